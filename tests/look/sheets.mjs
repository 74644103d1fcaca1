import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openSignIn, signIn } from '../bench/journeys.mjs'
import { openStage } from '../bench/stage.mjs'
import { others, whole } from './pages.mjs'

// `npm run sheets [page…]`: what the console looks like, for eyes; nothing is compared and nothing is kept in the repository
const folder = join('.build', 'sheets')
const layouts = ['defaults', 'classic', 'transverse', 'columns']
const languages = ['zh-cn', 'en', 'zh-tw']
const themes = ['light', 'dark']
const widths = [1366, 375]
const height = 768
/** A picture of 1366 px is shown at half its size; one of a phone as it is. */
const half = 683
const gap = 8

const quiet = async (page) => {
  await page.waitForNetworkIdle({ idleTime: 150, timeout: 1000 }).catch(() => undefined)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function open(page, url, layout = 'defaults') {
  const look = { layout, hasTags: layout === 'defaults' || layout === 'columns' }
  await page.evaluate((value) => localStorage.setItem('crm:console-look', value), JSON.stringify(look))
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await quiet(page)
}

async function picture(page, { theme, language, width }) {
  await page.setViewport({ width, height })
  await page.$eval('crm-console', (console, values) => values.forEach((one) => console.setAttribute(...one)), [
    ['theme', theme],
    ['locale', language],
  ])
  await quiet(page)
  return { bytes: await page.screenshot(), width }
}

/** Puts pictures side by side, so many in a row. */
async function sheet(name, pictures, columns) {
  const cells = await Promise.all(
    pictures.map(async ({ bytes, width }) => (width === widths[0] ? sharp(bytes).resize({ width: half }).png().toBuffer() : bytes)),
  )
  const sizes = await Promise.all(cells.map((cell) => sharp(cell).metadata()))
  const step = { x: Math.max(...sizes.map((size) => size.width)) + gap, y: Math.max(...sizes.map((size) => size.height)) + gap }
  const rows = Math.ceil(cells.length / columns)
  const ground = { create: { width: step.x * columns, height: step.y * rows, channels: 3, background: '#808080' } }
  const placed = cells.map((input, at) => ({ input, left: (at % columns) * step.x, top: Math.floor(at / columns) * step.y }))
  await sharp(ground)
    .composite(placed)
    .png()
    .toFile(join(folder, `${name}.png`))
  console.log(join(folder, `${name}.png`))
}

/** A row for each language and theme, a column for each layout; one sheet a width. */
async function everything(page, name, url) {
  const pictures = new Map(widths.map((width) => [width, []]))
  for (const [column, layout] of layouts.entries()) {
    await open(page, url, layout)
    for (const width of widths) {
      let row = 0
      for (const language of languages)
        for (const theme of themes) pictures.get(width)[row++ * layouts.length + column] = await picture(page, { theme, language, width })
    }
  }
  for (const width of widths) await sheet(`${name}-${width}`, pictures.get(width), layouts.length)
}

/** Light and Chinese, dark and English, a phone, and a server that fails. */
async function four(page, name, url) {
  await open(page, url)
  const pictures = [
    await picture(page, { theme: 'light', language: 'zh-cn', width: 1366 }),
    await picture(page, { theme: 'dark', language: 'en', width: 1366 }),
    await picture(page, { theme: 'light', language: 'zh-cn', width: 375 }),
  ]
  const refuse = (request) => {
    const isPage = /\/(adminapi|api)\//.test(request.url()) && !/login|menus$|logo|capabilities|jnotice|workerman/.test(request.url())
    const reply = { status: 500, contentType: 'application/json', body: '{"status":500,"msg":"服务器内部错误"}' }
    void (isPage ? request.respond(reply) : request.continue())
  }
  await page.setViewport({ width: 1366, height })
  await page.setRequestInterception(true)
  page.on('request', refuse)
  await open(page, url)
  pictures.push(await picture(page, { theme: 'light', language: 'zh-cn', width: 1366 }))
  page.off('request', refuse)
  await page.setRequestInterception(false)
  await sheet(name, pictures, 2)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in whole) && !(name in others))
if (unknown.length > 0) {
  console.error(`No such page: ${unknown.join(', ')}. Pages: ${Object.keys({ ...whole, ...others }).join(' ')}.`)
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const stage = await openStage()
try {
  const page = await stage.freshPage()
  await openSignIn(page, stage)
  await signIn(page)
  const isAsked = ([name]) => asked.length === 0 || asked.includes(name)
  for (const [name, path] of Object.entries(whole).filter(isAsked)) await everything(page, name, `${stage.product.url}/admin${path}`)
  for (const [name, path] of Object.entries(others).filter(isAsked)) await four(page, name, `${stage.product.url}/admin${path}`)
} finally {
  await stage.close().catch(() => undefined)
}
