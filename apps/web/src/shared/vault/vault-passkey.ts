import { parseJson } from '#shared/device/parse-stored.ts'
import { privateKey } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'
import { parsePasskey, type PasskeyLock } from '#shared/lock/lock-settings.ts'

/**
 * The key of sealed words on this device, wrapped by a secret that only one passkey can compute. Null unless its owner has chosen that
 * here; it is removed when they sign out.
 */
export const vaultPasskey = storedValue<PasskeyLock | null>({
  key: (owner) => privateKey(owner, 'vault passkey'),
  parse: (text) => parsePasskey(parseJson(text)) ?? null,
})
