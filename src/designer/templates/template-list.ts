import { atom, type ReadableAtom } from 'nanostores'
import type { TemplateScope } from '#src/api/page-templates.ts'
import type { Connection } from '#src/stores/connection.ts'
import { deviceTemplates } from './device-templates.ts'
import { serverTemplates } from './server-templates.ts'
import { byAge, type NewTemplate, type SavedTemplate, type TemplateStore } from './template-store.ts'

/** What is known of a list; what was known before a failure stays. */
export interface Templates {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly SavedTemplate[]
  /** Why it failed. */
  readonly message: string
}

/** The presets or the page templates of a shop, the same list for everything on the screen. */
export class TemplateList {
  readonly #$list = atom<Templates>({ state: 'loading', items: [], message: '' })
  #reading: Promise<void> | undefined

  constructor(
    readonly store: TemplateStore,
    readonly scope: TemplateScope,
  ) {}

  get $list(): ReadableAtom<Templates> {
    return this.#$list
  }

  /** Reads the list once; again after a failure, or when asked to. Never throws. */
  load(again = false): Promise<void> {
    if (again || this.#$list.get().state === 'failed') this.#reading = undefined
    this.#reading ??= this.#read()
    return this.#reading
  }

  /** Keeps something new, or puts it in the place of `over`. @throws Error with a sentence */
  async keep(what: Omit<NewTemplate, 'scope'>, over?: SavedTemplate): Promise<SavedTemplate> {
    const template = await this.#following(this.store.keep({ ...what, scope: this.scope }, over))
    this.#put(template)
    return template
  }

  /** @throws Error with a sentence */
  async rename(template: SavedTemplate, name: string): Promise<void> {
    this.#put(await this.#following(this.store.rename(template, name)))
  }

  /** @throws Error with a sentence */
  async remove(template: SavedTemplate): Promise<void> {
    await this.#following(this.store.remove(template))
    this.#set(this.#$list.get().items.filter(({ id }) => id !== template.id))
  }

  // somebody else may have changed or deleted it: the list is read again, the failure is told by the caller
  async #following<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      void this.load(true)
      throw error
    }
  }

  async #read(): Promise<void> {
    const before = this.#$list.get()
    this.#$list.set({ ...before, state: 'loading', message: '' })
    try {
      this.#set(await this.store.list(this.scope))
    } catch (error) {
      this.#$list.set({ ...before, state: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }

  #put(template: SavedTemplate): void {
    const others = this.#$list.get().items.filter(({ id }) => id !== template.id)
    this.#set([template, ...others].toSorted(byAge))
  }

  #set(items: readonly SavedTemplate[]): void {
    this.#$list.set({ state: 'ready', items, message: '' })
  }
}

const lists = new WeakMap<Connection, Map<TemplateScope, TemplateList>>()

/** The list of a connection: at its server where that keeps templates (`pageTemplates`), else on this device. */
export function templatesOf(connection: Connection, scope: TemplateScope): TemplateList {
  const cached = lists.get(connection) ?? new Map<TemplateScope, TemplateList>()
  lists.set(connection, cached)
  const isOnServer = connection.capabilities.features.pageTemplates
  const list = cached.get(scope) ?? new TemplateList(isOnServer ? serverTemplates(connection) : deviceTemplates(connection.base), scope)
  cached.set(scope, list)
  return list
}
