import type { Block } from '../../document/block.ts'
import type { Editor } from '../../editor.ts'

/** The texts of an element that are not to be seen whole: cut by its edge, an ellipsis, or its last line. */
function cutTextsIn(body: Element): ReadonlySet<string> {
  const cut = new Set<string>()
  for (const node of body.querySelectorAll<HTMLElement>('*')) {
    const hasWords = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
    if (!hasWords || (node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1)) continue
    // what is not clipped shows its words beside itself
    if (getComputedStyle(node).overflow !== 'visible') cut.add(node.textContent.trim())
  }
  return cut
}

interface Measured {
  readonly block: Block
  readonly texts: ReadonlySet<string>
}

/** Which texts do not fit on the phone, as the canvas draws them; only blocks that are drawn can be measured. */
export class CutTexts {
  #measured = new Map<string, Measured>()
  #width = 0

  constructor(private readonly editor: Editor) {}

  has(block: string, text: string): boolean {
    return this.#measured.get(block)?.texts.has(text.trim()) ?? false
  }

  /** Measures what is drawn and was not measured as it is now. Answers the blocks for which something changed. */
  measure(): ReadonlySet<string> {
    const { page, host, view } = this.editor
    const before = this.#measured
    if (this.#width !== view.$width.get()) this.#measured = new Map()
    this.#width = view.$width.get()
    const changed = new Set<string>()
    for (const [id, body] of drawnBodies(host.root, page.$footer.get()?.id)) {
      const block = page.block(id)
      if (!block || this.#measured.get(id)?.block === block) continue
      const texts = cutTextsIn(body)
      if (texts.size > 0 || before.get(id)?.texts.size) changed.add(id)
      this.#measured.set(id, { block, texts })
    }
    return changed
  }
}

function drawnBodies(root: ParentNode, footer: string | undefined): readonly (readonly [string, Element])[] {
  const blocks = [...root.querySelectorAll<HTMLElement>('.designer-block')].map(
    (frame) => [frame.dataset['id'] ?? '', frame.querySelector('.designer-block__body') ?? frame] as const,
  )
  const bar = root.querySelector('.designer-footer > :first-child')
  return footer !== undefined && bar ? [...blocks, [footer, bar]] : blocks
}
