import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { answerPage } from './answer-page.mjs'
import { assertWell } from './peer-health.mjs'
import { deepFolder } from '../support/page-server.mjs'

/*
 * The same work in three editors, in one browser, in turns: a page of equal cards is opened and edited. `work` is what the
 * main thread did for a gesture (script, style, layout and paint, as the browser's own account of tasks has it) until
 * nothing more came; `seen` is the time until a frame shows the result. Nothing is counted that did not happen: every
 * gesture is checked on the screen, and what each editor would store at the end is compared card by card.
 */

const here = fileURLToPath(new URL('.', import.meta.url))
const room = fileURLToPath(new URL('../../.build/peers', import.meta.url))
export const viewport = { width: 1440, height: 900 }
export const gestures = ['select', 'type', 'insert', 'move', 'remove', 'undo']
const limit = 120_000
/** After so long (seconds in `PATIENCE`) an editor begins no further round; the table tells how many it had. */
export const patience = (Number(process.env.PATIENCE) || 240) * 1000

/** Installs the peers outside the product's own packages, and builds their pages for production. */
export async function buildPeers() {
  mkdirSync(room, { recursive: true })
  const lock = join(room, 'package-lock.json')
  const isThere =
    existsSync(join(room, 'node_modules')) && readFileSync(lock, 'utf8') === readFileSync(join(here, 'package-lock.json'), 'utf8')
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(here, name), join(room, name))
  cpSync(join(here, 'peers'), room, { recursive: true })
  if (!isThere) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: room, stdio: 'inherit', shell: process.platform === 'win32' })
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await build({
    root: room,
    base: './',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          puck: join(room, 'puck.html'),
          grapes: join(room, 'grapes.html'),
          admin: join(room, 'admin.html'),
          sheet: join(room, 'sheet.html'),
        },
      },
    },
  })
}

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }
const packed = new Map()

/** A file as our own server would send it: Brotli of the best quality, made before it is asked for. */
function pack(file) {
  if (!packed.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    packed.set(file, brotliCompressSync(readFileSync(file), { params }))
  }
  return packed.get(file)
}

/** Serves the built peers, compressed as the elements are. */
export async function servePeers() {
  const dist = join(room, 'dist')
  for (const name of readdirSync(dist, { recursive: true })) if (types[extname(name)]) pack(join(dist, name))
  const server = createServer((request, response) => {
    const file = join(dist, new URL(request.url, 'http://peers').pathname)
    if (!packed.has(file)) return response.writeHead(404).end()
    const takesIt = String(request.headers['accept-encoding']).includes('br')
    if (takesIt) response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Type', types[extname(file)])
    response.setHeader('Vary', 'Accept-Encoding').end(takesIt ? pack(file) : readFileSync(file))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

const cardsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({ heading: `h${index}`, words: `words ${index}`, button: `b${index}` }))

const stamp = 1767225600000000
/** A page of the shop with these cards; our editor alone reads its page from a server. */
const pageOf = (cards) => ({
  id: 777,
  version: 'bench',
  type: 2,
  status: 0,
  is_diy: 1,
  is_show: 1,
  title: 'bench',
  name: 'bench',
  value: Object.fromEntries(
    cards.map((card, index) => [stamp + index, { name: 'benchCard', ...card, timestamp: stamp + index, id: `id${stamp + index}` }]),
  ),
})

const opening = {
  async designer(page, stage, cards) {
    await page.goto(`${stage.pages.url}/blank.html`)
    await answerPage(page, pageOf(cards), new URL(stage.pages.url).origin)
    await page.addScriptTag({ type: 'module', url: `${deepFolder}/crm-designer.js` })
    await page.addScriptTag({ type: 'module', content: readFileSync(join(here, 'peers', 'ours.mjs'), 'utf8') })
    const attributes = { 'base-url': stage.product.url, token: stage.token }
    await page.waitForFunction(() => globalThis.editor && customElements.get('crm-designer'))
    await page.evaluate((given) => globalThis.editor.register(given), attributes)
    return { ...attributes, 'page-id': '777' }
  },
  async Puck(page, stage, cards) {
    await page.goto(`${stage.peers.url}/puck.html`)
    await page.waitForFunction(() => globalThis.editor)
    return cards
  },
  async GrapesJS(page, stage, cards) {
    await page.goto(`${stage.peers.url}/grapes.html`)
    await page.waitForFunction(() => globalThis.editor)
    return cards
  },
}

/** Runs in the page: opens, and resolves with the ms until the first cards are there and one can be chosen. */
function openInPage(given, first, longest) {
  const { editor } = globalThis
  return new Promise((done, failed) => {
    const start = performance.now()
    editor.open(given)
    const look = () => {
      const time = performance.now() - start
      if (editor.isUsable() && editor.shown(first.length).join() === first.join()) return done(time)
      if (time > longest) return failed(new Error(`not open after ${longest / 1000} s`))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Runs in the page: one gesture; resolves with the ms until a frame shows what it must have done. */
function gestureInPage(name, args, expected) {
  const { editor } = globalThis
  return new Promise((done, failed) => {
    const start = performance.now()
    editor[name](...args)
    const look = () => {
      const time = performance.now() - start
      const isThere =
        expected.selected === undefined
          ? editor.shown(expected.shown.length).join() === expected.shown.join()
          : editor.isSelected(expected.selected)
      if (isThere) return done(time)
      if (time > 30_000) return failed(new Error(`${name}: ${JSON.stringify(editor.shown(8))} is not ${JSON.stringify(expected)}`))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const busy = async (client) =>
  (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000

/** What every editor does, round by round, with what must be on the screen after it. */
function* script(headings, rounds, isOver) {
  const list = [...headings]
  const top = () => list.slice(0, 5)
  for (let round = 0; round < rounds && !isOver(); round++) {
    const at = 1 + (round % 2)
    yield ['select', [at], { selected: at }]
    list[at] = `typed ${round}`
    yield ['type', [list[at]], { shown: top() }]
    list.splice(at + 1, 0, 'new')
    yield ['insert', [at + 1], { shown: top() }]
    yield ['', ['select', at + 1], { selected: at + 1 }]
    list.splice(at + 2, 0, ...list.splice(at + 1, 1))
    yield ['move', [at + 1, at + 2], { shown: top() }]
    yield ['', ['select', at + 2], { selected: at + 2 }]
    list.splice(at + 2, 1)
    yield ['remove', [at + 2], { shown: top() }]
    list.splice(at + 2, 0, 'new')
    yield ['undo', [], { shown: top() }]
    yield ['', ['select', at + 2], { selected: at + 2 }]
    list.splice(at + 2, 1)
    yield ['', ['remove', at + 2], { shown: top() }]
  }
  return list
}

const wait = (time) => new Promise((done) => setTimeout(done, time))

/**
 * Resolves when the page has done nothing for longer than the pause after which each editor closes a step of its history, or
 * has not rested for twenty seconds: some never do with 5,000 cards.
 */
async function settled(client) {
  const until = performance.now() + 20_000
  for (let before = await busy(client), after; performance.now() < until; before = after) {
    await wait(400)
    after = await busy(client)
    if (after - before < 30) return
  }
}

async function edit(page, client, cards, rounds) {
  const until = performance.now() + patience
  const costs = Object.fromEntries(gestures.map((name) => [name, { work: [], seen: [] }]))
  const steps = script(
    cards.map(({ heading }) => heading),
    rounds,
    () => performance.now() > until,
  )
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { costs, list: value }
    const [name, args, expected] = value
    const act = name === '' ? args : [name, ...args]
    const before = await busy(client)
    const seen = await page.evaluate(gestureInPage, act[0], act.slice(1), expected)
    await settled(client)
    if (name === '') continue
    costs[name].work.push((await busy(client)) - before)
    costs[name].seen.push(seen)
  }
}

async function measureOne(stage, name, count, rounds) {
  const cards = cardsOf(count)
  const page = await stage.freshPage()
  page.setDefaultTimeout(limit)
  await page.setViewport(viewport)
  try {
    const given = await opening[name](page, stage, cards)
    const client = await page.createCDPSession()
    await client.send('Performance.enable')
    const first = cards.slice(0, 5).map(({ heading }) => heading)
    // all code is loaded and has run once: opened, closed, opened
    await page.evaluate(openInPage, name === 'designer' ? given : cardsOf(10), first, limit)
    await settled(client)
    await page.evaluate(() => globalThis.editor.close())
    await settled(client)
    const before = await busy(client)
    const open = await page.evaluate(openInPage, given, first, limit)
    await settled(client)
    const opened = { open, openWork: (await busy(client)) - before, mounted: await page.evaluate(() => globalThis.editor.mounted()) }
    await client.send('HeapProfiler.collectGarbage')
    opened.heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
    const { costs, list } = await edit(page, client, cards, rounds)
    const stored = await page.evaluate(() => globalThis.editor.headings())
    if (stored.join('\n') !== list.join('\n')) throw new Error(`${name} of ${count}: other cards than were edited`)
    return { ...opened, costs }
  } finally {
    await page.browserContext().close()
  }
}

/** A page of ten cards in one of the editors, opened. */
async function openFew(page, stage, name) {
  const cards = cardsOf(10)
  const given = await opening[name](page, stage, cards)
  await page.evaluate(
    openInPage,
    given,
    cards.slice(0, 5).map(({ heading }) => heading),
    limit,
  )
}

/** `{ [name]: { [count]: { open, openWork, heap, mounted, costs } } }`; three openings each, the editors in turns. */
export async function measurePeers(stage, counts, rounds = 10, openings = 3) {
  await buildPeers()
  const peers = await servePeers()
  const results = {}
  for (const name of Object.keys(opening)) await assertWell(stage, name, (page) => openFew(page, { ...stage, peers }, name))
  for (const count of counts)
    for (let turn = 0; turn < openings; turn++)
      for (const name of Object.keys(opening)) {
        const entry = ((results[name] ??= {})[count] ??= { opens: [] })
        if (entry.failure) continue
        try {
          const one = await measureOne({ ...stage, peers }, name, count, turn === 0 ? rounds : 0)
          entry.opens.push(one)
          if (turn === 0) entry.costs = one.costs
        } catch (error) {
          entry.failure = error instanceof Error ? error.message : String(error)
        }
      }
  peers.close()
  return results
}
