import { lazyComponent } from '#shared/ui/lazy.tsx'

export const SettingsDialog = lazyComponent(async () => (await import('./settings-dialog.tsx')).default)
