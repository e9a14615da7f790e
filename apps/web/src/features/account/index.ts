export { ProfileDialog } from './profile-dialog.tsx'
