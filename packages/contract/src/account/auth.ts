import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { line, optionalLine, requiredLine } from '../records/fields.ts'
import { limits } from '../limits.ts'

const emailMessage = 'Please enter a valid email address'
const passwordMessage = 'Password must be at least 6 characters'

/** A text of a schema counts for all of its checks, so this one is for what is no string at all. */
const unlessString = (message: string) => ({
  error: (issue: z.core.$ZodRawIssue) => (issue.code === 'invalid_type' ? message : undefined),
})

export const EmailSchema = z
  .string(unlessString(emailMessage))
  .check(z.trim(), z.maxLength(limits.email), z.email(emailMessage))

export const PasswordSchema = z.string(unlessString(passwordMessage)).check(
  z.minLength(limits.passwordMin, passwordMessage),
  z.maxLength(limits.passwordMax),
  z.refine((value) => value.isWellFormed() && !value.includes('\0'), 'Remove the control characters'),
)

export const UserSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  churchName: z.nullable(z.string()),
  /** Whether our year of readings fills the days for which the user has written no devotional. */
  followsReadings: z.boolean(),
  /** By signing in, the user has taken back the deletion of their account. */
  restored: z.optional(z.boolean()),
})
export type User = z.infer<typeof UserSchema>

/** `username` is an alias of `email` that older clients send. */
export const LoginSchema = z
  .object({ email: z.optional(EmailSchema), username: z.optional(EmailSchema), password: PasswordSchema })
  .check(
    z.refine((body) => body.email !== undefined || body.username !== undefined, {
      path: ['email'],
      error: emailMessage,
    }),
  )

export const RegisterSchema = z.object({
  fullName: requiredLine(limits.fullNameMin, 'Full name is required'),
  email: EmailSchema,
  churchName: optionalLine(),
  password: PasswordSchema,
  /** From the link of an invitation, where registering needs one. */
  invite: z.optional(line(limits.token)),
})

const PasswordResetSchema = z.object({
  /** From the link, which works once. */
  token: line(limits.token),
  password: PasswordSchema,
})

export const ProfileSchema = z.object({
  fullName: requiredLine(limits.fullNameMin, 'Full name must be at least 2 characters.'),
  churchName: optionalLine(),
  /** Left as it is unless told. */
  followsReadings: z.optional(z.boolean()),
})

export const getUser = endpoint({ method: 'GET', path: '/api/user', access: 'user', response: UserSchema })

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/user',
  access: 'user',
  body: ProfileSchema,
  response: UserSchema,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  body: RegisterSchema,
  response: UserSchema,
  status: 201,
  errors: ['already_exists', 'registration_closed', 'invalid_link', 'too_many_attempts'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  body: LoginSchema,
  response: UserSchema,
  errors: ['invalid_credentials', 'account_disabled', 'too_many_attempts'],
})

/** Sets a new password, ends all sessions, reset links and recovery codes of the user, and signs this device in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  access: 'public',
  body: PasswordResetSchema,
  response: UserSchema,
  errors: ['invalid_link', 'account_disabled', 'too_many_attempts'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  response: null,
  status: 204,
})
