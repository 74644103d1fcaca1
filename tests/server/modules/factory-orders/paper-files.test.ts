import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { createDocument } from '#src/server/factory/documents.ts'
import { brokenChains } from '#src/server/factory/events.ts'
import { boardLine, day, setStage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = ['index', 'edit'].map((name) => `admin-store-materialPurchase-${name}`)
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'

let id: number
let other: number
let buyer: SignedIn
let reader: SignedIn
beforeAll(async () => {
  const { boards, suppliers } = await setStage(held.app.db)
  const order = async () =>
    (await createDocument(held.app.db, { type: 'PO', day, party: suppliers[0]!, lines: [boardLine(boards[0]!, 1)] }, '采购')).id
  ;[id, other] = [await order(), await order()]
  buyer = await signedIn(held.app, [...keys, 'price:view'])
  reader = await signedIn(held.app, [keys[0]!, 'price:view'])
})

async function sent(who: SignedIn, name: string, content: string | Uint8Array<ArrayBuffer>, to = id) {
  const form = new FormData()
  form.append('file', new File([content], name))
  const body = new Response(form)
  const headers = { ...who.headers, 'content-type': body.headers.get('content-type')! }
  const payload = Buffer.from(await body.arrayBuffer())
  return (await held.app.inject({ method: 'POST', url: `/api/order/addFile?type=PO&id=${to}`, headers, payload })).json()
}
const post = ({ headers }: SignedIn, name: string, payload: object) =>
  held.app.inject({ method: 'POST', url: `/api/order/${name}`, headers, payload: { type: 'PO', id, ...payload } })

it('is kept with a paper, listed, and handed out as a download of which nothing is run', async () => {
  const { status, data } = await sent(buyer, '盖章 合同<script>.pdf', pdf)
  expect({ status, data }).toMatchObject({ status: 200, data: { name: '盖章 合同script.pdf', size: pdf.length } })
  expect((await post(reader, 'files', {})).json().data.list).toMatchObject([
    { key: data.key, name: '盖章 合同script.pdf', by: expect.any(String) },
  ])
  const file = await post(reader, 'file', { key: data.key })
  expect([file.statusCode, file.body]).toEqual([200, pdf])
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''%E7%9B%96/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  // it has no address
  expect((await held.app.inject({ method: 'GET', url: `/uploads/.papers/${data.key}` })).statusCode).toBe(404)
})

it('is what its ending says, and of a kind that papers are', async () => {
  for (const [name, content, code] of [
    ['page.html', '<script>1</script>', 'PAPER_FILE_KIND'],
    ['photo.svg', '<svg/>', 'PAPER_FILE_KIND'],
    ['report.pdf', '<script>1</script>', 'PAPER_FILE_CONTENT'],
    ['table.xlsx', 'PK nothing', 'PAPER_FILE_CONTENT'],
  ] as const)
    expect(await sent(buyer, name, content)).toMatchObject({ status: 400, code })
})

it('is written by who may edit the paper, read by who may see it, and found at its own paper alone', async () => {
  const { data } = await sent(buyer, 'report.pdf', pdf)
  expect(await sent(reader, 'report.pdf', pdf)).toMatchObject({ status: 110000 })
  expect((await post(reader, 'delFile', { key: data.key })).json()).toMatchObject({ status: 110000 })
  expect((await post(buyer, 'file', { id: other, key: data.key })).json()).toMatchObject({ code: 'PAPER_FILE_GONE' })
  expect((await post(buyer, 'delFile', { id: other, key: data.key })).json()).toMatchObject({ code: 'PAPER_FILE_GONE' })
  // a signed contract says what was agreed
  const keeper = await signedIn(held.app, keys)
  for (const [name, body] of [
    ['files', {}],
    ['file', { key: data.key }],
  ] as const)
    expect((await post(keeper, name, body)).json()).toMatchObject({ status: 110000 })
  const stranger = await signedIn(held.app, ['admin-store-godownEntry-index'])
  expect((await post(stranger, 'file', { key: data.key })).json()).toMatchObject({ status: 110000 })
  expect(await sent(buyer, 'report.pdf', pdf, 999_999)).toMatchObject({ code: 'RECORD_GONE' })

  expect((await post(buyer, 'delFile', { key: data.key })).json()).toMatchObject({ status: 200 })
  expect((await post(buyer, 'file', { key: data.key })).json()).toMatchObject({ code: 'PAPER_FILE_GONE' })
  const events = await rows(
    held.app.db,
    sql`select what, note from document_events where document_id = ${id} and what like '%file' order by id`,
  )
  expect(events.slice(-2)).toEqual([
    { what: 'file', note: 'report.pdf' },
    { what: 'delete-file', note: 'report.pdf' },
  ])
  expect(await brokenChains(held.app.db)).toEqual([])
})

it('is one of twenty at most, however many come at once', async () => {
  const replies = await Promise.all(Array.from({ length: 23 }, () => sent(buyer, 'many.pdf', pdf, other)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.filter(({ code }) => code === 'PAPER_FILES_FULL')).toHaveLength(3)
})
