import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Frame, Page } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clickOn, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'
import { inPath } from '../support/chromium.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const reader = inPath('pdftotext')
const about = inPath('pdfinfo')
const points = 72 / 25.4

let browser: Browser
let page: Page
let errors: string[]
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, errors } = await openPage(browser, `${product}/admin/storageManagement/godownEntry`, { width: 1366, height: 900 }))
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> tbody tr')
})
afterAll(() => browser.close())

interface Receipt {
  id: string
  sn: string
  lines: object[]
}

/** What the server says, past the browser. */
async function ask<Data>(path: string, body: object): Promise<Data> {
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(product)}`, 'content-type': 'application/json' }
  return ((await (await fetch(`${product}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as { data: Data })
    .data
}

/** A receipt with several lines. */
async function receipt(): Promise<Receipt> {
  const { list } = await ask<{ list: Receipt[] }>('doc/goods-receipt/list', { page: 1, limit: 40, status: '2', sub_type: 'purchase' })
  const whole = await Promise.all(list.map(({ id }) => ask<Receipt>('doc/goods-receipt/read', { id: Number(id) })))
  return whole.toSorted((one, next) => next.lines.length - one.lines.length)[0]!
}

const rulesOf = (frame: Frame) =>
  frame.evaluate(() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(' '))

/** The paper as a printer gets it: what stands in the frame, with the frame's own rules. */
const paperOf = (frame: Frame) =>
  frame.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
    return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><style>${rules}</style></head>${document.body.outerHTML}</html>`
  })

interface Pdf {
  pages: { width: number; height: number }[]
  texts: string[]
}

/** Pages of a PDF with their sizes in millimetres and their words, as another program reads them. */
async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  const run = promisify(execFile)
  try {
    const file = join(folder, 'p.pdf')
    await writeFile(file, bytes)
    const { stdout } = await run(about!, ['-l', '999', file])
    const pages = [...stdout.matchAll(/Page\s+\d+ size:\s+([\d.]+) x ([\d.]+)/g)]
    await run(reader!, ['-layout', file, join(folder, 'p.txt')])
    const texts = (await readFile(join(folder, 'p.txt'), 'utf8')).split('\f').slice(0, pages.length)
    return { pages: pages.map(([, width, height]) => ({ width: Number(width) / points, height: Number(height) / points })), texts }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function openPrint(): Promise<void> {
  const direct = await page.$('crm-console >>> .console-part-head ::-p-aria([name="打印"][role="button"])')
  if (direct) return press(page, '打印')
  await press(page, '更多')
  return clickOn(page, 'crm-console >>> [role=menuitem]::-p-text(打印)')
}

const frameOf = async () => (await (await visible(page, 'crm-console >>> iframe.console-print')).contentFrame())!

async function choosePaper(name: string): Promise<void> {
  await press(page, '纸张', 'combobox')
  await press(page, name, 'option')
}

it.skipIf(!reader || !about)(
  'prints receipts on A4 and continuous paper, in copies with names, page by page, and counts it',
  { timeout: 240_000 },
  async () => {
    const one = await receipt()
    await page.goto(`${product}/admin/storageManagement/godownEntry/${one.id}`, { waitUntil: 'domcontentloaded' })
    await visible(page, `crm-console >>> .console-part-head ::-p-text(${one.sn})`)
    await openPrint()
    const frame = await frameOf()
    const shown = (words: readonly string[]) =>
      until(
        () => frame.evaluate(() => document.body.innerText),
        (text) => words.every((word) => text.includes(word)),
      )
    await shown([one.sn, '入库单', '制单', '审核', '经手人', '第 1 / 1 页'])
    await press(page, '三联')
    await shown(['白 存根', '红 客户', '黄 财务'])
    await choosePaper('241 连续纸 三等分')
    await until(
      () => rulesOf(frame),
      (rules) => rules.includes('93.1mm'),
    )
    // a column that nobody wants on paper
    await clickOn(page, 'crm-console >>> .console-print-options label ::-p-text(供应商批号)')
    await until(
      () => frame.evaluate(() => document.body.innerText),
      (text) => !text.includes('供应商批号'),
    )
    await frame.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.body.innerText) }))
    await clickOn(page, 'crm-console >>> dialog[open] .ui-button.is-primary')
    const printed = await until(
      () => frame.evaluate(() => document.body.getAttribute('data-printed') ?? ''),
      (text) => text !== '',
    )
    const { printed: times } = await ask<{ printed: number }>('doc/goods-receipt/read', { id: Number(one.id) })
    expect(printed).toContain(`第 ${times} 次打印`)
    const third = await paperOf(frame)
    await choosePaper('A4')
    await until(
      async () => (await rulesOf(frame)).includes('210mm') && (await frame.evaluate(() => document.querySelectorAll('.page').length)),
      (count) => count === 3,
    )
    const whole = await paperOf(frame)
    // what was chosen is there the next time
    await press(page, '取消')
    await openPrint()
    const again = await frameOf()
    await until(
      () => again.evaluate(() => document.body.innerText),
      (text) => text.includes('黄 财务') && !text.includes('供应商批号'),
    )
    await expectPapers({ third, whole }, one)
    expect(errors).toEqual([])
  },
)

it.skipIf(!reader || !about)(
  'prints chosen receipts in one go, each from a page of its own on, and counts each',
  { timeout: 120_000 },
  async () => {
    await page.goto(`${product}/admin/storageManagement/godownEntry?status=2`, { waitUntil: 'domcontentloaded' })
    const rows = 'crm-console >>> tbody tr'
    await visible(page, rows)
    for (const at of [1, 2, 3]) await clickOn(page, `${rows}:nth-child(${at}) .ui-check-box`)
    const sns = await page.$$eval('crm-console >>> tbody tr [class*=detail-link]', (links) =>
      links.slice(0, 3).map((one) => one.textContent ?? ''),
    )
    await press(page, '批量打印')
    const frame = await frameOf()
    await until(
      () => frame.evaluate(() => document.body.innerText),
      (text) => sns.every((sn) => text.includes(sn)),
    )
    // one copy each, whatever was chosen before
    await frame.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.body.innerText) }))
    await clickOn(page, 'crm-console >>> dialog[open] .ui-button.is-primary')
    await until(
      () => frame.evaluate(() => document.body.getAttribute('data-printed') ?? ''),
      (text) => text !== '',
    )
    const { list } = await ask<{ list: { id: string; sn: string; printed: number }[] }>('doc/goods-receipt/list', {
      page: 1,
      limit: 40,
      status: '2',
    })
    const whole = await paperOf(frame)
    await page.goto('about:blank')
    await page.setContent(whole)
    const { texts } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    // no page is of two papers, and they come in the order of the list
    const owners = texts.map((text) => sns.filter((sn) => text.includes(sn)))
    expect(owners.every((found) => found.length === 1)).toBe(true)
    expect([...new Set(owners.flat())]).toEqual(sns)
    for (const sn of sns) {
      const { id } = list.find((one) => one.sn === sn)!
      const { printed } = await ask<{ printed: number }>('doc/goods-receipt/read', { id: Number(id) })
      expect(printed).toBeGreaterThan(0)
      expect(texts.find((text) => text.includes(sn))!.replace(/\s/g, '')).toContain(`第${printed}次打印`)
    }
    expect(errors).toEqual([])
  },
)

it('puts the seal of the company beside what a paper says, over nothing but the name of its place', { timeout: 120_000 }, async () => {
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(product)}`, 'content-type': 'application/json' }
  const basics = `${product}/adminapi/setting/basics/company`
  const form = (await (await fetch(basics, { headers })).json()) as { data: { rules: { field: string; value: unknown }[] } }
  const company = Object.fromEntries(form.data.rules.map(({ field, value }) => [field, value]))
  const round = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="#d00"/></svg>'
  const drawn = new Blob([new Uint8Array(await sharp(Buffer.from(round)).png().toBuffer())], { type: 'image/png' })
  const sent = new FormData()
  sent.append('file', drawn, 'seal.png')
  const { 'Authori-zation': authorization } = headers
  const kept = await fetch(`${product}/adminapi/file/upload`, { method: 'POST', headers: { 'Authori-zation': authorization }, body: sent })
  const { src } = ((await kept.json()) as { data: { src: string } }).data
  await fetch(basics, { method: 'POST', headers, body: JSON.stringify({ ...company, name: company.name || '橡胶厂', seal: src }) })
  const { list } = await ask<{ list: { id: string }[] }>('doc/purchase-order/list', { page: 1, limit: 1, status: '4' })
  await page.goto(`${product}/admin/purchasingManagement/materialPurchase/${list[0]!.id}`, { waitUntil: 'domcontentloaded' })
  await visible(page, 'crm-console >>> .console-part-head')
  await openPrint()
  const frame = await frameOf()
  await clickOn(page, 'crm-console >>> .console-print-options label ::-p-text(加盖公司印章)')
  for (const paper of ['A4', '241 连续纸 三等分']) {
    await choosePaper(paper)
    const boxes = await until(
      () => frame.evaluate(boxesOfEnd),
      ({ seal, page: sheet, words }) => words.length > 3 && Boolean(seal && sheet && seal.height > 60 && seal.bottom < sheet.bottom),
    )
    for (const one of boxes.words) expect(one.right <= boxes.seal!.left || one.bottom <= boxes.seal!.top, one.text).toBe(true)
  }
  expect(errors).toEqual([])
})

/** Where the seal of a paper stands, and what stands around it, in pixels. Runs in the frame. */
function boxesOfEnd() {
  const of = (element: Element | null) => {
    if (!element) return undefined
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    return { left, right, top, bottom, height, text: element.textContent }
  }
  const seal = document.querySelector('.seal img')
  const words = [...document.querySelectorAll('.end dd, .end dt, .signers span, tfoot td')]
  return { seal: of(seal), page: of(seal?.closest('.page') ?? null), words: words.map((one) => of(one)!) }
}

/** Both papers as a PDF: their sizes, their pages, and that nothing is lost between them. */
async function expectPapers({ third, whole }: { third: string; whole: string }, one: Receipt): Promise<void> {
  const pdfOf = async (html: string) => {
    // what the product's pages forbid holds for this one as well until it is left
    await page.goto('about:blank')
    await page.setContent(html)
    return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  }
  const small = await pdfOf(third)
  expect(small.pages.length % 3).toBe(0)
  for (const { width, height } of small.pages) {
    expect(width).toBeCloseTo(241, 0)
    expect(height).toBeCloseTo(93.1, 0)
  }
  const each = small.pages.length / 3
  small.texts.forEach((text, at) => {
    const plain = text.replace(/\s/g, '')
    expect(plain).toContain(`第${(at % each) + 1}/${each}页`)
    expect(plain).toContain(['白存根', '红客户', '黄财务'][Math.floor(at / each)])
    // the heading of the table comes again wherever there are rows
    if (/丁腈|橡胶|炭黑|kg|胶/.test(plain)) expect(plain).toContain('入库单')
  })
  const large = await pdfOf(whole)
  expect(large.pages).toHaveLength(3)
  for (const { width, height } of large.pages) {
    expect(width).toBeCloseTo(210, 0)
    expect(height).toBeCloseTo(297, 0)
  }
  for (const text of large.texts) {
    const plain = text.replace(/\s/g, '')
    for (const word of [one.sn, '第1/1页', '大写：人民币', '制单', '审核', '经手人', '产品规格', '合计']) expect(plain).toContain(word)
  }
}
