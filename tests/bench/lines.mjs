import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import puppeteer from 'puppeteer-core'
import { browserArguments, findChromium } from '../support/chromium.mjs'
import { assertWell } from './peer-health.mjs'
import { buildPeers, servePeers } from './peers.mjs'

/*
 * `node tests/bench/lines.mjs`: typing into 500 rows of 15 columns, ours beside react-data-grid, in one browser, in turns. A real
 * key is pressed; `seen` is from the key until the frame after the text is painted, `work` what the main thread did meanwhile by the
 * browser's own account of tasks. What stands in the rows at the end is compared with what was typed. `KEYS` for more keys a column.
 */
const cells = Math.ceil((Number(process.env.KEYS) || 200) / 4)
const aim = 16
const root = fileURLToPath(new URL('../..', import.meta.url))
const types = { '.js': 'text/javascript', '.html': 'text/html' }

/** Our grid in an element, built for production. */
async function ours() {
  const outDir = mkdtempSync(join(tmpdir(), 'crm-lines-'))
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: { lines: 'tests/support/lines-stage.tsx' }, output: { entryFileNames: '[name].js' } },
    },
  })
  const page = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Lines</title><body style="margin:0"><crm-lines-bench></crm-lines-bench><script type="module" src="lines.js"></script></body></html>' // prettier-ignore
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url, 'http://host')
    if (pathname === '/favicon.ico') return reply.writeHead(204).end()
    const [type, body] = pathname === '/' ? ['text/html', page] : [types[extname(pathname)], readFileSync(join(outDir, pathname))]
    reply.setHeader('Content-Type', `${type}; charset=utf-8`).end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const close = () => (server.close(), rmSync(outDir, { recursive: true, force: true }))
  return { url: `http://127.0.0.1:${server.address().port}/`, close }
}

/** How the first cell of a column is reached, and how one goes on to the cell below. */
const grids = {
  ours: { down: ['Enter'], cell: (column) => `crm-lines-bench >>> .lines-cell[data-row="0"][data-column="${column}"]` },
  'react-data-grid': {
    down: ['Enter', 'ArrowDown'],
    cell: (column) => `[role=row][aria-rowindex="2"] [role=gridcell][aria-colindex="${column + 1}"]`,
  },
}

/** Runs in the page: resolves with the ms from the next key to the frame after the focused field shows `text`. */
function seenInPage(text) {
  const focused = () => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  }
  globalThis.seen = new Promise((done, failed) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          const now = performance.now()
          if (focused()?.value === text) return setTimeout(() => done(performance.now() - timeStamp))
          if (now - timeStamp > 5000) return failed(new Error(`${text}: the field shows ${focused()?.value}`))
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
}

async function taskTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

const rest = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 300 }))))

/** Types four figures into cell after cell, downwards. */
async function typed(page, session, cell, down, from) {
  const measured = []
  await (await page.waitForSelector(cell)).click()
  await rest(page)
  for (let row = 0; row < cells; row++) {
    const word = String(from + row)
    for (let at = 0; at < word.length; at++) {
      await page.evaluate(seenInPage, word.slice(0, at + 1))
      const before = await taskTime(session)
      await page.keyboard.press(word[at])
      const seen = await page.evaluate(() => globalThis.seen)
      measured.push({ seen, work: (await taskTime(session)) - before })
    }
    for (const key of down) await page.keyboard.press(key)
    await rest(page)
  }
  return measured
}

const share = (list, key, part) => {
  const sorted = list.map((one) => one[key]).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

async function measure(browser, name, url) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1900, height: 900 })
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  const columns = {}
  for (const [column, key, from] of [
    [0, 'c0', 1000],
    [12, 'quantity', 3000],
  ]) {
    await page.goto(url)
    await page.waitForFunction(() => globalThis.rows)
    await rest(page)
    columns[key] = await typed(page, session, grids[name].cell(column), grids[name].down, from)
    const stands = await page.evaluate((field, count) => globalThis.rows().slice(0, count).map((row) => String(row[field])), key, cells) // prettier-ignore
    const wanted = Array.from({ length: cells }, (_, row) => String(from + row))
    if (stands.join() !== wanted.join())
      throw new Error(`${name}: ${key} holds ${stands.slice(0, 3).join()}, not ${wanted.slice(0, 3).join()}`)
  }
  const amounts = await page.evaluate(
    (count) =>
      globalThis
        .rows()
        .slice(0, count)
        .map((row) => Number(row.amount)),
    cells,
  )
  if (amounts.some((amount, row) => amount !== (3000 + row) * 2.5)) throw new Error(`${name}: amounts do not follow`)
  await context.close()
  return columns
}

await buildPeers()
const [own, peers, executablePath] = await Promise.all([ours(), servePeers(), findChromium({ isWhole: true }).then(({ path }) => path)])
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH || executablePath, args: browserArguments })
try {
  const addresses = { ours: own.url, 'react-data-grid': `${peers.url}/sheet.html` }
  const freshPage = async () => (await browser.createBrowserContext()).newPage()
  await assertWell({ freshPage }, 'react-data-grid', (page) => page.goto(addresses['react-data-grid']))
  const found = {}
  for (const [name, url] of Object.entries(addresses)) found[name] = await measure(browser, name, url)
  console.log(`A typed key among 500 × 15 cells, ${cells * 4} keys a column, ms, median / p98 (aim: seen p98 ${aim})\n`)
  console.log('| | ours | react-data-grid |\n|-|-:|-:|')
  for (const [key, title] of Object.entries({ c0: 'text', quantity: 'figure with an amount and two sums' }))
    for (const what of ['work', 'seen']) {
      const [a, b] = Object.values(found).map((columns) => [share(columns[key], what, 0.5), share(columns[key], what, 0.98)])
      const told = ([middle, high]) => `${middle.toFixed(1)} / ${high.toFixed(1)}`
      console.log(`| ${title}: ${what} | ${told(a)} | ${told(b)} (${(b[0] / a[0]).toFixed(1)}× / ${(b[1] / a[1]).toFixed(1)}×) |`)
    }
  const worst = Math.max(...['c0', 'quantity'].map((key) => share(found.ours[key], 'seen', 0.98)))
  console.log(`\n${worst <= aim ? 'Met' : 'Missed'}: ${worst.toFixed(1)} ms.`)
} finally {
  await browser.close()
  own.close()
  peers.close()
}
