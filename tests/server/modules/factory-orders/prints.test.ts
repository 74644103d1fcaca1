import { expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { setStage } from '../../factory/stage.ts'

const held = testApp()
const send = async ({ headers }: SignedIn, url: string, payload: object) =>
  (await held.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload })).json()

it('answers the ways to print a kind of paper, the usual one first, with whose paper it is', async () => {
  const keeper = await signedIn(held.app, ['setting-systemBasicdata'])
  const buyer = await signedIn(held.app, ['admin-store-materialPurchase-index'])
  const read = async () => (await send(buyer, 'common/printTemplate', { type: 'PO' })).data
  expect(await read()).toEqual({ list: [], company: { name: '', address: '', phone: '', logo: '', seal: '' } })
  const company = {
    name: '橡胶厂',
    tax_no: '',
    bank: '',
    account_no: '',
    address: '宁波',
    phone: '',
    logo: '/uploads/logo.png',
    seal: '/uploads/seal.png',
    version: 0,
  }
  await held.app.inject({ method: 'POST', url: '/adminapi/setting/basics/company', headers: keeper.headers, payload: company })
  const template = (name: string, more: object) => ({
    ...{ name, type: 'PO', paper: 'half', copies: ['存根', '供应商'], hidden: ['price'], header: '地址', footer: '', has_logo: 1 },
    ...{ is_default: 0, status: 1, ...more },
  })
  const add = (name: string, more: object = {}) => send(keeper, 'basic/printTemplate/add', template(name, more))
  expect(await add('两联')).toMatchObject({ status: 200 })
  await add('三联', { is_default: 1 })
  await add('停用', { status: 0 })
  await add('入库', { type: 'IN', is_default: 1 })
  expect(await add('三联')).toMatchObject({ status: 400 })
  expect(await read()).toMatchObject({
    list: [
      { name: '三联', is_default: 1, paper: 'half', copies: ['存根', '供应商'], hidden: ['price'], header: '地址', has_logo: 1 },
      { name: '两联', is_default: 0 },
    ],
    company: { name: '橡胶厂', address: '宁波', logo: '/uploads/logo.png', seal: '' },
  })
  // a seal is for who may use it
  const sealer = await signedIn(held.app, ['admin-store-materialPurchase-index', 'seal:use'])
  expect((await send(sealer, 'common/printTemplate', { type: 'PO' })).data.company.seal).toBe('/uploads/seal.png')
  // of each kind one is the usual one: the last that was made so
  await add('四联', { is_default: 1 })
  expect((await read()).list.map(({ name, is_default: isDefault }: { name: string; is_default: number }) => [name, isDefault])).toEqual([
    ['四联', 1],
    ['两联', 0],
    ['三联', 0],
  ])
  expect((await send(keeper, 'basic/printTemplate/list', { type: 'IN' })).data.list).toMatchObject([{ name: '入库', is_default: 1 }])
  expect(await send(buyer, 'common/printTemplate', { type: 'IN' })).toMatchObject({ status: 110000 })
  expect(await send(buyer, 'basic/printTemplate/add', template('我的', {}))).toMatchObject({ status: 110000 })
})

it('counts papers that are printed in one go, each of them or none', async () => {
  const keys = ['admin-store-godownEntry-index', 'admin-store-godownEntry-add']
  const who = await signedIn(held.app, keys)
  const stage = await setStage(held.app.db)
  const add = async () => {
    const { data } = await send(who, 'doc/goods-receipt/add', {
      sub_type: 'other',
      warehouse_id: String(stage.warehouses[0]),
      lines: [{ sku_id: String(stage.boards[0]), qty: '1' }],
    })
    return Number(data.id)
  }
  const [one, two] = [await add(), await add()]
  const print = (body: object) => send(who, 'common/print', { type: 'IN', ...body })
  expect((await print({ ids: [two, one] })).data).toEqual({
    printed: 1,
    counts: [
      { id: two, printed: 1 },
      { id: one, printed: 1 },
    ],
  })
  expect((await print({ id: two })).data).toEqual({ printed: 2, counts: [{ id: two, printed: 2 }] })
  expect(await print({ ids: [one, 999_999] })).toMatchObject({ status: 400, code: 'RECORD_GONE' })
  expect((await print({ ids: [one, two, one] })).data.counts).toEqual([
    { id: one, printed: 2 },
    { id: two, printed: 3 },
  ])
  expect(await print({ id: one, seal: 1 })).toMatchObject({ status: 110000 })
  const sealer = await signedIn(held.app, [...keys, 'seal:use'])
  expect((await send(sealer, 'common/print', { type: 'IN', id: one, seal: 1 })).data.printed).toBe(3)
  const { events } = (await send(who, 'order/detail', { type: 'IN', id: one })).data
  expect(events.filter(({ what }: { what: string }) => what === 'print').map(({ note }: { note: string }) => note)).toEqual([
    '1',
    '2',
    '3 seal',
  ])
  for (const body of [{}, { ids: [] }, { id: one, ids: [two] }]) expect(await print(body)).toMatchObject({ status: 400 })
})
