import type { StoredPage } from '#src/api/pages.ts'
import { readPage, savePage } from '#src/api/pages.ts'
import { shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import { RequestError } from '#src/http/failure.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'

type Body = Partial<StoredPage> & { value: Record<string, unknown>; if_version?: string; client_save_id?: string }

/** A server in memory with one page; `own` proves and refuses, `shop` rewrites switches and notices nothing. */
export class OnePageServer {
  info: StoredPage = {
    ...{ id: 7, version: 'v1', type: 2, status: 0, is_diy: 1, add_time: 1, update_time: 1767225600, value: {} },
    ...{ title: '首页', name: '模板', is_show: 1, is_bg_color: 0, color_picker: '#f5f5f5', is_bg_pic: 0, bg_pic: '', bg_tab_val: 0 },
  }
  saves = 0
  /** Thrown by the next save; `lost` stores first, `dead` does not, `ended` neither. */
  next: 'lost' | 'dead' | 'refuse' | 'ended' | null = null
  /** Keeps saves waiting until it is called. */
  held: (() => void) | undefined

  constructor(readonly kind: 'own' | 'shop') {}

  get capabilities(): Capabilities {
    if (this.kind === 'shop') return shopCapabilities
    return { ...shopCapabilities, kind: 'own', features: { ...shopCapabilities.features, pageHash: true, pageConflict: true } }
  }

  readonly check = () => Promise.resolve({ state: 'ready', capabilities: this.capabilities } as never)

  /** Somebody else saves. */
  changeElsewhere(value: Record<string, unknown>): void {
    this.info = { ...this.info, value, version: `${this.info.version}x`, update_time: Number(this.info.update_time) + 60 }
  }

  /** Pages made by id of the request. */
  readonly made = new Map<string, { text: string; id: number }>()
  pages = 1

  send = async (endpoint: unknown, input: { params?: Record<string, unknown>; body?: unknown }): Promise<never> => {
    if (endpoint === readPage) return { info: this.info } as never
    if (endpoint === savePage && input.params?.['id'] === 0) return (await this.#create(input.body as Body)) as never
    if (endpoint === savePage) return (await this.#save(input.body as Body, input.params?.['id'])) as never
    throw new RequestError({ kind: 'missing', status: 404, code: '', message: 'no such call' })
  }

  async #create({ client_save_id: key, ...body }: Body): Promise<object> {
    const text = JSON.stringify(body)
    const before = key === undefined ? undefined : this.made.get(key)
    if (before && before.text !== text) throw new RequestError({ kind: 'business', status: 400, code: '', message: 'another body' })
    if (before) return { id: String(before.id), version: this.info.version, hash: canonicalHash(this.info.value) }
    if (this.next !== 'refuse') this.pages++
    if (key !== undefined && this.next !== 'refuse') this.made.set(key, { text, id: 8 })
    return { ...(await this.#save(body)), id: '8' }
  }

  async #save(body: Body, id: unknown = 7): Promise<object> {
    this.saves++
    if (this.held !== undefined) await new Promise<void>((go) => (this.held = go))
    const fail = this.next
    this.next = null
    if (fail === 'dead') throw new RequestError({ kind: 'network', status: 0, code: '', message: '网络断开' })
    if (fail === 'ended') throw new RequestError({ kind: 'session', status: 401, code: '', message: '登录已过期' })
    if (fail === 'refuse') throw new RequestError({ kind: 'business', status: 400, code: '', message: '没有权限' })
    const { if_version: version, ...columns } = body
    if (this.kind === 'own' && version !== undefined && version !== this.info.version) {
      throw new RequestError({ kind: 'conflict', status: 409, code: '', message: 'conflict', data: { info: this.info } })
    }
    const value = this.kind === 'shop' ? (filtered(body.value) as Record<string, unknown>) : body.value
    this.info = {
      ...this.info,
      ...columns,
      value,
      version: `v${Number(this.info.version.replace(/\D/g, '')) + 1}`,
      update_time: Number(this.info.update_time) + 1,
    }
    if (fail === 'lost') throw new RequestError({ kind: 'network', status: 0, code: '', message: '网络断开' })
    return this.kind === 'own' ? { id, version: this.info.version, hash: canonicalHash(value) } : { id }
  }
}

/** What a shop server's input filter makes of a value (designer contract 2.4). */
function filtered(value: unknown): unknown {
  if (value === true) return '1'
  if (value === false) return ''
  if (typeof value === 'string') return value.replace(/ or .*=.*$/i, '')
  if (Array.isArray(value)) return value.map(filtered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filtered(entry)]))
}
