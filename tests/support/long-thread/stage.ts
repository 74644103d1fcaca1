// as an agent's page draws it, or as a visitor's does
const { showThread } = (
  location.search === '?visitor' ? await import('./page.tsx?preact') : await import('./page.tsx')
) as typeof import('./page.tsx')

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const topOf = (node: Element) => node.getBoundingClientRect().top

/** A thread, and what somebody sees who reads in it. */
export function open(total: number, unread: number) {
  const shown = showThread(total, unread)
  const { root, talk } = shown
  const box = () => root.querySelector<HTMLElement>('[role=log]')!
  const rows = () => [...root.querySelectorAll<HTMLElement>('[data-key]')]
  const inSight = () => rows().find((row) => row.getBoundingClientRect().bottom > topOf(box()))!

  /** Does something, and says by how many pixels the row looked at is beside where it should be then, and how many rows there are. */
  async function watch(act: () => void, moved = 0): Promise<{ beside: number; drawn: number }> {
    const row = inSight()
    const before = topOf(row)
    act()
    do await frames()
    while (talk.$history.get() === 'loading')
    return { beside: Math.abs(topOf(row) - before - moved), drawn: rows().length }
  }
  /** Scrolls so many pixels, as far as there is something. */
  function scroll(by: number) {
    const { scrollTop, scrollHeight, clientHeight } = box()
    const to = Math.min(Math.max(scrollTop + by, 0), scrollHeight - clientHeight)
    return watch(() => (box().scrollTop = to), scrollTop - to)
  }
  /** Nothing scrolls any more: the box stood for three pairs of frames. */
  async function still() {
    for (let [times, before] = [0, -1]; times < 3; times = before === box().scrollTop ? times + 1 : 0) {
      before = box().scrollTop
      await frames()
    }
  }
  return { ...shown, box, rows, inSight, watch, scroll, frames, still }
}

Object.assign(globalThis, { openThread: open })
