import { pathToFileURL } from 'node:url'
import { addElement } from './journeys.mjs'
import { answerPage, longPageId } from './long-page.mjs'
import { seeded } from '../support/random.mjs'
import { openStage } from './stage.mjs'

/*
 * Seeded drags with real pointer events over CDP: does a block land where the mark showed? Mouse and finger, zoomed in
 * and out, with waits at the edges where the page scrolls by itself; and how long the frames of the drags took.
 * `node tests/bench/gestures.mjs [how many] [seed] [blocks]`.
 */

const idle = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** In the page: what is to be seen. */
const inPage = {
  frames: () => {
    const root = document.querySelector('crm-designer').shadowRoot
    const canvas = root.querySelector('.designer-canvas').getBoundingClientRect()
    return {
      canvas: { left: canvas.left, right: canvas.right, top: canvas.top, bottom: canvas.bottom },
      blocks: [...root.querySelectorAll('.designer-block')]
        .map((node) => ({ id: node.dataset.id, box: node.querySelector('.designer-cover').getBoundingClientRect() }))
        .map(({ id, box }) => ({
          id,
          x: box.x + box.width / 2,
          top: Math.max(box.top, canvas.top + 2),
          bottom: Math.min(box.bottom, canvas.bottom - 60),
        }))
        .filter(({ top, bottom }) => bottom - top > 6),
    }
  },
  /** The block that stands right below the mark, and the one right above it, by where they are drawn. */
  mark: () => {
    const root = document.querySelector('crm-designer').shadowRoot
    const mark = root.querySelector('.designer-drop')
    if (mark.hidden) return null
    const y = mark.getBoundingClientRect().top
    const shown = [...root.querySelectorAll('.designer-block:not(.designer-lifted)')].map((node) => ({
      id: node.dataset.id,
      box: node.getBoundingClientRect(),
    }))
    const below = shown.find(({ box }) => box.top >= y - 3)
    const above = shown.findLast(({ box }) => box.bottom <= y + 3)
    return { y, below: below?.id ?? null, above: above?.id ?? null }
  },
  /** The block that has been lifted. */
  held: () => document.querySelector('crm-designer').shadowRoot.querySelector('.designer-block.designer-held')?.dataset.id,
  /** Who stands before and after a block; what follows the pointer is a copy. */
  beside: (id) => {
    const root = document.querySelector('crm-designer').shadowRoot
    const ids = [...root.querySelectorAll('.designer-block:not(.designer-lifted)')].map((node) => node.dataset.id)
    const index = ids.indexOf(id)
    return { isThere: index >= 0, above: ids[index - 1] ?? null, below: ids[index + 1] ?? null }
  },
}

/** In the page: the time between frames, from the press to the release. */
const frames = {
  start: () => {
    const taken = []
    let last = 0
    const tick = (now) => {
      if (last > 0) taken.push(now - last)
      last = now
      window.drawing = requestAnimationFrame(tick)
    }
    window.taken = taken
    window.drawing = requestAnimationFrame(tick)
  },
  stop: () => {
    cancelAnimationFrame(window.drawing)
    return window.taken
  },
}

/** Whether a block stands where the mark was; dropped beside itself nothing moves. */
function landed(id, mark, before, after) {
  if (!after.isThere) return false
  if (!mark || mark.below === id || mark.above === id) return after.above === before.above && after.below === before.below
  return (mark.below === null || after.below === mark.below) && (mark.above === null || after.above === mark.above)
}

/** The blocks on the screen, once some are drawn and nothing scrolls any more. */
async function calmFrames(page) {
  for (let before = ''; ; await idle(30)) {
    const frames = await page.evaluate(inPage.frames)
    const now = JSON.stringify(frames)
    if (frames.blocks.length > 0 && now === before) return frames
    before = now
  }
}

async function drag(page, session, roll, isTouch) {
  const { blocks, canvas } = await calmFrames(page)
  const from = blocks[Math.floor(roll() * blocks.length)]
  const start = { x: from.x + (roll() - 0.5) * 80, y: from.top + (from.bottom - from.top) * (0.2 + roll() * 0.6) }
  const kind = roll()
  // a third waits at an edge, where the page scrolls by itself
  const target =
    kind < 0.17 ? canvas.top + 20 : kind < 0.34 ? canvas.bottom - 20 : canvas.top + 80 + roll() * (canvas.bottom - canvas.top - 160)
  const end = { x: start.x + (roll() - 0.5) * 60, y: target }
  const point = ({ x, y }) => (isTouch ? { touchPoints: [{ x, y }] } : { x, y })
  const send = (type, index) =>
    isTouch
      ? session.send('Input.dispatchTouchEvent', { type: `touch${type}`, ...(type === 'End' ? { touchPoints: [] } : point(index)) })
      : session.send('Input.dispatchMouseEvent', {
          type: { Start: 'mousePressed', Move: 'mouseMoved', End: 'mouseReleased' }[type],
          ...index,
          button: 'left',
          buttons: type === 'End' ? 0 : 1,
          clickCount: 1,
        })
  if (!isTouch) await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...start })
  await page.evaluate(frames.start)
  await send('Start', start)
  if (isTouch) await idle(220)
  const steps = 2 + Math.floor(roll() * 4)
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await send('Move', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
  }
  if (kind < 0.34) await idle(roll() * 300)
  // back from the edge, so that the page stands still while the mark is read
  const calm = {
    x: end.x,
    y: Math.min(Math.max(end.y + (kind < 0.17 ? 70 : -70) * (kind < 0.34 ? 1 : 0), canvas.top + 70), canvas.bottom - 70),
  }
  await send('Move', calm)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const mark = await page.evaluate(inPage.mark)
  const id = (await page.evaluate(inPage.held)) ?? from.id
  const before = await page.evaluate(inPage.beside, id)
  await send('End', calm)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
  return { id, mark, before, after: await page.evaluate(inPage.beside, id), isTouch, taken: await page.evaluate(frames.stop) }
}

/** `{ gestures, moved, missed: [{ at, … }], drawn: { count, longest, slow } }`, frames in ms, slow ones over 33; by the neighbours that a block has afterwards. */
export async function measureGestures(stage, { count = 1000, seed = 1, blocks = 1250 } = {}) {
  const roll = seeded(seed)
  const page = await stage.freshPage()
  await page.goto(`${stage.pages.url}/blank.html`)
  await answerPage(page, blocks, new URL(stage.pages.url).origin)
  await addElement(page, stage, 'crm-designer', { 'page-id': String(longPageId) })
  await page.waitForSelector('crm-designer >>> .designer-block', { visible: true, timeout: 60_000 })
  const session = await page.createCDPSession()
  const missed = []
  const drawn = { count: 0, longest: 0, slow: 0 }
  let moved = 0
  for (let at = 0; at < count; at++) {
    if (at % 25 === 0) await zoom(page, roll)
    const gesture = await drag(page, session, roll, roll() < 0.25)
    const { id, mark, before, after, taken } = gesture
    drawn.count += taken.length
    drawn.longest = Math.max(drawn.longest, ...taken)
    drawn.slow += taken.filter((time) => time > 33.4).length
    if (after.above !== before.above || after.below !== before.below) moved++
    if (!landed(id, mark, before, after)) missed.push({ at, ...gesture, taken: undefined })
  }
  await page.close()
  return { gestures: count, moved, missed, drawn }
}

async function zoom(page, roll) {
  const times = Math.floor(roll() * 4)
  const key = roll() < 0.5 ? '-' : '='
  await page.evaluate(
    ([name, rounds]) => {
      const root = document.querySelector('crm-designer').shadowRoot
      const canvas = root.querySelector('.designer-canvas')
      canvas.scrollTop = Math.floor(canvas.scrollHeight * 0.3)
      const cover = root.querySelector('[data-block]')
      cover.dispatchEvent(new KeyboardEvent('keydown', { key: '0', altKey: true, bubbles: true, composed: true }))
      for (let round = 0; round < rounds; round++)
        cover.dispatchEvent(new KeyboardEvent('keydown', { key: name, altKey: true, bubbles: true, composed: true }))
    },
    [key, times],
  )
  await idle(400)
}

export const gestureLine = ({ gestures, moved, missed, drawn }) =>
  `drag: ${gestures - missed.length} of ${gestures} gestures landed where the mark showed (${moved} moved a block); ` +
  `${drawn.slow} of ${drawn.count} frames over 33 ms, the longest ${drawn.longest.toFixed(1)} ms`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [count = 1000, seed = 1, blocks = 1250] = process.argv.slice(2).map(Number)
  const stage = await openStage()
  try {
    const result = await measureGestures(stage, { count, seed, blocks })
    console.log(gestureLine(result))
    for (const miss of result.missed.slice(0, 20)) console.log(JSON.stringify(miss))
    if (result.missed.length > 0) process.exitCode = 1
  } finally {
    await stage.close()
  }
}
