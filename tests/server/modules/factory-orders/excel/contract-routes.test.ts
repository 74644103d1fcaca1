import { inflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { boardLine, day, setStage } from '../../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../../database.ts'

const held = testApp()
const keys = ['admin-store-materialPurchase-index', 'price:view', 'setting-systemBasicdata']
const company = { name: '橡胶厂', tax_no: '', bank: '', account_no: '', address: '', phone: '' }
let id = 0
let sealer: SignedIn

beforeAll(async () => {
  const { db, storage } = held.app
  const { boards, suppliers } = await setStage(db)
  // more goods than a sheet holds
  const lines = Array.from({ length: 60 }, () => boardLine(boards[0]!, 2, { price: '430', net: '760.00', tax: '100.00', gross: '860.00' }))
  ;({ id } = await createDocument(db, { type: 'PO', day, party: suppliers[0]!, lines }, '采购'))
  await act(db, id, 'submit', { who: '采购' })
  const circle = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><circle cx="300" cy="300" r="280" fill="red"/></svg>',
  )
  await storage.put('seal.png', await sharp(circle).png().toBuffer())
  sealer = await signedIn(held.app, [...keys, 'seal:use'])
})

async function save(more: object) {
  const url = '/adminapi/setting/basics/company'
  const { version } = (
    await rows<{ version: number }>(
      held.app.db,
      sql`select coalesce((select (value ->> 'version')::int from settings where name = 'company'), 0) as version`,
    )
  )[0]!
  const reply = await held.app.inject({ method: 'POST', url, headers: sealer.headers, payload: { ...company, version, ...more } })
  expect(reply.json()).toMatchObject({ code: '100001' })
}
const contract = (more: object, who = sealer) =>
  held.app.inject({ method: 'POST', url: '/api/excel/export_contract', headers: who.headers, payload: { type: 'PO', id, ...more } })

/** What stands on the pages of a PDF, in the order in which it was written, and how many pages there are. */
function readPdf(bytes: Buffer): { text: string; pages: number; drawn: string } {
  const whole = bytes.toString('latin1')
  const contents = [...whole.matchAll(/<< \/Filter \/FlateDecode \/Length (\d+) >>\nstream\n/g)].map(({ index, 0: head, 1: length }) =>
    inflateSync(bytes.subarray(index + head.length, index + head.length + Number(length))).toString('latin1'),
  )
  const drawn = contents.join('\n')
  const texts = [...drawn.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) =>
    hex!.replace(/.{4}/g, (one) => String.fromCharCode(Number.parseInt(one, 16))),
  )
  return { text: texts.join('\n'), pages: contents.length, drawn }
}

it('is a PDF of several pages with the clauses of the company, and its seal for who may use it', async () => {
  await save({ clauses: '质量：按样品。\n交货至{交货地点}，{定金}定金' })
  expect((await contract({ format: 'pdf', seal: 1 })).json()).toMatchObject({ status: 400, code: 'SEAL_MISSING' })
  await save({ clauses: '质量：按样品。\n交货至{交货地点}，{定金}定金', seal: '/uploads/seal.png' })
  const reply = await contract({ format: 'pdf', seal: 1, place: '宁波' })
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toMatch(/采购合同-HT.*\.pdf$/)
  const { text, pages, drawn } = readPdf(reply.rawPayload)
  expect(pages).toBeGreaterThan(1)
  for (const part of ['采 购 合 同', '二、质量：按样品。', '三、交货至／，无定金', '签订地点：宁波', '需方：橡胶厂', `1/${pages}`])
    expect(text).toContain(part)
  expect(text).toContain('人民币伍万壹仟陆佰元整')
  expect(text).not.toContain('不可抗力')
  // all lines are there, and one seal
  expect(text.match(/3\*1000\*10000/g)).toHaveLength(60)
  expect(drawn.match(/\/P0 Do/g)).toHaveLength(1)
  expect((await contract({ format: 'pdf', seal: 1, place: '宁波' })).rawPayload.equals(reply.rawPayload)).toBe(true)
  expect(readPdf((await contract({ format: 'pdf' })).rawPayload).drawn).not.toContain('Do')
  const reader = await signedIn(held.app, keys)
  expect((await contract({ format: 'pdf', seal: 1 }, reader)).json()).toMatchObject({ status: 110000 })
})

it('is a Word document with its pictures, and each contract is written down as it was', async () => {
  await save({ clauses: '', seal: '/uploads/seal.png', logo: '/uploads/seal.png' })
  const reply = await contract({ format: 'docx', seal: 1 })
  const zip = await JSZip.loadAsync(reply.rawPayload)
  const words = (await zip.file('word/document.xml')!.async('string')).replace(/<[^>]+>/g, '')
  for (const part of ['采 购 合 同', '不可抗力', '单位名称（章）：橡胶厂']) expect(words).toContain(part)
  expect(Object.keys(zip.files).filter((name) => name.startsWith('word/media/')).length).toBeGreaterThan(0)
  const told = await rows<{ note: string; diff: { clauses: string[] } }>(
    held.app.db,
    sql`select note, diff from document_events where document_id = ${id} and what = 'contract' order by id desc limit 1`,
  )
  expect(told).toMatchObject([{ note: 'docx seal', diff: { clauses: expect.arrayContaining([expect.stringContaining('不可抗力')]) } }])
  await save({ clauses: '只有这一条' })
  expect((await contract({ format: 'xlsx' })).headers['content-type']).toContain('spreadsheetml')
})
