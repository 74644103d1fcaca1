import { atom } from 'nanostores'
import type { LinkCheck } from '#src/api/links.ts'
import { checkLinks } from '#src/api/links.ts'
import type { PictureFact } from '#src/designer/checks/outside/picture-loader.ts'
import { shopCapabilities } from '#src/api/capabilities.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { Checker } from '#src/designer/checks/checker.ts'
import type { Finding } from '#src/designer/checks/finding.ts'
import type { Wire } from '#src/designer/document/block.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage } from '#src/designer/session/open-page.ts'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { IgnoredStore } from '#src/designer/checks/ignored-store.ts'
import { MemoryJournals } from '../session/memory-journals.ts'

/** A device in memory. */
export class IgnoredInMemory implements IgnoredStore {
  readonly pages = new Map<string, readonly string[]>()
  isFull = false

  read(page: string): Promise<readonly string[]> {
    return this.isFull ? Promise.reject(new DOMException('blocked', 'SecurityError')) : Promise.resolve(this.pages.get(page) ?? [])
  }

  write(page: string, keys: readonly string[]): Promise<void> {
    if (this.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    this.pages.set(page, keys)
    return Promise.resolve()
  }
}

interface Options {
  store?: IgnoredStore
  modules?: string[] | null
  /** What the server says of links and ids, by `list what`; without it, the server cannot tell. */
  verdicts?: Record<string, Partial<LinkCheck>>
  /** What pictures really are, by address; nobody can tell of others. */
  pictures?: Record<string, PictureFact>
}

/** A stored block of a kind with other clean values. */
export function wireOf(kind: string, change: object = {}): Wire {
  const definition = blockKinds.get(kind)!
  const fresh = definition.fresh()
  return definition.write({ ...definition.read(fresh), ...change } as object, fresh)
}

/** A new page without a tab bar of its own problems, and its linter. */
export function checkedPage({ store = new IgnoredInMemory(), modules = null, verdicts, pictures = {} }: Options = {}) {
  const requests: Record<string, string[]>[] = []
  const host = { $props: atom({}), emit: () => true, root: document.createElement('div') } as unknown as Host
  const connection = {
    base: 'https://shop.example.com',
    kind: verdicts ? 'own' : 'shop',
    capabilities: { ...shopCapabilities, features: { ...shopCapabilities.features, linkCheck: verdicts !== undefined } },
    $session: atom(modules ? { modules } : null),
    send: (endpoint: { path: string }, { body }: { body: Record<string, string[]> }) => {
      if (endpoint.path !== checkLinks.path) return new Promise(() => {})
      requests.push(body)
      const judge = (list: string, what: string) => ({ verdict: 'ok', kind: 'product', ...verdicts![`${list} ${what}`] })
      return Promise.resolve(Object.fromEntries(Object.entries(body).map(([list, all]) => [list, all.map((what) => judge(list, what))])))
    },
    check: () => Promise.resolve(),
  } as unknown as Connection
  const editor = new Editor(host, connection, newPage(), new MemoryJournals())
  const checker = new Checker(editor, store, (_, address) => Promise.resolve(pictures[address]))
  const put = (kind: string, change: object = {}) => editor.page.insert(kind, wireOf(kind, change), editor.page.order.$count.get(), 'put')
  /** Findings of one block, or of everything but the tab bar. */
  const found = async (id?: string): Promise<readonly Finding[]> => {
    const all = await checker.settled()
    const footer = editor.page.$footer.get()?.id
    return all.filter(({ block }) => (id === undefined ? block !== footer : block === id))
  }
  return { editor, checker, store, put, found, asked: requests }
}

/** `rule severity path` of every finding. */
export const briefly = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, severity, path }) => `${rule} ${severity} ${path.join('.')}`.trim())
