import { useRemove } from '#shared/records/use-remove.ts'

export const useRemoveSermon = () =>
  useRemove('sermons', { removed: 'Sermon deleted', failed: 'Failed to delete sermon' })
