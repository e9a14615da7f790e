import type { Translation } from '@stillwater/contract/bible'
import { AppError } from '#core/http/errors.ts'
import { embeddedProvider } from './embedded-provider.ts'
import type { Provider, Version } from './provider.ts'

interface Offer {
  readonly translations: Translation[]
  /** False while the remote provider does not answer. */
  readonly complete: boolean
}

/** All versions: the built-in ones and those of the remote provider, if there is one. */
export class Library {
  readonly #remote: Provider | undefined
  readonly #warn: (error: unknown) => void

  constructor(remote: Provider | undefined, warn: (error: unknown) => void) {
    this.#remote = remote
    this.#warn = warn
  }

  /** `mayAskRemote` fails for users who may not use the remote provider's quota: they get the built-in versions. */
  async offer(mayAskRemote: () => Promise<void>): Promise<Offer> {
    const embedded = await embeddedProvider.translations()
    if (this.#remote === undefined) return { translations: withOwnNames([...embedded]), complete: true }
    try {
      await mayAskRemote()
      const remote = await this.#remote.translations()
      return { translations: withOwnNames([...embedded, ...remote]), complete: true }
    } catch (error) {
      if (!(error instanceof AppError && error.status < 500)) this.#warn(error)
      return { translations: [...embedded], complete: false }
    }
  }

  async version(id: string, mayAskRemote: () => Promise<void>): Promise<Version> {
    const embedded = await embeddedProvider.version(id)
    if (embedded !== undefined) return embedded
    if (this.#remote !== undefined) {
      await mayAskRemote()
      const version = await this.#remote.version(id)
      if (version !== undefined) return version
    }
    const shown = id.length > 40 ? `${id.slice(0, 40)}…` : id
    throw new AppError('not_found', `There is no Bible version “${shown}”. Please choose one from the list.`)
  }
}

/** A name stands for one version only; of two with the same name the later one also shows its id. */
function withOwnNames(translations: Translation[]): Translation[] {
  const taken = new Set<string>()
  return translations.map((each) => {
    const name = taken.has(each.name) ? `${each.name} (${each.id})` : each.name
    taken.add(name)
    return { ...each, name }
  })
}
