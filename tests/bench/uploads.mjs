import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createServer, request } from 'node:http'
import puppeteer from 'puppeteer-core'
import { browserArguments, findChromium } from '../support/chromium.mjs'
import { startCutting } from '../support/cutting-proxy.mjs'
import { writeFilm } from '../support/film.mjs'
import { startProduct, tokenFrom } from '../support/stage.mjs'
import { dropThousand } from './upload-crowd.mjs'

/*
 * One large film over a line that is cut, with a server that is killed (SIGKILL) and a browser that is killed, while
 * somebody else sends the same one; then a thousand pictures in one drop. What it measures it also checks: another
 * SHA-256 on the disk, or more bytes on the wire than one piece a fault, stops it. `npm run bench media`, or alone:
 * `SIZE=64 CUTS=12 KILLS=2 BROWSERS=1 node tests/bench/uploads.mjs` (SIZE in MB).
 */

const megabyte = 1024 * 1024
const piece = 2 * megabyte
const tag = 'crm-media-library'
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** Figures of a run: `{ size, cuts, kills, browsers, people }`; the last three are counts too. */
export async function measureUploads({ size = 1024 * megabyte, cuts = 200, kills = 20, browsers = 10, crowd = 1000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'crm-uploads-'))
  const film = join(folder, 'film.mp4')
  const sha256 = writeFilm(film, size)
  const copy = await loopbackCopy(film)
  let stage
  try {
    stage = await openFaults(folder, film, { size, cuts })
    await stage.openBrowser()
    const figures = await sendThroughFaults(stage, { size, kills, browsers, sha256 })
    const thousand = crowd > 0 ? await dropThousand(stage.page, tag, crowd) : undefined
    return { ...figures, size, copy, thousand }
  } finally {
    await stage?.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Bytes a second of the same file over loopback to a server that only writes it. */
async function loopbackCopy(film) {
  const server = createServer(async (asked, answer) => {
    await pipeline(asked, createWriteStream(`${film}.copy`))
    answer.end()
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const started = performance.now()
  await new Promise((done, fail) => {
    const sending = request({ port: server.address().port, method: 'PUT', host: '127.0.0.1' }, (answer) => answer.resume().on('end', done))
    sending.on('error', fail)
    createReadStream(film).pipe(sending)
  })
  const seconds = (performance.now() - started) / 1000
  server.close()
  rmSync(`${film}.copy`)
  return statSync(film).size / seconds
}

async function openFaults(folder, film, { size, cuts }) {
  let product = await startProduct()
  const token = await tokenFrom(product.url)
  const share = size / Math.max(1, cuts)
  const proxy = await startCutting({ port: product.port, every: () => share * (0.5 + Math.random()), most: cuts })
  const executablePath = process.env.CHROME_PATH || (await findChromium({ isWhole: true })).path
  const stage = { film, token, line: proxy, product: () => product, isDone: false }
  stage.openBrowser = async () => {
    stage.browser = await puppeteer.launch({ executablePath, args: browserArguments, userDataDir: join(folder, 'profile') })
    stage.page = await stage.browser.newPage()
    await showLibrary(stage.page, product.url, proxy.url, token)
  }
  stage.killBrowser = async () => {
    stage.browser.process().kill('SIGKILL')
    await wait(300)
    await stage.openBrowser()
  }
  stage.killServer = async () => {
    product.kill()
    await wait(500)
    product = await startProduct({ earlier: { data: product.data, port: product.port } })
  }
  stage.close = async () => {
    await stage.browser?.close().catch(() => undefined)
    await proxy.close()
    await product.stop()
  }
  return stage
}

async function showLibrary(page, url, base, token) {
  // the product's own page talks to the product alone, not to the line beside it
  await page.setBypassCSP(true)
  await page.goto(`${url}/`)
  await page.evaluate(
    async (name, server, secret) => {
      document.body.replaceChildren()
      await import(`/elements/${name}.js`)
      const element = document.createElement(name)
      element.setAttribute('base-url', server)
      element.setAttribute('token', secret)
      element.style.cssText = 'display:block;height:700px'
      document.body.append(element)
    },
    tag,
    base,
    token,
  )
  await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.querySelector('.media-main'), { timeout: 90_000 }, tag)
}

/** What the row of the film says: its state, or '' when there is none. */
const stateOf = (page) =>
  page
    .evaluate((name) => document.querySelector(name)?.shadowRoot?.querySelector('.media-upload')?.dataset.state ?? '', tag)
    .catch(() => 'gone')

async function chooseFilm(page, film) {
  const input = await page.evaluateHandle(() => Object.assign(document.createElement('input'), { type: 'file' }))
  await input.uploadFile(film)
  await page.evaluate((name, field) => document.querySelector(name).upload([field.files[0]]), tag, input)
}

/** A reload took the bytes away: the same film is chosen again. */
async function chooseAgain(page, film) {
  const field = await page.$(`${tag} >>> .media-upload input[type=file]`)
  await field?.uploadFile(film)
}

async function sendThroughFaults(stage, { size, kills, browsers, sha256 }) {
  const { line: proxy, film, token } = stage
  const faults = { kills: 0, browsers: 0, again: 0 }
  const before = proxy.counts.up
  stage.share = () => (proxy.counts.up - before) / size
  const second = sendBeside(stage, sha256, size)
  const started = performance.now()
  await chooseFilm(stage.page, film)
  let paused = 0
  // a gigabyte takes ten minutes on a slow disk; what stands still for so long is an error
  const patience = 240_000 + (size / megabyte) * 1000
  for (;;) {
    if (performance.now() - started > patience)
      throw new Error(`the film is not there after ${patience / 1000} s: ${await stateOf(stage.page)}`)
    const share = stage.share()
    const state = await stateOf(stage.page)
    if (state === 'done') break
    if (state === 'failed' || state === 'refused') throw new Error(`the film was not taken: ${state}`)
    const since = performance.now()
    if (state === 'missing') {
      faults.again++
      await chooseAgain(stage.page, film)
    } else if (faults.kills < kills && share > (faults.kills + 0.5) / kills) {
      faults.kills++
      await stage.killServer()
    } else if (faults.browsers < browsers && share > (faults.browsers + 0.7) / browsers) {
      faults.browsers++
      await stage.killBrowser()
    } else if (state === '') await chooseWhenLost(stage, film)
    paused += performance.now() - since
    await wait(100)
  }
  const seconds = (performance.now() - started) / 1000
  stage.isDone = true
  await second
  const sent = proxy.counts.up - before
  const stored = await onDisk(stage.product().data, sha256, size)
  const breaks = proxy.counts.cuts + faults.kills + faults.browsers
  const most = size + breaks * piece + proxy.counts.connections * 3000
  if (!stored) throw new Error('the film on the disk has another SHA-256')
  if (sent > most) throw new Error(`${sent} bytes went over the line, at most ${most} were allowed`)
  return { ...faults, cuts: proxy.counts.cuts, sent, seconds, quiet: seconds - paused / 1000, token }
}

/** A kill in the first moments came before anything was kept: nobody can take that up. */
async function chooseWhenLost(stage, film) {
  for (let tries = 0; tries < 40; tries++) {
    if ((await stateOf(stage.page)) !== '') return
    await wait(250)
  }
  await chooseFilm(stage.page, film)
}

/** Another person sends the same film at the same time, over a line of their own, until the bytes are known. */
async function sendBeside(stage, sha256, size) {
  const bytes = readFileSync(stage.film)
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenFrom(stage.product().url, 'editor')}` }
  const call = async (path, options) => (await fetch(`${stage.product().url}/adminapi/file/uploads${path}`, options)).json()
  const begin = { method: 'POST', headers, body: JSON.stringify({ name: 'beside.mp4', size, sha256, pid: 0 }) }
  for (let held; ;) {
    try {
      held ??= (await call('', begin)).data
      if (held.file) return
      if (stage.isDone) held = undefined
      // never ahead: the bytes are to come over the line that breaks
      else if (held.offset / size > stage.share() / 2) await wait(200)
      if (!held || held.offset / size > stage.share() / 2) continue
      const body = bytes.subarray(held.offset, held.offset + held.piece)
      const reply = await call(`/${held.id}?offset=${held.offset}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/octet-stream' },
        body,
      })
      held = reply.status === 200 ? reply.data : undefined
    } catch {
      held = undefined
      await wait(500)
    }
  }
}

/** Whether a file of this hash lies below a folder. */
async function onDisk(folder, sha256, size) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || statSync(path).size !== size) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    if (hash.digest('hex') === sha256) return true
  }
  return false
}

/** The figures as lines of Markdown. */
export function uploadLines({ size, cuts, kills, browsers, again, sent, seconds, quiet, copy, thousand }) {
  const rate = size / seconds
  const lines = [
    `| upload of ${Math.round(size / megabyte)} MB, ${cuts} cuts, ${kills} server kills, ${browsers} browser kills, a second sender | |`,
    '|-|-:|',
    '| SHA-256 on the disk | equal |',
    `| bytes on the wire | ${(sent / megabyte).toFixed(1)} MB |`,
    `| sent again | ${((sent - size) / megabyte).toFixed(1)} MB, ${((sent - size) / piece / Math.max(1, cuts + kills + browsers)).toFixed(2)} of a piece a fault |`,
    `| file had to be chosen again | ${again} times |`,
    `| time with all faults | ${seconds.toFixed(0)} s (${quiet.toFixed(0)} s without restarts) |`,
    `| throughput with all faults, as a share of a loopback copy (${(copy / megabyte).toFixed(0)} MB/s) | ${((100 * rate) / copy).toFixed(1)} % |`,
  ]
  if (thousand)
    lines.push(
      `| ${thousand.count} pictures in one drop: longest task of the page | ${thousand.longest.toFixed(0)} ms |`,
      `| tasks over 50 ms, first 5 s / whole | ${thousand.early} / ${thousand.tasks} |`,
      `| its longest work of the main thread / works over 50 ms, by the processor's clock | ${thousand.work.longest.toFixed(0)} ms / ${thousand.work.over} |`,
      `| all arrived after | ${thousand.seconds.toFixed(0)} s |`,
    )
  lines.push('', 'The second sender is held back to half of what the first has sent, so that the bytes come over the line that breaks.')
  if (thousand) lines.push(`The ${thousand.count} pictures are PNGs of 40×40 px: what larger ones cost to decode is not in it.`)
  return [...lines, '']
}

if (process.argv[1]?.endsWith('uploads.mjs')) {
  const number = (name, usual) => Number(process.env[name] ?? usual)
  const figures = await measureUploads({
    size: number('SIZE', 1024) * megabyte,
    cuts: number('CUTS', 200),
    kills: number('KILLS', 20),
    browsers: number('BROWSERS', 10),
    crowd: number('CROWD', 1000),
  })
  console.log(uploadLines(figures).join('\n'))
}
