import { isText, parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { privateKey } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'
import { parsePasskey, type PasskeyLock } from '#shared/lock/lock-settings.ts'

interface VaultPasskey extends PasskeyLock {
  /** Of the key that it opens. Empty for keys from before there were ids. */
  readonly keyId: string
}

/**
 * The key of sealed words on this device, wrapped by a secret that only one passkey can compute. Null unless its owner has chosen that
 * here; it is removed when they sign out.
 */
export const vaultPasskey = storedValue<VaultPasskey | null>({
  key: (owner) => privateKey(owner, 'vault passkey'),
  parse: (text) => {
    const stored = parseJson(text)
    const lock = parsePasskey(stored)
    const { keyId } = propertiesOf(stored)
    return lock === undefined ? null : { ...lock, keyId: isText(keyId, 100) ? keyId : '' }
  },
})
