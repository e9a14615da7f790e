import {
  type CredentialProof,
  mostPasskeys,
  type NewCredential,
} from '@stillwater/contract/account/passkey-schemas'
import type { Deps } from '#core/deps.ts'
import { AppError, notFound } from '#core/http/errors.ts'
import type { Session } from '#core/sessions/sessions.ts'
import { newPasskey, passkeyRemoved } from '../notices/notice-words.ts'
import { type Log, notify } from '../notices/notices.ts'
import { consumeToken, endTokens, issueToken } from '../passwords/one-time-tokens.ts'
import { attemptOf, checkPassword } from '../passwords/password-check.ts'
import { passkeyNotAdded, tooManyPasskeys, wrongPasskey } from './passkey-refusals.ts'
import { addPasskey, findPasskey, listCredentials, noteUse, removePasskey } from './passkey-store.ts'
import { pseudonym } from '../pseudonyms.ts'
import type { RelyingParty } from './relying-party.ts'
import { emailKeyOf } from '../service.ts'
import { type SignedIn, signInAndTell } from '../sign-in.ts'
import { getAccount } from '../store.ts'
import { Throttle } from '../throttle/throttle.ts'
import type { Visitor } from '../visitor.ts'
import {
  challengeOf,
  creationOptions,
  hasGrown,
  requestOptions,
  userHandleOf,
  verifyNew,
  verifyProof,
} from './webauthn.ts'

export function passkeyService(deps: Deps, log: Log) {
  const { db, engine, clock } = deps
  const throttle = new Throttle(db, clock)

  /** Whose account a proof opens. Its challenge is used up, whatever comes of it. */
  async function prove(proof: CredentialProof, rp: RelyingParty, { requestId, address }: Visitor) {
    const refused = (reason: string) => {
      log({ reqId: requestId, from: pseudonym(address), reason }, 'passkey sign-in failed')
      return wrongPasskey()
    }
    const now = clock()
    const challenge = challengeOf(proof)
    await consumeToken(db, 'passkey-sign-in', challenge, now).catch((error: unknown) => {
      throw error instanceof AppError ? refused('challenge') : error
    })
    const passkey = await findPasskey(db, proof.id)
    if (challenge === undefined || passkey === undefined) throw refused('unknown')
    if (proof.response.userHandle !== userHandleOf(passkey.userId)) throw refused('user')
    const use = await verifyProof(proof, passkey, rp, challenge)
    if (use === undefined) throw refused('proof')
    const { newCounter: counter, credentialBackedUp: backedUp } = use
    if (!hasGrown(passkey.counter, counter)) throw refused('counter')
    const noted = await noteUse(db, { id: passkey.id, before: passkey.counter, counter, backedUp }, now)
    const account = noted ? await getAccount(db, passkey.userId) : undefined
    if (account === undefined) throw refused('changed')
    return account
  }

  return {
    /** The password is asked for here, so that the challenge proves that it was right. */
    async beginAdding(userId: string, password: string, rp: RelyingParty, visitor: Visitor) {
      await checkPassword(deps, userId, password, 'password', visitor)
      const user = await getAccount(db, userId)
      if (user === undefined) throw notFound()
      const known = await listCredentials(db, userId)
      if (known.length >= mostPasskeys) throw tooManyPasskeys()
      const challenge = await issueToken(db, 'passkey-add', userId, clock())
      return creationOptions({ rp, user, challenge, known })
    },

    async add({ userId, tokenHash }: Session, credential: NewCredential, rp: RelyingParty, visitor: Visitor) {
      const challenge = challengeOf(credential)
      const owner = await consumeToken(db, 'passkey-add', challenge, clock())
      if (challenge === undefined || owner !== userId) throw passkeyNotAdded()
      const made = await verifyNew(credential, rp, challenge)
      const user = await getAccount(db, userId)
      if (made === undefined || user === undefined) throw passkeyNotAdded()
      const passkey = await addPasskey(
        db,
        engine,
        {
          userId,
          credentialId: made.credential.id,
          publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
          counter: made.credential.counter,
          transports: credential.response.transports ?? [],
          name: visitor.browser.name,
          backedUp: made.credentialBackedUp,
        },
        clock(),
      )
      await endTokens(db, userId)
      log({ reqId: visitor.requestId, userId }, 'passkey added')
      notify(deps, log, visitor, user, newPasskey, tokenHash)
      return passkey
    },

    /** Answers false where there is none. */
    async remove({ userId, tokenHash }: Session, id: string, visitor: Visitor): Promise<boolean> {
      const user = await getAccount(db, userId)
      if (user === undefined || !(await removePasskey(db, userId, id))) return false
      await endTokens(db, userId)
      log({ reqId: visitor.requestId, userId }, 'passkey removed')
      notify(deps, log, visitor, user, passkeyRemoved, tokenHash)
      return true
    },

    async beginSignIn(rp: RelyingParty, { address }: Visitor) {
      await throttle.beginChallenge(address)
      return requestOptions(rp, await issueToken(db, 'passkey-sign-in', null, clock()))
    },

    /** Counted by address alone, as recovery codes are: it gets an owner in whom guessers lock out. */
    async signIn(proof: CredentialProof, rp: RelyingParty, visitor: Visitor): Promise<SignedIn> {
      await throttle.beginFrom(visitor.address)
      const account = await prove(proof, rp, visitor)
      await throttle.takeBackFrom(visitor.address)
      const { knownDevice } = await attemptOf(deps, emailKeyOf(account.email), visitor)
      return signInAndTell(deps, log, account, visitor, knownDevice !== undefined)
    },
  }
}
