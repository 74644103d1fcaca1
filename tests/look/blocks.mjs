import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { addElement } from '../bench/journeys.mjs'
import { saveBlocks } from '../support/stage.mjs'
import { between, replies } from './replies.mjs'

const readPage = (name) => {
  const text = readFileSync(new URL(`../fixtures/pages/${name}.json`, import.meta.url), 'utf8')
  // what the shop has built in stands there by its name
  return JSON.parse(text.replace(/"<built-in[^"]*"/g, '""'))
}
const tall = 15000
const phone = 375

// what of the demo shop stands in the place of the pictures that the recorded page names; those without are built in
const two = (digit) => String(Number(digit) + 1).padStart(2, '0')
const tabs = ['home', 'cate', 'cart', 'me']
const demoPictures = [
  [/^(?:banner|cube)(\d)/, (digit) => `banner-${two(digit)}.jpg`],
  [/^hotspot/, () => 'banner-07.jpg'],
  [/^act(\d)/, (digit) => `activity-${two(Number(digit) + 6)}.png`],
  [/^menu(\d)/, (digit) => `menu-${two(digit)}.png`],
  [/^logo/, () => 'logo-white.png'],
  [/^news/, () => 'headlines.png'],
  [/^(?:avatar|qrcode|service)/, () => 'activity-07.png'],
  [/^tab-(\w+)(-on)?/, (name, on = '') => `tab-${two(tabs.indexOf(name))}${on}.png`],
]

function demoPicture(url, stem) {
  for (const [pattern, name] of demoPictures) {
    const found = pattern.exec(stem)
    if (found) return `${url}/uploads/attach/demo/${name(...found.slice(1))}`
  }
  return ''
}

// saved anew, they get a place of their own
const bare = (block) => Object.fromEntries(Object.entries(block).filter(([field]) => field !== 'timestamp' && field !== 'id'))
const defaults = () => Object.values(readPage('blocks-5.4.0-defaults')).map(({ value }) => bare(value))

/** Every kind as a shop fills it, with the pictures of the demo shop; choices of things that it lacks are taken out. */
function filled(url) {
  const text = JSON.stringify(readPage('synthetic-all-blocks-save-request').value)
  const value = JSON.parse(text.replace(/https:\/\/shop\.example\.com\/[^"\\]*\/([\w-]+)\.png/g, (_, stem) => demoPicture(url, stem)))
  const kinds = new Map(Object.values(value).map((block) => [block.name, block]))
  for (const name of ['goodList', 'articleList']) kinds.get(name).selectConfig.activeValue = ''
  kinds.get('goodList').tabConfig.tabVal = 0
  return [...kinds.values()].map(bare)
}

const texts = new Set(['titleConfig', 'desConfig', 'menuConfig', 'listConfig', 'tabConfig', 'swiperConfig', 'menuList', 'richText'])
const colours = /^(#|rgb|\/|https?:)/
const withTexts = (blocks, change) =>
  blocks.map((block) => {
    const write = (held) => {
      if (Array.isArray(held)) return held.map(write)
      if (typeof held !== 'object' || held === null) return held
      return Object.fromEntries(
        Object.entries(held).map(([key, one]) => {
          const isText = /^(value|val|name)$/.test(key) && typeof one === 'string' && !colours.test(one)
          return [key, isText ? change(one) : write(one)]
        }),
      )
    }
    return Object.fromEntries(Object.entries(block).map(([field, held]) => [field, texts.has(field) ? write(held) : held]))
  })

const shopData = /\/adminapi\/(marketing\/|diy\/(get_product|groom_list|get_category)|live\/room\/list|cms\/cms)/
const none = (held) => {
  if (Array.isArray(held)) return []
  const field = 'list' in held ? 'list' : 'data'
  return { ...held, [field]: none(held[field]) }
}

/** The four states: blocks, and what the shop answers in the place of what it has. */
const states = (url) => ({
  fresh: [defaults()],
  full: [filled(url)],
  empty: [withTexts(defaults(), () => ''), (path, reply) => (shopData.test(path) ? { ...reply, data: none(reply.data) } : null)],
  long: [
    withTexts(filled(url), (text) => text.repeat(12)),
    (path, reply) => (shopData.test(path) && !path.includes('time_list') ? replies.long(path, reply) : null),
  ],
})

const settled = async (page) => {
  await page.waitForNetworkIdle({ idleTime: 400, timeout: 20_000 }).catch(() => undefined)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Boxes of what stands on the phone, by the name of its kind; runs in the page. */
function boxesOf(canvas) {
  return [...canvas.querySelectorAll('.designer-block, .designer-footer, .designer-float')].map((node) => {
    const { left, top, width, height } = (node.querySelector('.designer-block__body, [data-drawn]') ?? node).getBoundingClientRect()
    const name = node.querySelector('.designer-cover')?.getAttribute('aria-label')?.split(' · ')[0] ?? '在线客服'
    return { name, isFloat: node.matches('.designer-float'), left, top, width, height }
  })
}

/** Opens a page in a designer that is high enough for all of it, and answers a picture of every block. */
async function picturesOf(stage, pageId, change) {
  const page = await stage.freshPage()
  await page.setViewport({ width: 1366, height: tall })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(`${stage.pages.url}/blank.html`)
  if (change) await between(page, change)
  await addElement(page, stage, 'crm-designer', { 'page-id': String(pageId), locale: 'zh-cn' })
  await page.$eval('crm-designer', (designer, height) => (designer.style.height = `${height}px`), tall - 50)
  await settled(page)
  const shot = async () => sharp(await page.screenshot())
  const cut = async (whole, box) => {
    const area = { left: Math.round(box.left), top: Math.round(box.top), width: Math.round(box.width), height: Math.round(box.height) }
    return area.height < 1 ? null : (await whole.clone().extract(area).png().toBuffer()).toString('base64')
  }
  const boxes = await page.$eval('crm-designer >>> .designer-canvas', boxesOf)
  const floats = await shot()
  // what floats is looked at by itself, not over a block
  await page.$$eval('crm-designer >>> .designer-floats', (layers) => layers.forEach((layer) => (layer.hidden = true)))
  const blocks = await shot()
  const pictures = []
  for (const box of boxes.filter(({ top, height }) => top + height < tall))
    pictures.push({ ...box, picture: await cut(box.isFloat ? floats : blocks, box) })
  await page.close()
  return pictures
}

const cell = (word, held) =>
  `<div><small>${word}</small><br>${held.map((one) => (one.picture ? `<img src="data:image/png;base64,${one.picture}">` : '')).join('<br>')}</div>`

const sheetCss = `body{margin:8px;width:3060px;background:#808080;font:14px sans-serif;columns:2;column-gap:24px}
  figure{margin:0 0 12px;break-inside:avoid}figcaption{color:#fff;font-weight:700}section{display:flex;gap:6px;align-items:start}
  div{width:${phone}px;flex:none}small{color:#ddd}img{display:inline-block;vertical-align:top}`

async function compose(stage, rows, path) {
  const page = await stage.freshPage()
  await page.setViewport({ width: 3080, height: 1000 })
  const figures = rows.map(([name, cells]) => `<figure><figcaption>${name}</figcaption><section>${cells}</section></figure>`)
  await page.setContent(`<!doctype html><style>${sheetCss}</style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

/** The older page of the demo shop, with the kinds of the variants that no shop shows. */
async function olderPage(stage) {
  const call = (path, body) =>
    fetch(`${stage.product.url}/adminapi/diy/${path}`, {
      headers: { 'Authori-zation': `Bearer ${stage.token}`, 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).then((reply) => reply.json())
  const { data } = await call('get_info/1')
  const variants = Object.values(readPage('legacy-5.4.0-defaults')).map(({ blocks }) => blocks)
  await call('save/1', { value: Object.assign({}, ...variants.toReversed(), data.info.value) })
  return 1
}

/** One picture of every kind of block at 375 px, as it begins, with what the demo shop has, without anything and with too much. */
export async function blockSheet(stage, folder) {
  const seen = {}
  for (const [state, [blocks, change]] of Object.entries(states(stage.product.url))) {
    const id = await saveBlocks(stage.product.url, stage.token, blocks)
    seen[state] = await picturesOf(stage, id, change)
  }
  const older = await picturesOf(stage, await olderPage(stage))
  const names = [...new Set(seen.fresh.map(({ name }) => name))]
  const ofKind = (pictures, name) => pictures.filter((one) => one.name === name)
  const rows = names.map((name) => [
    name,
    Object.entries(seen)
      .map(([state, held]) => cell(state, ofKind(held, name)))
      .join(''),
  ])
  for (let at = 0; at < older.length; at += 4)
    rows.push([
      'older',
      older
        .slice(at, at + 4)
        .map((one) => cell(one.name, [one]))
        .join(''),
    ])
  const path = join(folder, 'blocks.png')
  await compose(stage, rows, path)
  console.log(path)
}
