export { StorageNotice } from './storage-notice.tsx'
export { StorageUse } from './storage-use.tsx'
