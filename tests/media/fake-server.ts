import { listFileCategories, listFiles, moveFiles, removeFileCategory, removeFiles, renameFile } from '#src/api/files.ts'
import { shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import {
  destroyFiles,
  listFileIds,
  listFileUses,
  readCategoryContents,
  removeFullCategory,
  restoreFiles,
  type UsesOfFile,
} from '#src/api/file-library.ts'
import { RequestError, type FailureKind } from '#src/http/failure.ts'
import type { MediaServer } from '#src/media/server.ts'
import type { Arrival, Carrier, Journey, Parcel } from '#src/media/upload/carrier.ts'

export const base = 'https://shop.example'

interface StoredFile {
  id: number
  pid: number
  name: string
}

export function refusal(code: string, message: string, kind: FailureKind = 'business'): RequestError {
  return new RequestError({ kind, status: 400, code, message })
}

/** A shop in memory, with the shop's refusals. Uploads end when the test says so. */
export class FakeServer implements MediaServer {
  readonly base = base
  capabilities: Capabilities = shopCapabilities
  files: StoredFile[] = []
  /** Counting alone waits for this. */
  counting: Promise<void> = Promise.resolve()
  /** Counting waits until the answer is called. */
  holdCounting(): () => void {
    let go = () => {}
    this.counting = new Promise((resolve) => (go = resolve))
    return () => go()
  }
  /** Lists wait for this. */
  listed: Promise<void> = Promise.resolve()
  /** Lists wait until the answer is called. */
  holdListing(): () => void {
    let go = () => {}
    this.listed = new Promise((resolve) => (go = resolve))
    return () => go()
  }
  categories = [
    { id: 9, pid: 0, title: '商品图库' },
    { id: 17, pid: 9, title: '子分类' },
    { id: 10, pid: 0, title: '横幅素材' },
  ]
  calls: { path: string; input: Input; signal?: AbortSignal | undefined }[] = []
  failNext: RequestError | undefined
  uses: UsesOfFile[] = []
  #trash: StoredFile[] = []
  uploads: {
    file: File
    categoryId: string
    sha256: string
    options: Journey
    finish(known?: boolean): void
    fail(error: unknown): void
  }[] = []

  /** As a server of ours with these features. */
  can(...features: (keyof Capabilities['features'])[]): void {
    const more = Object.fromEntries(features.map((name) => [name, true]))
    this.capabilities = { ...shopCapabilities, kind: 'own', features: { ...shopCapabilities.features, ...more } }
  }

  constructor(files = 0, pid = 9) {
    this.files = Array.from({ length: files }, (_, index) => ({ id: index + 1, pid, name: `p${index + 1}.jpg` }))
  }

  send: MediaServer['send'] = async <In extends Input, Out>(
    call: Endpoint<In, Out>,
    input: In,
    options?: { signal?: AbortSignal },
  ): Promise<Out> => {
    this.calls.push({ path: `${call.method} ${call.path}`, input, signal: options?.signal })
    await ((input.query as { limit?: number } | undefined)?.limit === 1 ? this.counting : undefined)
    await (call === (listFiles as unknown) ? this.listed : undefined)
    if (this.failNext) {
      const error = this.failNext
      this.failNext = undefined
      throw error
    }
    return this.#answer(call as unknown as Endpoint, input) as Out
  }

  lanes = 1
  limits: Carrier['limits']
  givenUp: string[] = []

  carrier: MediaServer['carrier'] = async () => ({
    lanes: this.lanes,
    ...(this.limits && { limits: this.limits }),
    send: (parcel, journey) => this.#take(parcel, journey),
    giveUp: async (held) => void this.givenUp.push(held),
  })

  #take({ file, categoryId, sha256 }: Parcel, options: Journey): Promise<Arrival> {
    return new Promise((resolve, reject) => {
      const stop = () => reject(refusal('', '已取消', 'aborted'))
      options.signal.addEventListener('abort', stop)
      this.uploads.push({
        file,
        categoryId,
        sha256,
        options,
        finish: (known = false) => {
          this.files.push({ id: this.files.length + 1, pid: Number(categoryId), name: file.name })
          resolve({ address: `${base}/uploads/${file.name}`, fileId: String(this.files.length), known })
        },
        fail: reject,
      })
    })
  }

  #answer(call: Endpoint, input: Input): unknown {
    const query = (input.query ?? {}) as Record<string, string>
    const body = (input.body ?? {}) as Record<string, string>
    const id = Number(input.params?.id)
    if (is(call, listFiles)) return this.#list(query)
    if (is(call, listFileIds)) return { ids: this.#found(query).map((file) => file.id) }
    if (is(call, listFileCategories)) return { list: query.all ? this.#nested(0) : this.#level(Number(query.pid)) }
    if (is(call, readCategoryContents)) return this.#contents(id)
    if (is(call, removeFullCategory)) return this.#lift(id)
    if (is(call, removeFileCategory)) return this.#removeCategory(id)
    if (is(call, removeFiles)) return this.#remove(body.ids!.split(','))
    if (is(call, listFileUses)) return { list: this.uses.filter(({ att_id }) => [...body.ids!].includes(String(att_id))) }
    if (is(call, restoreFiles)) return this.#restore([...body.ids!])
    if (is(call, destroyFiles)) return
    if (is(call, moveFiles))
      return this.files.filter((file) => body.images!.split(',').includes(String(file.id))).forEach((file) => (file.pid = Number(body.pid)))
    if (is(call, renameFile)) return this.#rename(id, body.real_name ?? '')
    throw new Error(`unknown call ${call.path}`)
  }

  #remove(ids: string[]): void {
    this.#trash.push(...this.files.filter((file) => ids.includes(String(file.id))))
    this.files = this.files.filter((file) => !ids.includes(String(file.id)))
  }

  #restore(ids: string[]): void {
    this.files.push(...this.#trash.filter((file) => ids.includes(String(file.id))))
  }

  #found(query: Record<string, string>) {
    return this.files
      .filter((file) => Number(query.pid) === 0 || file.pid === Number(query.pid))
      .filter((file) => file.name.includes(query.real_name ?? ''))
      .toReversed()
  }

  #list(query: Record<string, string>) {
    const found = this.#found(query)
    const from = (Number(query.page) - 1) * Number(query.limit)
    const list = found.slice(from, from + Number(query.limit)).map(row)
    return query.counted === undefined ? { list, count: found.length } : { list }
  }

  // as the shop does it: rows with something below them carry an empty list
  #level(pid: number) {
    const hasChildren = (id: number) => this.categories.some((other) => other.pid === id)
    return this.categories
      .filter((row) => row.pid === pid)
      .map((row) => (hasChildren(row.id) ? { ...row, children: [], loading: false } : row))
  }

  #nested(pid: number): unknown[] {
    return this.categories.filter((row) => row.pid === pid).map((row) => ({ ...row, children: this.#nested(row.id) }))
  }

  #contents(id: number) {
    const inside = (rows: readonly { pid: number }[]) => rows.filter((row) => row.pid === id).length
    return { categories: inside(this.categories), files: inside(this.files) }
  }

  // what a category holds goes to its parent
  #lift(id: number): void {
    const { pid } = this.categories.find((row) => row.id === id)!
    for (const row of [...this.categories, ...this.files]) if (row.pid === id) row.pid = pid
    this.#removeCategory(id)
  }

  #removeCategory(id: number): void {
    if (this.categories.some((row) => row.pid === id)) throw refusal('400102', '请先删除子分类')
    this.categories = this.categories.filter((row) => row.id !== id)
  }

  #rename(id: number, name: string): void {
    if (!name) throw refusal('400104', '文件名称不能为空')
    this.files.find((file) => file.id === id)!.name = name
  }
}

const is = (call: Endpoint, known: { method: string; path: string }) => call.method === known.method && call.path === known.path

function row(file: StoredFile) {
  const address = `/uploads/${file.name}`
  return {
    att_id: file.id,
    name: file.name,
    real_name: file.name,
    att_dir: address,
    satt_dir: address,
    att_size: '0',
    att_type: `image/${file.name.endsWith('.png') ? 'png' : 'jpeg'}`,
    pid: file.pid,
    time: '2026-11-21 08:37:05',
    image_type: 1,
    module_type: 1,
    scan_token: '',
  }
}

/** Lets everything that is ready to go on do so. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Waits until something holds; fails with its last value otherwise. */
export async function until<T>(look: () => T | undefined | false | null, most = 15_000): Promise<T> {
  const end = Date.now() + most
  for (;;) {
    const value = look()
    if (value) return value
    if (Date.now() > end) throw new Error(`waited in vain, last seen: ${String(value)}`)
    await new Promise((resume) => setTimeout(resume, 5))
  }
}
