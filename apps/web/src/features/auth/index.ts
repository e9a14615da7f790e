export { isWhole, sessionQuery } from './session.ts'
export { mayLeave, useLogout } from './use-logout.ts'
export { UserProvider, useUser, useUserState } from './user-context.tsx'
