import type { TextPath } from '../../blocks/shared/text-path.ts'

/** An element of a preview that shows a text which can be written. */
export interface DrawnText {
  readonly path: TextPath
  readonly node: HTMLElement
}

const near = 4

/** The texts that a block shows, in their order; a host's own block shows its texts in a shadow root. */
export function drawnTexts(body: Element): DrawnText[] {
  const inside = [...body.querySelectorAll('*')].flatMap((node) => (node.shadowRoot ? [node.shadowRoot] : []))
  return [body, ...inside]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-text]')])
    .map((node) => ({ path: node.dataset['text']!, node }))
}

/** The smallest text at a place on the screen, a few px beside it included. */
export function drawnTextAt(texts: readonly DrawnText[], { x, y }: { x: number; y: number }): DrawnText | undefined {
  const area = ({ node }: DrawnText) => node.offsetWidth * node.offsetHeight
  return texts
    .filter(({ node }) => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      return x >= left - near && x <= right + near && y >= top - near && y <= bottom + near
    })
    .toSorted((a, b) => area(a) - area(b))[0]
}
