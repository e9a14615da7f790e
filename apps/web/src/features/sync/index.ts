export { OfflineLine } from './offline-line.tsx'
export { SyncHost } from './sync-host.tsx'
export { UnsentButton } from './unsent-button.tsx'
