import { addElement } from './journeys.mjs'
import { measureBulk } from './media-bulk.mjs'
import { seeded, seedMedia } from './media-seed.mjs'

/*
 * The library with 100,000 files in one category, over the real server, in a real browser: opening, scrolling, choosing,
 * searching. `npm run bench media`. What it measures it also checks: a wrong count or name stops it.
 */

const media = 'crm-media-library'

/** Runs in the page, once: the hands and eyes of everything that follows. */
function equip(tag) {
  const root = () => document.querySelector(tag).shadowRoot
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const box = () => root().querySelector('.media-scroll')
  const cells = () => {
    const edge = box()?.getBoundingClientRect()
    if (!edge) return []
    return [...root().querySelectorAll('.media-tile, .media-line[data-index]')].filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect()
      return bottom > edge.top + 8 && top < edge.bottom - 8
    })
  }
  // how much of the screen no cell covers counts as blank too
  const isCovered = () => {
    const shown = cells()
    const edge = box()?.getBoundingClientRect()
    if (shown.length === 0 || !edge) return false
    const bottom = Math.max(...shown.map((cell) => cell.getBoundingClientRect().bottom))
    const top = Math.min(...shown.map((cell) => cell.getBoundingClientRect().top))
    return top <= edge.top + 60 && (bottom >= edge.bottom - 40 || box().scrollTop + box().clientHeight >= box().scrollHeight - 4)
  }
  const isPainted = (cell) => {
    const image = cell.querySelector('img')
    return cell.dataset.id !== undefined && image !== null && image.complete && image.naturalWidth > 0
  }
  const state = () => {
    const shown = cells()
    const count = (is) => shown.filter(is).length
    return `${shown.length} cells, ${count((cell) => cell.dataset.id === undefined)} without data, ${count((cell) => !isPainted(cell))} not painted, covered ${isCovered()}, at ${box()?.scrollTop} of ${box()?.scrollHeight}`
  }
  const until = async (look, most = 20_000) => {
    const start = performance.now()
    while (!look()) {
      if (performance.now() - start > most) throw new Error(`waited in vain for ${look}, ${state()}`)
      await frame()
    }
    return performance.now() - start
  }
  /** Frames and the longest time that a cell stood blank on the screen, while `move` is called once a frame. */
  const watch = async (move, milliseconds) => {
    const since = new Map()
    const frames = []
    let blank = 0
    let uncovered = 0
    let last = performance.now()
    const start = last
    for (let round = 0; last - start < milliseconds; round++) {
      move(round)
      await frame()
      const now = performance.now()
      frames.push(now - last)
      last = now
      const seen = new Set()
      for (const cell of cells()) {
        const key = cell.dataset.index
        seen.add(key)
        if (isPainted(cell)) since.delete(key)
        else if (!since.has(key)) since.set(key, now)
        else blank = Math.max(blank, now - since.get(key))
      }
      if (!isCovered()) uncovered++
      for (const key of since.keys()) if (!seen.has(key)) since.delete(key)
    }
    frames.sort((a, b) => a - b)
    const at = (share) => frames[Math.floor(frames.length * share)]
    return {
      median: at(0.5),
      p95: at(0.95),
      worst: frames.at(-1),
      slow: frames.filter((time) => time > 33.4).length,
      count: frames.length,
      rate: (frames.length * 1000) / (last - start),
      blank,
      uncovered,
    }
  }
  const whole = () => isCovered() && cells().every(isPainted)
  globalThis.bench = { root, frame, box, cells, until, watch, whole }
}

/** Its code is known, the library is not. */
function openInPage([tag, attributes]) {
  const { until, whole, root } = globalThis.bench
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return (async () => {
    const start = performance.now()
    await until(() => root()?.querySelector('.media-tile[data-id]'))
    const first = performance.now() - start
    await until(whole)
    return { first, whole: performance.now() - start }
  })()
}

async function open(page, stage) {
  // a picker begins anew; a page would show what was there before
  const attributes = { 'base-url': stage.product.url, token: stage.token, mode: 'pick', multiple: '', style: 'display:block;height:860px' }
  // its code is known afterwards; its pictures are taken out of the cache again
  await addElement(page, stage, media, { style: attributes.style })
  await page.waitForSelector(`${media} >>> .media-tile`)
  await page.evaluate(equip, media)
  await page.waitForNetworkIdle({ idleTime: 300 })
  await page.evaluate((tag) => document.querySelector(tag).remove(), media)
  const client = await page.createCDPSession()
  await client.send('Network.clearBrowserCache')
  await client.detach()
  const cold = await page.evaluate(openInPage, [media, attributes])
  const rounds = []
  for (let round = 0; round < 5; round++) {
    await page.waitForNetworkIdle({ idleTime: 300 })
    await page.evaluate((tag) => document.querySelector(tag).remove(), media)
    await page.waitForNetworkIdle({ idleTime: 200 })
    rounds.push(await page.evaluate(openInPage, [media, attributes]))
  }
  await page.evaluate((tag) => document.querySelector(tag).remove(), media)
  await addElement(page, stage, media, { style: attributes.style })
  await page.waitForSelector(`${media} >>> .media-tile`)
  const middle = (name) => rounds.map((round) => round[name]).toSorted((a, b) => a - b)[2]
  return { cold, first: middle('first'), whole: middle('whole') }
}

/** What `watch` saw, and how long the main thread worked for a frame, in ms. */
async function scroll(page, pixels) {
  const before = await page.metrics()
  const seen = await page.evaluate((step) => globalThis.bench.watch(() => (globalThis.bench.box().scrollTop += step), 6000), pixels)
  const after = await page.metrics()
  return { ...seen, work: ((after.TaskDuration - before.TaskDuration) * 1000) / seen.count }
}

async function choose(page) {
  return page.evaluate(async (total) => {
    const { root, until, box, cells, frame, whole } = globalThis.bench
    const shown = () =>
      Number(
        (
          root()
            .querySelector('.media-bar-count')
            ?.textContent.match(/[\d,]+/)?.[0] ?? '0'
        ).replaceAll(',', ''),
      )
    const key = (target, name, more) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...more }))
    const timed = async (act, count) => {
      const start = performance.now()
      act()
      await until(() => shown() === count).catch(() => Promise.reject(new Error(`${shown()} are chosen, not ${count}`)))
      await frame()
      return performance.now() - start
    }
    box().scrollTop = 0
    await until(whole)
    cells()[0].focus()
    const all = await timed(() => key(cells()[0], 'a', { ctrlKey: true }), total)
    const presses = []
    for (let round = 0; round < 40; round++) presses.push(await timed(() => cells()[3].click(), round % 2 ? total : total - 1))
    await timed(() => root().querySelector('.media-bar button[aria-label="取消选择"]').click(), 0)
    const first = cells()[2]
    await timed(() => first.click(), 1)
    box().scrollTop = box().scrollHeight / 2
    await frame()
    await until(whole)
    const there = cells()[5]
    const count = Number(there.dataset.index) - 2 + 1
    const range = await timed(() => there.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, shiftKey: true })), count)
    presses.sort((a, b) => a - b)
    return { all, range, rangeCount: count, press: presses[20], pressWorst: presses.at(-1) }
  }, seeded)
}

async function search(page, names) {
  const times = []
  // by name, by sound, by a letter that stands in a fifth of all names
  for (const word of ['露营帐篷 0512', '099999', 'summer sale 0234', '详情页', 'luying', 'a']) {
    const expected = names.find((name) => name.includes(word === 'luying' ? '露营' : word))
    const took = await page.evaluate(
      async ([text, name]) => {
        const { root, until } = globalThis.bench
        const field = root().querySelector('.media-search input')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        const start = performance.now()
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
        await until(() => root().querySelector('.media-tile[data-index="0"]')?.title === name)
        return performance.now() - start
      },
      [word, expected],
    )
    times.push(took)
  }
  await page.evaluate(async (name) => {
    const { root, until } = globalThis.bench
    root().querySelector('.media-search button').click()
    await until(() => root().querySelector('.media-tile[data-index="0"]')?.title === name)
  }, names[0])
  return Math.max(...times)
}

/** Names at places all through the list, as the screen shows them, against those that were put in. */
async function checkNames(page, names) {
  for (const share of [0, 0.137, 0.5, 0.911, 1]) {
    const shown = await page.evaluate(async (part) => {
      const { box, cells, frame, until, whole } = globalThis.bench
      box().scrollTop = (box().scrollHeight - box().clientHeight) * part
      await frame()
      await until(whole)
      return cells().map((cell) => [Number(cell.dataset.index), cell.title])
    }, share)
    const wrong = shown.find(([index, name]) => names[index] !== name)
    if (wrong) throw new Error(`at ${wrong[0]} stands ${wrong[1]}, not ${names[wrong[0]]}`)
    if (share === 1 && shown.at(-1)[0] !== seeded - 1) throw new Error(`the list ends at ${shown.at(-1)[0]}`)
  }
}

/** `{ open, steady, fast, jumps, choosing, search, heap }`, in ms and MB. */
export async function measureMedia(stage) {
  const there = await seedMedia(stage.product)
  return { ...(await measureList(stage, there)), bulk: await measureBulk(stage, there.category) }
}

/** The same with files that are there already. */
export async function measureList(stage, { names }) {
  const page = await stage.freshPage()
  await page.goto(`${stage.pages.url}/blank.html`)
  await page.evaluate(() => localStorage.setItem('crm:media:flow', 'endless'))
  const opened = await open(page, stage)
  // the demo's own files are older or newer: the category holds just ours
  await page.evaluate(async () => {
    const { root, until } = globalThis.bench
    const line = () => [...root().querySelectorAll('[role=treeitem]')].find((one) => one.textContent.includes('bench'))
    await until(line)
    line().click()
  })
  await page.waitForFunction(
    (tag, name) => document.querySelector(tag).shadowRoot.querySelector('.media-tile')?.title === name,
    {},
    media,
    names[0],
  )
  await page.waitForNetworkIdle({ idleTime: 300 })
  const steady = await scroll(page, 24)
  const fast = await scroll(page, 120)
  const jumps = await page.evaluate(async () => {
    const { box, frame, until, whole } = globalThis.bench
    const times = []
    for (let round = 0; round < 40; round++) {
      box().scrollTop = ((round * 0.6180339887) % 1) * (box().scrollHeight - box().clientHeight)
      const start = performance.now()
      await frame()
      await until(whole)
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    return { median: times[20], worst: times.at(-1) }
  })
  await checkNames(page, names)
  const choosing = await choose(page)
  const found = await search(page, names)
  const client = await page.createCDPSession()
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  await page.close()
  return { opened, steady, fast, jumps, choosing, search: found, heap }
}
