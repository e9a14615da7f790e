import type { Translation } from '@stillwater/contract/bible'
import { BiblesSchema, type RemoteBible } from './remote-answers.ts'
import { RemoteClient, type RemoteSettings } from './remote-client.ts'
import { remoteText } from './remote-html.ts'
import { RemoteVersion } from './remote-version.ts'
import type { Provider, Version } from './provider.ts'

/** Milliseconds to wait after a failure before requesting the list again. */
const pause = 60_000

/** Versions from a server that speaks API.Bible's protocol. */
export class RemoteProvider implements Provider {
  readonly #client: RemoteClient
  readonly #now: () => number
  #failure: { readonly error: unknown; readonly until: number } | undefined

  constructor(settings: RemoteSettings, now: () => number = Date.now) {
    this.#client = new RemoteClient(settings)
    this.#now = now
  }

  async translations(): Promise<Translation[]> {
    return (await this.#list()).map(({ id, name, language, copyright }) => ({
      id,
      name: remoteText(name),
      language: shortLanguage(language.id),
      copyright: remoteText(copyright ?? ''),
    }))
  }

  async version(id: string): Promise<Version | undefined> {
    const bible = (await this.#list()).find((each) => each.id === id)
    return bible === undefined ? undefined : new RemoteVersion(this.#client, bible)
  }

  /** Every call needs the list, so a provider that does not answer would otherwise cost each of them the whole time-out. */
  async #list(): Promise<RemoteBible[]> {
    if (this.#failure !== undefined && this.#now() < this.#failure.until) throw this.#failure.error
    try {
      const bibles = (await this.#client.get(BiblesSchema, '/bibles'))?.data ?? []
      this.#failure = undefined
      return bibles
    } catch (error) {
      this.#failure = { error, until: this.#now() + pause }
      throw error
    }
  }
}

/** "en" for "eng": the provider has the three letters of ISO 639-3. */
function shortLanguage(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return 'und'
  return Intl.getCanonicalLocales(code)[0] ?? code
}
