import { isWire, nextId, type Block } from '../document/block.ts'
import type { Run } from '../document/order.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { ReadValue } from '../document/read-value.ts'
import type { PageSettings } from '../document/settings.ts'
import { deviceShelf, type DraftShelf } from './draft-shelf.ts'

/** What was being edited on this device and has not reached the server. */
export interface Draft {
  /** Unix milliseconds. */
  readonly at: number
  /** The server's version that was edited. */
  readonly version: string
  readonly value: ReadValue
  readonly settings: PageSettings
}

type KeptBlock = Omit<Block, 'id'>

interface Head {
  /** Which opening of the page wrote it; another tab may edit the same page. */
  readonly owner: string
  readonly at: number
  readonly version: string
  readonly settings: PageSettings
  readonly footer: KeptBlock | null
  readonly runs: readonly string[]
}

const headPart = 'head'
const delay = 120
const patience = 100

function kept(block: Block): KeptBlock {
  const { id: _, ...rest } = block
  return rest
}
const awake = (block: KeptBlock): Block => ({ ...block, id: nextId() })

const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patience })
  else run()
}

/**
 * Keeps the draft of one page on the device, run by run: an edit writes the run that it touched, however
 * long the page is. Blocked or full storage loses the draft, never the page.
 */
export class DraftKeeper {
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #written = new Map<string, readonly Block[]>()
  readonly #owner = Math.random().toString(36).slice(2)

  constructor(
    private readonly key: string,
    private readonly page: PageDocument,
    private readonly version: () => string,
    private readonly shelf: DraftShelf = deviceShelf,
  ) {}

  async read(): Promise<Draft | undefined> {
    const parts = await this.shelf.read(this.key).catch(() => new Map<string, unknown>())
    const head = parts.get(headPart) as Head | undefined
    if (!isWire(head) || !isWire(head.settings) || !Array.isArray(head.runs)) return undefined
    const blocks = head.runs.flatMap((run) => (parts.get(run) as readonly KeptBlock[] | undefined) ?? [])
    const value = { blocks: blocks.map(awake), footer: head.footer && awake(head.footer) }
    return { at: head.at, version: head.version, settings: head.settings, value }
  }

  /** Writes the draft at most 250 ms from now, however fast the edits come. */
  keepSoon(): void {
    this.#timer ??= setTimeout(() => whenIdle(() => this.flush()), delay)
  }

  /** Writes at once what is waiting to be written; for a page that is being left. */
  flush(): void {
    if (this.#timer === undefined) return
    this.#stop()
    this.#next(() => this.#write())
  }

  // what another tab wrote or dropped meanwhile makes way for all of ours, in one go
  async #write(): Promise<void> {
    const head = await this.shelf.readPart(this.key, headPart)
    const isOurs = isWire(head) && head['owner'] === this.#owner
    if (!isOurs) this.#written = new Map()
    const theirs = isWire(head) && !isOurs && Array.isArray(head['runs']) ? (head['runs'] as string[]) : []
    await this.shelf.write(this.key, new Map([...theirs.map((run) => [run, undefined] as const), ...this.#changes()]))
  }

  drop(): void {
    this.#stop()
    this.#written = new Map()
    this.#next(() => this.shelf.drop(this.key))
  }

  /** Resolves when everything begun so far is on the device. */
  settled(): Promise<unknown> {
    return this.#last
  }

  #changes(): Map<string, unknown> {
    const { order } = this.page
    const runs = order.$runs.get()
    const names = runs.map((run) => `${this.#owner} ${run.key}`)
    const gone = [...this.#written.keys()].filter((name) => !names.includes(name))
    const changes = new Map<string, unknown>(gone.map((name) => [name, undefined]))
    for (const name of gone) this.#written.delete(name)
    for (const [index, run] of runs.entries()) this.#putRun(names[index]!, run, changes)
    const footer = this.page.$footer.get()
    const head: Head = {
      owner: this.#owner,
      at: Date.now(),
      version: this.version(),
      settings: this.page.$settings.get(),
      footer: footer && kept(footer),
      runs: names,
    }
    return changes.set(headPart, head)
  }

  #putRun(name: string, run: Run, changes: Map<string, unknown>): void {
    const blocks = run.$ids.get().map((id) => this.page.block(id)!)
    const before = this.#written.get(name)
    if (before?.length === blocks.length && blocks.every((block, index) => block === before[index])) return
    this.#written.set(name, blocks)
    changes.set(name, blocks.map(kept))
  }

  // one after the other: an older draft must not land on a newer one
  #next(act: () => Promise<void>): void {
    this.#last = this.#last.then(act).catch(() => {
      // nothing is known about what lies there now: everything is written next time
      this.#written = new Map()
    })
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

export const draftKey = (base: string, page: string): string => `crm:draft:${base}:${page || 'new'}`
