import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Zip from 'jszip'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Quotation } from '#src/papers/quotation.ts'
import { quotationDocx } from '#src/papers/quotation-docx.ts'
import { $text } from '#src/papers/quotation.text.ts'
import { findOffice, inPath } from '../support/chromium.mjs'

const quotation: Quotation = {
  order_sn: 'SO-20261122-7',
  order_date: '2026-11-22',
  lines: [
    { name: '丁腈胶板 3mm <黑> & 光面', unit: 'm²', num: '12.50', price: '3.333' },
    { name: '垫片\u0000\nDN50', unit: '个', num: '2', price: '0.005' },
    { name: '密封条', unit: '卷', num: '1', price: '99.99' },
  ],
}
const thirds = {
  ...quotation,
  order_sn: '',
  lines: Array.from({ length: 3 }, () => ({ name: '圈', unit: '个', num: '1', price: '0.005' })),
}
const build = (what: Quotation) => quotationDocx(what, $text.get())
const part = async (bytes: ArrayBuffer, name = 'word/document.xml') => (await Zip.loadAsync(bytes)).file(name)!.async('string')

/** The cells of each table of the paper. */
async function tables(bytes: ArrayBuffer) {
  const xml = await part(bytes)
  const within = (text: string, tag: string) => [...text.matchAll(new RegExp(`<w:${tag}[ >].*?</w:${tag}>`, 'gs'))].map(([found]) => found)
  const words = (cell: string) =>
    [...cell.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.slice(text.indexOf('>') + 1)).join('').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') // prettier-ignore
  return within(xml, 'tbl').map((table) => within(table, 'tr').map((row) => within(row, 'tc').map(words)))
}

describe('the Word file of a quotation', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('has the table of the order, and its lines with subtotals', async () => {
    expect(await tables(await build(quotation))).toEqual([
      [
        ['单号', '时间', '总价', '品种数', '总数量'],
        ['SO-20261122-7', '2026-11-22', '141.66', '3', '15.5'],
      ],
      [
        ['序号', '名称', '单位', '数量', '小计'],
        ['1', '丁腈胶板 3mm <黑> & 光面', 'm²', '12.5', '41.66'],
        ['2', '垫片 DN50', '个', '2', '0.01'],
        ['3', '密封条', '卷', '1', '99.99'],
      ],
    ])
  })

  it('has a line for what is lost in rounding, remarks only where there is one, and headings without lines', async () => {
    expect((await tables(await build(thirds)))[1]!.at(-1)).toEqual(['', '尾差', '', '', '-0.01'])
    const remarked = { ...quotation, lines: quotation.lines.map((line, at) => ({ ...line, remark: at === 1 ? '加急' : '' })) }
    const [, lines] = await tables(await build(remarked))
    expect(lines!.map((row) => row[5])).toEqual(['备注', '', '加急', ''])
    expect(await tables(await build({ ...quotation, lines: [] }))).toEqual([
      [
        ['单号', '时间', '总价', '品种数', '总数量'],
        ['SO-20261122-7', '2026-11-22', '0.00', '0', '0'],
      ],
      [['序号', '名称', '单位', '数量', '小计']],
    ])
  })

  it('names the face of Chinese signs, and repeats the headings of a table', async () => {
    const bytes = await build(quotation)
    expect(await part(bytes, 'word/styles.xml')).toContain('w:eastAsia="宋体"')
    expect((await part(bytes)).match(/<w:tblHeader\/>/g)).toHaveLength(2)
  })

  it('is the same to the byte, whenever and wherever it is made', async () => {
    const hashes = new Set<string>()
    for (const [hour, now] of [
      [7, '2026-11-22T23:59:59Z'],
      [3, '2027-03-14T07:00:01Z'],
      [0, '2031-01-01T00:00:00Z'],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
      // another time zone: a thread cannot change its own
      vi.spyOn(Date.prototype, 'getHours').mockReturnValue(hour)
      const bytes = Buffer.from(await build(quotation))
      hashes.add(createHash('sha256').update(bytes).digest('hex'))
      vi.restoreAllMocks()
      vi.useRealTimers()
    }
    expect(hashes.size).toBe(1)
    expect(await part(await build(quotation), 'docProps/core.xml')).toContain('2026-11-22T00:00:00Z</dcterms:created>')
    expect(await part(await build({ ...quotation, order_date: '十一月' }), 'docProps/core.xml')).toContain('1980-01-01T00:00:00Z')
  })
})

const office = findOffice()
const reader = inPath('pdftotext')

describe.skipIf(!office || !reader)('the quotation in LibreOffice', () => {
  /** What it prints, as text with its columns. */
  async function printed(what: Quotation): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'paper-'))
    try {
      await writeFile(join(folder, 'q.docx'), Buffer.from(await build(what)))
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      await promisify(execFile)(office!, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'q.docx')])
      await promisify(execFile)(reader!, ['-layout', join(folder, 'q.pdf'), join(folder, 'q.txt')])
      return await readFile(join(folder, 'q.txt'), 'utf8')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  it('opens, and every figure is on the paper', { timeout: 180_000 }, async () => {
    const text = await printed({ ...quotation, lines: [...quotation.lines, ...thirds.lines] })
    for (const figure of ['SO-20261122-7', '2026-11-22', '141.68', '18.5', '41.66', '99.99', '12.5', '0.01', '-0.01', '1/1'])
      expect(text).toContain(figure)
    for (const word of ['报价单', '单号', '品种数', '总数量', '小计', '尾差', '丁腈胶板', '密封条']) expect(text).toContain(word)
  })

  it('repeats the headings on every page of many lines', { timeout: 180_000 }, async () => {
    const line = quotation.lines[0]!
    const text = await printed({ ...quotation, lines: Array.from({ length: 200 }, (_, at) => ({ ...line, name: `胶板 ${at + 1}` })) })
    const pages = text.split('\f').filter((one) => one.trim() !== '')
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, one] of pages.entries()) {
      expect(one).toContain('小计')
      expect(one).toContain(`${at + 1}/${pages.length}`)
    }
    expect(text).toContain('胶板 200')
    expect(text).toContain('8332.50')
  })
})
