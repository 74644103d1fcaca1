import { beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { listOrderCouriers, shipOrder } from '#src/api/orders.ts'
import { checkRows, findOrders, readPasted } from '#src/console/pages/order/list/batch/rows.ts'
import { pathOf } from '#src/http/url.ts'
import { plainDelivery } from '#src/order-forms/ship-form.ts'
import { workbookFile } from '#src/papers/sheet/workbook-stream.ts'
import { rows, transaction } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { multipart } from '../../contract/multipart.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

const held = testApp()
let who: SignedIn
let shop: ShopStage
beforeAll(async () => {
  who = await signedIn(held.app)
  shop = await stageShop(held.app.db, 500)
  await held.app.db.execute(sql`insert into couriers (name, code) values ('圆通速递', 'yuantong') on conflict do nothing`)
})

const order = () =>
  transaction(held.app.db, async (db) => {
    const made = await createOrder(db, { uid: shop.uid, lines: [{ sku: shop.skus[0]!, num: 1 }], payType: 'weixin', realName: '王五' })
    await payOrder(db, await lockOrder(db, made.id), { type: 'weixin' })
    return made.order_id
  })

const headings = ['订单ID', '订单号', '快递名称', '快递编码', '快递单号']
async function uploaded(lines: string[][], name = '发货单.xlsx'): Promise<{ status: number; data: { src: string } }> {
  const file = await workbookFile([{ name: '发货单', columns: headings.map((title) => ({ title })), rows: lines }])
  const bytes = async () => Buffer.from(await file.arrayBuffer())
  const { payload, headers } = await multipart({ fields: {}, name, type: file.type, bytes })
  const url = '/adminapi/file/upload/1?type=1'
  return (await held.app.inject({ method: 'POST', url, payload, headers: { ...who.headers, ...headers } })).json()
}
const imported = async (file: string) =>
  (
    await held.app.inject({
      ...{ method: 'GET', url: `/adminapi/order/delivery/import_express?file=${encodeURIComponent(file)}`, headers: who.headers },
    })
  ).json()
const shipped = (numbers: string[]) =>
  rows(
    held.app.db,
    sql`select status, delivery_id from shop_orders where order_id = any(${sql.param(numbers)}::text[]) and status = 1 order by id`,
  )

it('ships what a sheet has waybills for, says of every other line why not, and ships nothing twice', async () => {
  const numbers = [await order(), await order(), await order()]
  const lines = [
    ['', numbers[0]!, '圆通速递', '', 'YT0000001'],
    ['', numbers[1]!, '', 'nobody', 'YT0000002'],
    // it waits for its waybill
    ['', numbers[2]!, '圆通速递', '', ''],
    ['', 'cp404', '', 'yuantong', 'YT0000003'],
  ]
  const { data } = await uploaded(lines)
  expect(await imported(data.src)).toMatchObject({
    status: 200,
    msg: '批量发货成功',
    data: {
      shipped: 1,
      refused: [
        { line: 3, order_id: numbers[1], msg: '请核对快递公司编码' },
        { line: 5, order_id: 'cp404', msg: '订单未能查到,不能发货' },
      ],
    },
  })
  expect(await shipped(numbers)).toEqual([{ status: 1, delivery_id: 'YT0000001' }])
  // a sheet is read once; another like it finds its orders shipped
  expect(await imported(data.src)).toMatchObject({ status: 400, code: '400168' })
  const again = await uploaded(lines.slice(0, 1))
  expect(await imported(again.data.src)).toMatchObject({ data: { shipped: 0, refused: [{ msg: '订单已发货请勿重复操作' }] } })
})

it('is no way to other files, and reads no pictures', async () => {
  for (const file of ['', '/uploads/none.xlsx', '/sheets/../.jobs/1.xlsx', `/sheets/${'0'.repeat(32)}.xlsx`])
    expect(await imported(file)).toMatchObject({ status: 400, code: '400168' })
  const { data } = await uploaded([], '发货单.csv')
  expect(data.src).toMatch(/^\/sheets\/[0-9a-f]{32}\.xlsx$/)
  // nobody fetches it by that name
  expect((await held.app.inject({ method: 'GET', url: `/uploads${data.src}` })).statusCode).toBe(404)
})

const many = 200
const manyOrders = async () => {
  const numbers: string[] = []
  for (let count = 0; count < many; count++) numbers.push(await order())
  return numbers
}
const counted = async () =>
  (
    await rows<{ orders: string; events: string; flows: string }>(
      held.app.db,
      sql`select (select count(*) from shop_orders where status = 1) orders, (select count(*) from shop_order_events where change_type like 'delivery%') events,
        (select count(*) from capital_flow) flows`,
    )
  ).map(({ orders, events, flows }) => [Number(orders), Number(events), Number(flows)])[0]!

it('ships two hundred orders of a sheet, each once, and names the lines that it leaves', async () => {
  const numbers = await manyOrders()
  const before = await counted()
  const lines = numbers.map((number, at) => ['', number, '圆通速递', '', `YS${String(at).padStart(8, '0')}`])
  const wrong = [
    ['', 'cp404', '圆通速递', '', 'YS90000001'],
    ['', numbers[0]!, '圆通速递', '', 'YS90000002'],
    ['', numbers[1]!, '', 'nobody', 'YS90000003'],
  ]
  const sheet = await uploaded([...lines, ...wrong])
  const { data } = (await imported(sheet.data.src)) as { data: { shipped: number; refused: { line: number; msg: string }[] } }
  expect(data.shipped).toBe(many)
  // the first line of a sheet are its headings
  expect(data.refused.map(({ line }) => line)).toEqual([many + 2, many + 3, many + 4])
  expect(data.refused.map(({ msg }) => msg)).toEqual(['订单未能查到,不能发货', '订单已发货请勿重复操作', '请核对快递公司编码'])
  const after = await counted()
  expect([after[0]! - before[0]!, after[1]! - before[1]!, after[2]! - before[2]!]).toEqual([many, many, 0])
})

it('ships two hundred pasted lines as the page does: first a look that writes nothing, then one call an order', async () => {
  const ask = (call: Endpoint, { params, query = {}, body }: Input) =>
    held.app.inject({
      ...{ method: call.method, url: pathOf(call, params), headers: who.headers },
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      ...(body ? { payload: body } : {}),
    })
  const connection = { send: async (call: Endpoint, input: Input) => (await ask(call, input)).json<{ data: unknown }>().data } as never
  const numbers = await manyOrders()
  const pasted = readPasted(
    [...numbers.map((number, at) => `${number}\tYP${String(at).padStart(8, '0')}`), 'cp404\tYP90000001', `${numbers[0]}\tYP90000002`].join(
      '\n',
    ),
  )
  const before = await counted()
  const orders = await findOrders(
    connection,
    pasted.map((row) => row.order),
  )
  const couriers = (await ask(listOrderCouriers as Endpoint, { query: { status: '' } })).json<{ data: never[] }>().data
  const checked = checkRows(pasted, { orders, couriers, usual: 'yuantong' })
  expect(checked.flatMap(({ key, problem }) => (problem ? [[Number(key), problem]] : []))).toEqual([
    [many, 'orderUnknown'],
    [many + 1, 'twice'],
  ])
  expect(await counted()).toEqual(before)
  const answers: string[] = []
  for (const { found, by, number, problem } of checked) {
    if (problem) continue
    const body = { ...plainDelivery, delivery_name: by!.value, delivery_code: by!.code, delivery_id: number }
    answers.push((await ask(shipOrder as Endpoint, { params: { id: found!.id }, body })).json<{ msg: string }>().msg)
  }
  expect([...new Set(answers)]).toEqual(['操作成功'])
  expect((await counted()).map((now, at) => now - before[at]!)).toEqual([many, many, 0])
})
