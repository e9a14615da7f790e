import type { User } from '@stillwater/contract/auth'

/** Whether the user's data came as it should: a proxy or an old cache may answer with something else. */
export const isWhole = (user: User | null): user is User =>
  typeof user?.id === 'string' && typeof user.fullName === 'string'
