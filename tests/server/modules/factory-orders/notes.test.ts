import { beforeAll, expect, it } from 'vitest'
import { verify } from '#src/server/factory/verify.ts'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = ['index', 'add', 'edit', 'submit', 'approve'].map((name) => `admin-store-materialPurchase-${name}`)
const post = async ({ headers }: SignedIn, url: string, payload: object) =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let buyer: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  buyer = await signedIn(held.app, keys)
})

it('adds a remark and pictures to what was approved, and its events say what they were', async () => {
  const { data } = await post(buyer, '/order/add', {
    ...{ type: 'PO', party_id: stage.suppliers[0]!, remark: '先到先送' },
    lines: [{ sku_id: stage.boards[0]!, qty: '1' }],
  })
  for (const name of ['submit', 'approve']) await post(buyer, `/doc/purchase-order/${name}`, { id: data.id })
  const files = ['/uploads/attach/a.jpg']
  const noted = await post(buyer, '/order/note', { type: 'PO', id: data.id, version: 3, remark: '改到下周', files })
  expect(noted).toMatchObject({ status: 200, data: { version: 4 } })
  expect(await post(buyer, '/order/note', { type: 'PO', id: data.id, version: 3, remark: '' })).toMatchObject({ status: 409 })
  const { data: paper } = await post(buyer, '/order/detail', { type: 'PO', id: data.id })
  expect(paper).toMatchObject({ header: { status: 2, remark: '改到下周', files } })
  expect(paper.events.at(-1)).toMatchObject({
    ...{ what: 'note', note: '改到下周' },
    diff: { remark: { from: '先到先送', to: '改到下周' }, files: { from: [], to: files } },
  })
  expect((await post(buyer, '/doc/purchase-order/read', { id: data.id })).data).toMatchObject({ files })
  expect(await verify(held.app.db)).toEqual([])
})

it('is for who may change papers, and of files that lie somewhere', async () => {
  const { data } = await post(buyer, '/order/add', {
    type: 'PO',
    party_id: stage.suppliers[0]!,
    lines: [{ sku_id: stage.boards[0]!, qty: '1' }],
  })
  const reader = await signedIn(held.app, ['admin-store-materialPurchase-index'])
  expect(await post(reader, '/order/note', { type: 'PO', id: data.id, remark: 'x' })).toMatchObject({ status: 110000 })
  expect(await post(buyer, '/order/note', { type: 'PO', id: data.id, files: ['javascript:alert(1)'] })).toMatchObject({ status: 400 })
})
