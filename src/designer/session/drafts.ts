import { isWire } from '../document/block.ts'
import type { PageSettings } from '../document/settings.ts'

/** What was being edited on this device and has not reached the server. */
export interface Draft {
  /** Unix milliseconds. */
  readonly at: number
  /** The server's version that was edited. */
  readonly version: string
  readonly value: Record<string, unknown>
  readonly settings: PageSettings
}

const delay = 120
const patience = 100

const texts = new WeakMap<object, string>()

// a block that did not change is not turned into text again: keeping a long page costs no more than a short one
function textOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry) ?? 'null'
  const text = texts.get(entry) ?? JSON.stringify(entry)
  texts.set(entry, text)
  return text
}

function written({ value, ...rest }: Draft): string {
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${textOf(entry)}`)
  return `${JSON.stringify(rest).slice(0, -1)},"value":{${entries.join(',')}}}`
}

const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patience })
  else run()
}

/** Keeps the draft of one page on the device. Blocked or full storage loses the draft, never the page. */
export class DraftKeeper {
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param make writes the page down at the moment when it is kept */
  constructor(
    private readonly key: string,
    private readonly make: () => Draft,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined = storageOfPage(),
  ) {}

  read(): Draft | undefined {
    try {
      const draft: unknown = JSON.parse(this.storage?.getItem(this.key) ?? 'null')
      if (!isWire(draft) || !isWire(draft['value']) || !isWire(draft['settings'])) return undefined
      return draft as unknown as Draft
    } catch {
      return undefined
    }
  }

  /** Writes the draft at most 250 ms from now, however fast the edits come. */
  keepSoon(): void {
    this.#timer ??= setTimeout(() => whenIdle(() => this.flush()), delay)
  }

  keep(): void {
    this.#stop()
    try {
      this.storage?.setItem(this.key, written(this.make()))
    } catch {
      // a full storage must not disturb editing
    }
  }

  /** Keeps what is waiting to be kept; for a page that is being left. */
  flush(): void {
    if (this.#timer !== undefined) this.keep()
  }

  drop(): void {
    this.#stop()
    try {
      this.storage?.removeItem(this.key)
    } catch {
      // nothing was kept either
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

export const draftKey = (base: string, page: string): string => `crm:draft:${base}:${page || 'new'}`

function storageOfPage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
