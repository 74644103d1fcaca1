import type { Block } from '../document/block.ts'
import type { PageContent } from '../document/change.ts'
import { framePart, slicePart, type BaseFrame } from './journal-format.ts'
import type { JournalStore } from './journal-store.ts'

const room = 100

/** The page as it was when a journal began, on its way to the device: in slices, so that a long page never takes long. */
export class JournalBase {
  #next = -1
  readonly #slices: number

  /** @param at how many entries had happened then */
  constructor(
    readonly at: number,
    readonly content: PageContent,
  ) {
    this.#slices = Math.ceil(content.value.blocks.length / room)
  }

  get isWhole(): boolean {
    return this.#next >= this.#slices
  }

  /** What is to be written next; `taken` when that has reached the device. */
  next(): { readonly parts: ReadonlyMap<string, unknown>; readonly isLast: boolean; taken(): void } {
    const parts = new Map<string, unknown>()
    const index = Math.max(0, this.#next)
    const frame: BaseFrame = { settings: this.content.settings, footer: this.content.value.footer, slices: this.#slices }
    if (this.#next < 0) parts.set(framePart, frame)
    if (index < this.#slices) parts.set(slicePart(index), this.content.value.blocks.slice(index * room, (index + 1) * room))
    return { parts, isLast: index + 1 >= this.#slices, taken: () => (this.#next = index + 1) }
  }

  /** From the beginning again, for another journal. */
  again(): JournalBase {
    return new JournalBase(this.at, this.content)
  }
}

/** The base of a journal; undefined when it is not whole. */
export async function readBase(store: JournalStore, journal: string): Promise<PageContent | undefined> {
  const frame = (await store.read(journal, framePart, framePart)).get(framePart) as BaseFrame | undefined
  if (!frame) return undefined
  const blocks: Block[] = []
  for (let index = 0; index < frame.slices; index++) {
    const part = slicePart(index)
    const slice = (await store.read(journal, part, part)).get(part)
    if (!Array.isArray(slice)) return undefined
    blocks.push(...(slice as Block[]))
  }
  return { value: { blocks, footer: frame.footer }, settings: frame.settings }
}
