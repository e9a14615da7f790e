export { mayLeave, sessionQuery, useLogout } from './session.ts'
export { UserProvider, useUser, useUserState } from './user-context.tsx'
