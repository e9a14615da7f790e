export { NewPassword, newPasswordFields, samePasswords } from './new-password.tsx'
export { isWhole, sessionQuery, welcome } from './session.ts'
export { mayLeave, useLeave, useLogout } from './use-logout.ts'
export { UserProvider, useUser, useUserState } from './user-context.tsx'
