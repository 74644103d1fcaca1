import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { readPageVersion, type PageVersion } from '#src/api/page-versions.ts'
import { readLegacyPage, readPage, saveLegacyPage, savePage, type SavedPage, type SavePageBody, type StoredPage } from '#src/api/pages.ts'
import type { Host } from '#src/door/host.ts'
import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Wire } from '../document/block.ts'
import type { HostAnswer, HostSave } from '../session/host-save.ts'
import { fromPage, isEmpty, toPage, wholeOf } from './stored/value.ts'

/** The same object with other members; its own methods keep their private fields. */
function withMembers<T extends object>(target: T, members: Readonly<Record<string, () => unknown>>): T {
  return new Proxy(target, {
    get(_, key) {
      const own = typeof key === 'string' && Object.hasOwn(members, key) ? members[key] : undefined
      if (own) return own()
      const member: unknown = Reflect.get(target, key, target)
      return typeof member === 'function' ? (member as (...given: unknown[]) => unknown).bind(target) : member
    },
  })
}

interface SaveDetail {
  readonly value: Wire
  readonly respondWith: HostSave['respondWith']
}

/**
 * A page of the older decoration behind the calls of a new one: what is read comes in the designer's form, what is
 * saved goes out in the page's own, by the older calls (designer contract 1.1, 4.1). Whatever keeps, compares and
 * merges pages is the same for both.
 */
export class LegacyPage {
  /** The shop, as this page may use it: drafts and templates on the server are for new pages only. */
  readonly connection: Connection
  // what the server had when it was read last: what nobody knows of it is sent back
  #whole: Wire = {}
  #isBuiltIn = false

  constructor(private readonly shop: Connection) {
    const send = (call: Endpoint, input: Input, options?: SendOptions) => this.#send(call, input, options)
    this.connection = withMembers(shop, { send: () => send, capabilities: () => this.#capabilities() })
  }

  /** The page in its own form, as the server had it last. */
  get whole(): Wire {
    return this.#whole
  }

  /** Nothing is stored yet: what is shown is the shop's built-in page. */
  get isBuiltIn(): boolean {
    return this.#isBuiltIn
  }

  /** The host, which is told of a save in the page's own form. */
  hostOf(host: Host): Host {
    const emit = (name: `crm-${string}`, detail?: unknown) =>
      host.emit(name, name === 'crm-save' ? this.#ownDetail(detail as SaveDetail) : detail)
    return withMembers(host, { emit: () => emit })
  }

  /** Reads the page. @throws RequestError, SyntaxError */
  async read(id: Input['params']): Promise<StoredPage> {
    const { info } = await this.shop.send(readLegacyPage, { params: id as { id: string } })
    this.#whole = wholeOf(info.value)
    this.#isBuiltIn = isEmpty(info.value)
    return this.#shown(info)
  }

  // a host that stores the page itself proves it by the hash of what it got
  #ownDetail(detail: SaveDetail): object {
    const value = fromPage(detail.value, this.#whole)
    const known = (saved: HostAnswer): HostAnswer =>
      saved?.hash !== undefined && saved.hash === canonicalHash(value) ? { ...saved, hash: canonicalHash(detail.value) } : saved
    const respondWith: HostSave['respondWith'] = (saved) => {
      detail.respondWith(Promise.resolve(saved).then(known))
      this.#whole = value
    }
    return { ...detail, value, respondWith }
  }

  #capabilities() {
    const { features, ...rest } = this.shop.capabilities
    return { ...rest, features: { ...features, pageDrafts: false, pageTemplates: false, pageDuplicates: false } }
  }

  // every call but those about this page's content goes through as it is
  async #send(call: Endpoint, input: Input, options?: SendOptions): Promise<unknown> {
    if (call === (readPage as Endpoint)) return { info: await this.read(input.params) }
    if (call === (savePage as Endpoint)) return this.#save(input as { params: { id: string }; body: SavePageBody })
    const reply = await this.shop.send(call, input, options)
    if (call !== (readPageVersion as Endpoint)) return reply
    const { info, ...rest } = reply as { version: PageVersion; info: StoredPage }
    return { ...rest, info: this.#shown(info) }
  }

  async #save({ params, body }: { params: { id: string }; body: SavePageBody }): Promise<SavedPage> {
    const value = fromPage(body.value, this.#whole)
    try {
      const expected = body.if_version === undefined ? {} : { if_version: body.if_version }
      const saved = await this.shop.send(saveLegacyPage, { params, body: { value, ...expected } })
      this.#whole = value
      this.#isBuiltIn = false
      const isStored = saved?.hash !== undefined && saved.hash === canonicalHash(value)
      return { id: params.id, ...saved, ...(isStored && { hash: canonicalHash(body.value) }) }
    } catch (error) {
      throw this.#shownFailure(error)
    }
  }

  // somebody else's page comes with the refusal
  #shownFailure(error: unknown): unknown {
    if (!(error instanceof RequestError)) return error
    const { info } = (error.data ?? {}) as { info?: StoredPage }
    if (!info) return error
    this.#whole = wholeOf(info.value)
    return new RequestError({ ...error, message: error.message, errors: error.errors ?? {}, data: { info: this.#shown(info) } })
  }

  #shown(info: StoredPage): StoredPage {
    const value = toPage(info.value)
    return { ...info, value, is_diy: 1, ...(info.hash !== undefined && { hash: canonicalHash(value) }) }
  }
}
