import { appendFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import puppeteer from 'puppeteer-core'
import { browserArguments, findChromium } from '../support/chromium.mjs'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, startProduct, tokenFrom } from '../support/stage.mjs'
import { addElement } from './journeys.mjs'

/*
 * Work is never lost: somebody edits and saves, and at a random moment the tab, the network or the server is gone
 * (SIGKILL of the real processes). What is on the screen after the next opening must be the page as it was after some
 * edit, and only edits of the last 250 ms may be missing. `node tests/bench/kills.mjs [rounds] [seed]`.
 */

const [rounds = 50, seed = 1] = process.argv.slice(2).map(Number)
const results = fileURLToPath(new URL('results.md', import.meta.url))
const allowed = 250
const idle = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

function dice(start) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const roll = dice(seed)
const pick = (list) => list[Math.floor(roll() * list.length)]

/** In the page: what is to be seen of it, and one edit; each answers when it has been drawn, with the time of the edit. */
const inPage = {
  seen: () => {
    const root = document.querySelector('crm-designer').shadowRoot
    const blocks = [...root.querySelectorAll('.designer-block')]
    return JSON.stringify(blocks.map((node) => `${node.dataset.id} ${node.querySelector('.designer-block__body').textContent}`))
  },
  edit: async ([what, number, choice]) => {
    const root = document.querySelector('crm-designer').shadowRoot
    const covers = [...root.querySelectorAll('[data-block]')]
    // a page without blocks cannot be saved
    if (what === 'remove' && covers.length < 4) return null
    const cover = covers[Math.floor(choice * covers.length)]
    const key = (name, more) => cover.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }))
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    cover.click()
    await drawn()
    const at = Date.now()
    if (what === 'type') {
      const input = root.querySelector('[data-field=words] input')
      if (!input) return null
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, `字 ${number}`)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    } else if (what === 'insert') root.querySelector('[data-kind=titles]').click()
    else if (what === 'move') key(choice > 0.5 ? 'ArrowUp' : 'ArrowDown', { altKey: true })
    else if (what === 'remove') key('Delete')
    else root.querySelectorAll('.designer-bar__history button')[what === 'undo' ? 0 : 1].click()
    await drawn()
    return at
  },
  save: () => void document.querySelector('crm-designer').save(),
  /** Takes up a draft when one is offered. */
  restore: () => {
    const root = document.querySelector('crm-designer').shadowRoot
    const button = root.querySelector('.ui-panel-foot button:last-child')
    button?.click()
    return button !== null
  },
}

let product = await startProduct()
const pages = await startPages({ backend: product.url })
const executablePath = process.env.CHROME_PATH || (await findChromium({ isWhole: true })).path
const browser = await puppeteer.launch({ executablePath, args: browserArguments })
const control = await browser.target().createCDPSession()
const token = await tokenFrom(product.url)
const title = (words) => ({ name: 'titles', titleConfig: { title: '标题', value: words, max: 10 } })

async function open(pageId) {
  const page = await browser.newPage()
  // a busy machine takes its time to start what was killed
  page.setDefaultTimeout(180_000)
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(`${pages.url}/blank.html`)
  await addElement(page, { product, pages, token }, 'crm-designer', { 'page-id': String(pageId) })
  await page.waitForSelector('crm-designer >>> .designer-block', { visible: true, timeout: 180_000 })
  return page
}

/** Edits for a while; answers every state of the page with the time from which on it was there. */
async function work(page, first) {
  const states = [{ at: 0, seen: first }]
  let saves = 0
  const end = Date.now() + 300 + roll() * 1500
  while (Date.now() < end) {
    const what = pick(['type', 'type', 'type', 'insert', 'move', 'remove', 'undo', 'redo'])
    const at = await page.evaluate(inPage.edit, [what, Math.floor(roll() * 1e6), roll()])
    if (at !== null) states.push({ at, seen: await page.evaluate(inPage.seen) })
    if (roll() < 0.15) {
      saves++
      await page.evaluate(inPage.save)
    }
    if (roll() < 0.5) await idle(roll() * 120)
  }
  return { states, saves }
}

async function killTabs() {
  const { processInfo } = await control.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) {
    if (type !== 'renderer') continue
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // it has ended by itself
    }
  }
}

/** Ends something at a random moment, and answers when; what is gone is brought back. */
const kills = {
  async tab() {
    await idle(roll() * 400)
    const at = Date.now()
    await killTabs()
    return at
  },
  async network(page) {
    await page.evaluate(inPage.save)
    await idle(roll() * 60)
    await page.setOfflineMode(true)
    await idle(roll() * 400)
    const at = Date.now()
    await killTabs()
    return at
  },
  async server(page) {
    await page.evaluate(inPage.save)
    await idle(roll() * 60)
    product.kill()
    await idle(roll() * 400)
    const at = Date.now()
    await killTabs()
    product = await startProduct({ earlier: product })
    return at
  },
}

/** What is there after the next opening: the draft that is offered, or the page as the server has it with its history. */
async function reopen(pageId, states) {
  const page = await open(pageId)
  const known = new Set(states.map(({ seen }) => seen))
  const last = states.at(-1).seen
  // a busy machine needs its time to draw what is there
  const end = Date.now() + 30_000
  let seen
  do {
    if (await page.evaluate(inPage.restore)) await idle(50)
    seen = await page.evaluate(inPage.seen)
    if (seen === last) break
    await idle(100)
  } while (Date.now() < end - (known.has(seen) ? 24_000 : 0))
  return { page, seen }
}

/** How many milliseconds before the kill the first edit was made that is missing; 0 when none is. Undefined = not a state of the page. */
function lossOf(states, seen, at) {
  const kept = states.findLastIndex((state) => state.seen === seen)
  if (kept < 0) return undefined
  const missing = states[kept + 1]
  return missing ? Math.max(0, at - missing.at) : 0
}

const losses = []
const failures = []
const counts = { tab: 0, network: 0, server: 0 }
let edits = 0
let saves = 0
let pageId
let page
const started = Date.now()
try {
  for (let round = 0; round < rounds; round++) {
    if (round % 10 === 0) {
      await page?.close()
      pageId = await saveBlocks(product.url, token, ['一', '二', '三', '四', '五'].map(title))
      page = await open(pageId)
    }
    const done = await work(page, await page.evaluate(inPage.seen))
    edits += done.states.length - 1
    saves += done.saves
    const kind = pick(['tab', 'tab', 'network', 'server'])
    counts[kind]++
    const at = await kills[kind](page)
    await page.close().catch(() => undefined)
    const after = await reopen(pageId, done.states)
    page = after.page
    const loss = lossOf(done.states, after.seen, at)
    losses.push(loss ?? Infinity)
    if (loss === undefined || loss > allowed) {
      failures.push({ round, kind, loss, seen: after.seen, states: done.states.slice(-4), at })
      console.log(JSON.stringify(failures.at(-1)))
    }
    if (round % 10 === 9) console.log(`${round + 1} rounds, longest loss ${Math.max(...losses)} ms, ${failures.length} failures`)
  }
} finally {
  await browser.close()
  await pages.close()
  await product.stop()
}

losses.sort((a, b) => a - b)
const line = [
  `\n## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, kills, seed ${seed}, node ${process.version}, ${cpus().length} cores\n`,
  '| kills of tab / network and tab / server and tab | edits | saves | nothing lost | longest loss, ms | more than 250 ms lost | s |',
  '|-|-:|-:|-:|-:|-:|-:|',
  `| ${counts.tab} / ${counts.network} / ${counts.server} | ${edits} | ${saves} | ${losses.filter((loss) => loss === 0).length} | ${losses.at(-1)} | ${failures.length} | ${((Date.now() - started) / 1000).toFixed(0)} |`,
].join('\n')
console.log(line)
appendFileSync(results, `${line}\n`)
if (failures.length > 0) process.exitCode = 1
