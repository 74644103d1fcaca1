import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openSignIn, signIn } from '../bench/journeys.mjs'
import { openStage } from '../bench/stage.mjs'
import { blockSheet } from './blocks.mjs'
import { barriersOf, defectsOf } from './defects.mjs'
import { opened, others, states, whole } from './pages.mjs'
import { between, replies, site } from './replies.mjs'

// `npm run sheets [page…]`: what the console looks like, for eyes; nothing is compared and nothing is kept in the repository.
// What can be measured of it stands in defects.txt beside the pictures.
const folder = join('.build', 'sheets')
const layouts = ['defaults', 'classic', 'transverse', 'columns']
const languages = ['zh-cn', 'en', 'zh-tw']
const themes = ['light', 'dark']
const widths = [1366, 375]
const height = 768
/** A picture of 1366 px is shown at half its size; one of a phone as it is. */
const half = 683
const gap = 8

const defects = []

async function quiet(page) {
  await page.waitForNetworkIdle({ idleTime: 150, timeout: 1500 }).catch(() => undefined)
  const waits = 'crm-console >>> :is(.ui-skeleton, .console-pending, [aria-busy=true])'
  for (let tries = 0; tries < 15 && (await page.$(waits)); tries++) await new Promise((done) => setTimeout(done, 100))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** A phone is used with a finger: what reacts to one has its size. */
const window = (width) => ({ width, height, hasTouch: width < 600 })

/** Opens a screen as somebody with this look, language and theme would find it. */
async function open(page, url, screen, { layout = 'defaults', language = 'zh-cn', theme = 'light', width = 1366, leave } = {}) {
  await page.setViewport(window(width))
  // a host that shows frames lets them in; our own page does not, and Chromium never rests with one that was refused
  await page.setBypassCSP(screen.isFramed === true)
  const look = { layout, hasTags: layout === 'defaults' || layout === 'columns' }
  const stored = {
    'crm:console-look': JSON.stringify(look),
    'crm:locale': language,
    'crm:theme': JSON.stringify({ mode: theme }),
    'crm:version': '5.4.0',
    'crm:locked': null,
    ...screen.stored,
  }
  const { identifier } = await page.evaluateOnNewDocument((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
  }, stored)
  await page.goto(`${url}/admin${screen.path}`, { waitUntil: 'domcontentloaded' })
  await page.removeScriptToEvaluateOnNewDocument(identifier)
  await page.mouse.move(0, 0)
  if (screen.isFramed) {
    // a frame of another process waits for ever behind what is put between
    await quiet(page)
    await leave?.()
    await page.$eval('crm-console', (console, origin) => console.setAttribute('frame-origins', origin), new URL(site.url).origin)
  }
  await quiet(page)
  for (const selector of screen.open ?? []) {
    const button = await page.waitForSelector(`crm-console >>> ${selector}`, { visible: true, timeout: 4000 }).catch(() => null)
    if (!button) continue
    await button.evaluate((node) => node.click())
    await quiet(page)
  }
}

async function picture(page, name, { language, theme, width }) {
  await page.setViewport(window(width))
  await page.$eval('crm-console', (console, mode) => console.setAttribute('theme', mode), theme)
  await quiet(page)
  for (const line of await defectsOf(page, language)) defects.push(`${name} ${language} ${theme} ${width}: ${line}`)
  if ((theme === 'light') === (width === widths[0]))
    for (const line of await barriersOf(page)) defects.push(`${name} ${language} ${theme} ${width}: ${line}`)
  const bytes = await page.screenshot()
  const cell = width === widths[0] ? await sharp(bytes).resize({ width: half }).png().toBuffer() : bytes
  return {
    input: cell,
    width: width === widths[0] ? half : width,
    height: width === widths[0] ? Math.round((height * half) / widths[0]) : height,
  }
}

/** Puts rows of pictures below each other. */
async function sheet(name, rows) {
  const composites = []
  let top = 0
  let right = 0
  for (const row of rows) {
    let left = 0
    for (const cell of row) {
      composites.push({ input: cell.input, left, top })
      left += cell.width + gap
    }
    right = Math.max(right, left)
    top += Math.max(...row.map((cell) => cell.height)) + gap
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: '#808080' } })
    .composite(composites)
    .png()
    .toFile(join(folder, `${name}.png`))
  console.log(join(folder, `${name}.png`))
}

/** A sheet for each language and width: a row for each two pictures of a layout, light and dark. */
async function everything(page, name, url, screen) {
  for (const language of languages) {
    const cells = { 1366: [], 375: [] }
    for (const layout of layouts)
      for (const width of widths) {
        await open(page, url, screen, { layout, language, width })
        const pair = []
        for (const theme of themes) pair.push(await picture(page, `${name} ${layout}`, { theme, language, width }))
        cells[width].push(pair)
      }
    await sheet(`${name}-${language}-1366`, cells[1366])
    await sheet(`${name}-${language}-375`, [cells[375].slice(0, 2).flat(), cells[375].slice(2).flat()])
  }
}

/** Light and Chinese, dark and English, both on a phone, and a server that fails. */
async function four(page, name, url, screen) {
  const change = async (kind) => (kind ? between(page, replies[kind]) : async () => undefined)
  const pictures = []
  for (const width of widths)
    for (const [language, theme] of [
      ['zh-cn', 'light'],
      ['en', 'dark'],
    ]) {
      const leave = await change(screen.replies)
      await open(page, url, screen, { language, theme, width, leave })
      pictures.push(await picture(page, name, { language, theme, width }))
      await leave()
    }
  if (screen.fails !== false) {
    const undo = await change('failing')
    await open(page, url, screen)
    pictures.push(await picture(page, `${name} failing`, { language: 'zh-cn', theme: 'light', width: 1366 }))
    await undo()
  }
  await sheet(name, [pictures.slice(0, 2), pictures.slice(2)])
}

const all = { ...whole, ...others, ...opened, ...states }
const groups = { whole, others, opened, states }
const wanted = process.argv.slice(2).flatMap((name) => (name in groups ? Object.keys(groups[name]) : [name]))
const blocks = 'blocks'
const unknown = wanted.filter((name) => name !== blocks && !(name in all))
if (unknown.length > 0) {
  console.error(`No such page: ${unknown.join(', ')}. Pages: ${[blocks, ...Object.keys({ ...groups, ...all })].join(' ')}.`)
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const stage = await openStage()
// another origin that answers: a frame of a site that cannot be reached is never quiet
site.url = stage.product.legacyUrl
const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name)
try {
  const still = async (page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    return page
  }
  if (isWanted([blocks])) await blockSheet(stage, folder)
  const screens = Object.entries(all).filter(isWanted)
  const page = await still(await stage.freshPage())
  if (screens.length > 0) {
    await openSignIn(page, stage)
    await signIn(page)
  }
  for (const [name, screen] of screens) {
    const shown = screen.signedOut ? await still(await stage.freshPage()) : page
    try {
      await (name in whole && !process.env.CRM_FOUR ? everything : four)(shown, name, stage.product.url, screen)
    } catch (error) {
      console.error(`${name}: ${error.message}`)
    }
    if (shown !== page) await shown.close()
  }
} finally {
  writeFileSync(join(folder, 'defects.txt'), `${defects.join('\n')}\n`)
  await stage.close().catch(() => undefined)
}
