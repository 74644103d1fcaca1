import { cancelSchedule, discardDraft, publishPage, readDraft, saveDraft, schedulePage } from '#src/api/page-publishing.ts'
import type { Expected, OpenedDraft, PageSchedule, Publishing } from '#src/api/page-publishing.ts'
import { listPageVersions, readPageVersion, restorePageVersion } from '#src/api/page-versions.ts'
import { readPageCode, type StoredPage } from '#src/api/pages.ts'
import { shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import { RequestError } from '#src/http/failure.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'

type Content = Pick<StoredPage, 'name' | 'title' | 'value' | 'version'>

/** A server in memory with one page, published, that keeps its draft apart as src/api/page-publishing.ts says. */
export class DraftServer {
  live: Content = { name: '模板', title: '首页', value: {}, version: 'p1' }
  draft: (Content & { base: string }) | null = null
  isPublished = true
  plan: PageSchedule | null = null
  /** The history that is kept; the place of an entry is its id. */
  readonly versions: Content[] = []
  /** Calls by method and path. */
  readonly calls: string[] = []
  /** The next answer to a call gets lost on its way. */
  losesNext = false
  #made = 1
  readonly #answered = new Map<string, unknown>()

  readonly capabilities: Capabilities = {
    ...shopCapabilities,
    kind: 'own',
    features: { ...shopCapabilities.features, pageHash: true, pageConflict: true, pageDrafts: true, pageVersions: true },
  }

  readonly check = () => Promise.resolve({ state: 'ready', capabilities: this.capabilities } as never)

  get publishing(): Publishing {
    const state = ({ version, value }: Content) => ({ version, hash: canonicalHash(value) })
    return {
      published: this.isPublished ? { ...state(this.live), published_at: 1767225600 } : null,
      draft: this.draft && { ...state(this.draft), base_version: this.draft.base, saved_at: 1767225700, admin_name: '张三' },
      schedule: this.plan,
    }
  }

  read(content: Content = this.draft ?? this.live): OpenedDraft {
    const info = { id: 7, type: 2, status: 0, is_diy: 1, add_time: 1, update_time: '2026-01-01 08:00:00', is_show: 1, ...content }
    return { info: { ...info, hash: canonicalHash(content.value) } as unknown as StoredPage, publishing: this.publishing }
  }

  /** Somebody saves past the drafts, as the shop's own editor does. */
  saveLive(value: Record<string, unknown>): void {
    this.versions.push(this.live)
    this.live = { ...this.live, value, version: this.#version('p') }
  }

  /** The time of the schedule has come. */
  publishPlanned(): void {
    this.#publish()
    this.plan = null
  }

  readonly send = async (endpoint: unknown, input: { params?: { version?: number }; body?: unknown; query?: Expected }): Promise<never> => {
    const { method, path } = endpoint as { method: string; path: string }
    this.calls.push(`${method} ${path}`)
    const body = (input.body ?? input.query ?? {}) as Expected & Content & { publish_at: number }
    const answer = this.#once(body.client_save_id, () => this.#answer(endpoint, body, input.params?.version))
    if (!this.losesNext) return structuredClone(answer) as never
    this.losesNext = false
    throw new RequestError({ kind: 'network', status: 0, code: '', message: '网络断开' })
  }

  #once(key: string | undefined, work: () => unknown): unknown {
    if (key === undefined) return work()
    if (!this.#answered.has(key)) this.#answered.set(key, work())
    return this.#answered.get(key)
  }

  #answer(endpoint: unknown, body: Expected & Content & { publish_at: number }, version: number | undefined): unknown {
    if (endpoint === readDraft) return this.read()
    if (endpoint === listPageVersions) return { list: this.versions.map((entry, id) => ({ id, version: entry.version })), count: 0 }
    if (endpoint === readPageVersion) return this.read(this.versions[version!])
    if (endpoint === readPageCode) return { image: 'unpublished' }
    if (endpoint === cancelSchedule) return ((this.plan = null), { publishing: this.publishing })
    this.#refuseConflict(body, endpoint === discardDraft)
    if (endpoint === saveDraft) return this.#keep({ name: body.name, title: body.title, value: body.value, version: '' })
    if (endpoint === restorePageVersion) return this.#keep(this.versions[version!]!)
    if (endpoint === discardDraft) return ((this.draft = this.plan = null), this.read())
    if (endpoint === publishPage) return (this.#publish(), this.#proof())
    if (endpoint === schedulePage) return this.#schedule(body.publish_at)
    throw new Error('no such call')
  }

  #refuseConflict(expected: Expected, isPublishedKnown: boolean): void {
    const isOtherDraft = expected.if_version !== undefined && expected.if_version !== (this.draft ?? this.live).version
    const known = isPublishedKnown ? this.live.version : (expected.if_published ?? this.draft?.base ?? this.live.version)
    if (!isOtherDraft && known === this.live.version) return
    const against = isOtherDraft && this.draft ? 'draft' : 'published'
    const data = { against, ...this.read(against === 'draft' ? this.draft! : this.live) }
    throw new RequestError({ kind: 'conflict', status: 409, code: 'page_conflict', message: 'conflict', data })
  }

  #keep(content: Content): unknown {
    this.draft = { ...content, version: this.#version('d'), base: this.live.version }
    return this.#proof()
  }

  #publish(): void {
    const { base: _, ...content } = this.draft!
    this.live = { ...content, version: this.#version('p') }
    this.draft = null
  }

  #schedule(at: number): unknown {
    const more = { version_id: 1, failure: '', message: '', admin_name: '张三', set_at: 1 }
    this.plan = { publish_at: at, draft_version: this.draft!.version, state: 'waiting', ...more }
    return { publishing: this.publishing }
  }

  #proof(): unknown {
    const { version, value } = this.draft ?? this.live
    return { id: 7, version, hash: canonicalHash(value), publishing: this.publishing }
  }

  #version(kind: string): string {
    return `${kind}${++this.#made}`
  }
}
