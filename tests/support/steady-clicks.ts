import { ElementHandle, type Point, type Offset } from 'puppeteer-core'

/**
 * Waits until an element stands where it will stay and nothing else lies over it: a drawer takes what is in it along, a dialog that
 * closes still covers what is below. After a second it is taken as it is. A page in the background moves nothing.
 */
async function steady(handle: ElementHandle<Element>): Promise<void> {
  await handle.evaluate(async (node) => {
    const isMoving = (one: Animation) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
    const movesAlong = () => {
      for (let at: Element | null = node; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null)
        if (at.getAnimations().some(isMoving)) return true
      return false
    }
    const isCovered = ({ left, top, width, height }: DOMRect) => {
      const at = (root: Document | ShadowRoot): Element | null => {
        const found = root.elementFromPoint(left + width / 2, top + height / 2)
        return found?.shadowRoot && found.shadowRoot !== root ? (at(found.shadowRoot) ?? found) : found
      }
      const front = at(document)
      for (let one: Element | null = front; one; one = one.parentElement ?? (one.getRootNode() as ShadowRoot).host ?? null)
        if (one === node) return false
      return front !== null && !front.contains(node)
    }
    const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 200))])
    const end = performance.now() + 1_000
    for (let before = ''; performance.now() < end; await frame()) {
      const box = node.getBoundingClientRect()
      if (before === `${box.left} ${box.top}` && !movesAlong() && !isCovered(box)) return
      before = `${box.left} ${box.top}`
    }
  })
}

const pointOf = ElementHandle.prototype.clickablePoint

/** From here on every click and hover of the driver goes where its element stays: by itself it aims at where that was a moment ago. */
ElementHandle.prototype.clickablePoint = async function (this: ElementHandle<Element>, offset?: Offset): Promise<Point> {
  await steady(this).catch(() => undefined)
  return pointOf.call(this, offset)
}
