/** What users are told about changes to their account: what happened, and what to do if it wasn't them. No secrets, no addresses of people. */
import type { Browser } from '#core/sessions/sessions.ts'

interface Notice {
  /** For the other devices; nothing where they have been signed out. */
  readonly push?: string
  readonly mail: { readonly subject: string; readonly text: string }
}

/** Where something was done. */
interface Where {
  readonly browser: Browser
  readonly publicUrl: string | undefined
}

export type Words = (where: Where) => Notice

const from = ({ browser: { address } }: Where) => (address === null ? '' : ` from ${address}`)
const on = (where: Where) => `on ${where.browser.name}${from(where)}`
const settings = ({ publicUrl = '' }: Where) => `${publicUrl}/settings`
const wasYou = 'If that was you, you can ignore this message.'

const mail = (subject: string, ...paragraphs: string[]) => ({ subject, text: paragraphs.join('\n\n') })

/** A browser signed in that was never seen before. */
export const newDevice: Words = (where) => ({
  push: `${where.browser.name} signed in to your account. If it wasn’t you, change your password.`,
  mail: mail(
    'New sign-in to Stillwater',
    `${where.browser.name} signed in to your Stillwater account${from(where)}.`,
    wasYou,
    `If it wasn’t you, change your password and sign that device out: ${settings(where)}`,
  ),
})

/** A passkey opens the account for as long as it is there, so its owner has to know of it. */
export const newPasskey: Words = (where) => ({
  push: `A passkey was added to your account on ${where.browser.name}. If it wasn’t you, remove it in Settings and change your password.`,
  mail: mail(
    'New passkey for Stillwater',
    `A passkey was added to your Stillwater account ${on(where)}.`,
    wasYou,
    `If it wasn’t you, remove the passkey and change your password: ${settings(where)}`,
  ),
})

export const passkeyRemoved: Words = (where) => ({
  push: `A passkey was removed from your account on ${where.browser.name}. If it wasn’t you, change your password.`,
  mail: mail(
    'Passkey removed from Stillwater',
    `A passkey was removed from your Stillwater account ${on(where)}.`,
    wasYou,
    `If it wasn’t you, change your password: ${settings(where)}`,
  ),
})

const afterNewPassword = (where: Where) => [
  'Your other devices were signed out. Recovery codes and reset links from before no longer work.',
  wasYou,
  `If it wasn’t you, set a new password now: ${where.publicUrl ?? ''}/forgot-password`,
  'Then look through the passkeys and calendar addresses in your settings, and remove any that aren’t yours.',
]

export const passwordChanged: Words = (where) => ({
  mail: mail(
    'Your Stillwater password was changed',
    `The password of your Stillwater account was changed ${on(where)}.`,
    ...afterNewPassword(where),
  ),
})

export const passwordReset: Words = (where) => ({
  mail: mail(
    'Your Stillwater password was reset',
    `The password of your Stillwater account was reset ${on(where)}, with a reset link or a recovery code.`,
    ...afterNewPassword(where),
  ),
})

/** For the address from before. It doesn't name the new one: not everybody who reads this mailbox has to know it. */
export const emailChanged: Words = (where) => ({
  push: `The email of your account was changed on ${where.browser.name}. If it wasn’t you, change it back and change your password.`,
  mail: mail(
    'Your Stillwater email was changed',
    `The email of your Stillwater account was changed ${on(where)}. You sign in with the new one from now on. Recovery codes and reset links from before no longer work.`,
    wasYou,
    `If it wasn’t you, change your email back and set a new password on a device where you’re still signed in: ${settings(where)}`,
    'If you can’t, tell the person who runs Stillwater for your church.',
  ),
})

/** For the new address, which may have been mistyped: a stranger learns nothing of the user from it. */
export const emailIsNew: Words = () => ({
  mail: mail(
    'This is your Stillwater email now',
    'This address is now the email of a Stillwater account. You sign in with it from now on.',
    'If that was you, there is nothing else to do.',
    'If it wasn’t you, someone mistyped their address. You can ignore this message.',
  ),
})

export const newCodes: Words = (where) => ({
  push: `New recovery codes were created on ${where.browser.name}. If it wasn’t you, change your password.`,
  mail: mail(
    'New recovery codes for Stillwater',
    `New recovery codes for your Stillwater account were created ${on(where)}. Recovery codes and reset links from before no longer work.`,
    wasYou,
    `If it wasn’t you, change your password, which ends these codes: ${settings(where)}`,
  ),
})

export const deletionPlanned: Words = (where) => ({
  mail: mail(
    'Your Stillwater account will be deleted',
    `Your Stillwater account and everything in it will be deleted in seven days. This was chosen ${on(where)}.`,
    `To keep it, sign in before then: ${where.publicUrl ?? ''}/auth`,
    'If it wasn’t you, sign in now and change your password.',
  ),
})

export const deletionCanceled: Words = (where) => ({
  mail: mail(
    'Your Stillwater account will not be deleted',
    `Your Stillwater account will not be deleted, because someone signed in to it ${on(where)}.`,
    wasYou,
    `If it wasn’t you, change your password: ${settings(where)}`,
  ),
})
