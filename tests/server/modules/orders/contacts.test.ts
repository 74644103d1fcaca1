import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EnteredOrder } from '#src/api/order-entry.ts'
import { row } from '#src/server/db.ts'
import { maskedAddress } from '#src/server/shop/personal.ts'
import { orderStage } from './stage.ts'

const stage = orderStage()
const clear = ['13800000003', '江苏省 苏州市 人民路 1 号', '13911112222', '13711113333', '工业园区 8 号楼 2 单元']
const seen = (reply: unknown) => clear.filter((one) => JSON.stringify(reply).includes(one))
const pages = ['admin-order-storeOrder-index', 'admin-order-refund', 'admin-order-startOrderInvoice-index', 'invoice-order-info']

let order: EnteredOrder
let refund = { id: 0, order_id: '' }
let invoice = 0
let reader: (path: string) => Promise<{ status: number; data: unknown }>
let seer: typeof reader
const looks = async () => (await row<{ count: number }>(stage.db, sql`select count(*)::int as count from shop_personal_looks`))!.count

beforeAll(async () => {
  ;[reader, seer] = [await stage.as(pages), await stage.as([...pages, 'admin-user-personal-data'])]
  await stage.db.execute(sql`update shop_users set phone = '13911112222', account = '13911112222' where uid = ${stage.shop.uid}`)
  order = await stage.bought()
  refund = (await row(
    stage.db,
    sql`insert into shop_refunds (store_order_id, order_id, uid, refund_type, refund_num, refund_price, refund_phone)
      values (${order.id}, 'R1', ${stage.shop.uid}, 1, 1, 1, '13711113333') returning id, order_id`,
  ))!
  await stage.db.execute(sql`insert into shop_refund_lines (refund_id, line_id, num, price)
    select ${refund.id}, l.id, 1, 1 from shop_order_lines l where l.order_id = ${order.id}`)
  invoice = (await row<{ id: number }>(
    stage.db,
    sql`insert into shop_invoices (order_id, type, header_type, name, drawer_phone, tell, address)
      values (${order.id}, 1, 2, '公司', '13711113333', '13711113333', '工业园区 8 号楼 2 单元') returning id`,
  ))!.id
})

it('keeps of an address where it is, and no more', () => {
  expect(maskedAddress('江苏省 苏州市 人民路 1 号')).toBe('江苏省 苏州市 ****')
  expect(maskedAddress('江苏省苏州市人民路1号')).toBe('江苏省苏州市 ****')
  expect(maskedAddress('人民路')).toBe('****')
  expect(maskedAddress('')).toBe('')
})

describe('phones and addresses', () => {
  it('are masked in orders, refunds and invoices, whoever asks', async () => {
    const before = await looks()
    const paths = () => [
      ...['order/list', `order/info/${order.id}`, 'refund/list', `refund/info/${refund.order_id}`, 'order/invoice/list'],
      `order/invoice_order_info/${order.id}`,
    ]
    for (const path of paths())
      for (const ask of [reader, seer]) {
        const reply = await ask(path)
        expect(reply.status, path).toBe(200)
        expect(seen(reply.data), path).toEqual([])
        expect(JSON.stringify(reply.data), path).toMatch(/1\d\d\*{4}\d{4}/)
      }
    expect(JSON.stringify((await reader(`order/info/${order.id}`)).data)).toContain('江苏省 苏州市 ****')
    expect(await looks()).toBe(before)
  })

  it('are told in clear by the key of users, and that somebody looked is written down', async () => {
    const paths = [`order/personal_data?ids=${order.id}`, `refund/personal_data/${refund.id}`, `order/invoice/personal_data/${invoice}`]
    for (const path of paths) {
      expect(await reader(path), path).toMatchObject({ status: 110000 })
      const before = await looks()
      const reply = await seer(path)
      expect(reply.status, path).toBe(200)
      expect(seen(reply.data), path).toEqual(expect.arrayContaining(clear.slice(0, 2)))
      expect(await looks(), path).toBe(before + 1)
    }
    expect((await seer(`order/personal_data?ids=${order.id}`)).data).toEqual([
      { id: order.id, real_name: '王五', user_phone: clear[0], user_address: clear[1], phone: clear[2] },
    ])
    expect(await seer('order/personal_data?ids=99999')).toMatchObject({ status: 400, code: '400118' })
    expect(await seer('order/personal_data?ids=1;2')).toMatchObject({ status: 400 })
  })

  it('stand on sheets and slips as who has them made may see them', async () => {
    for (const path of ['export/order_list', 'export/order_delivery_list', `order/print/shipping/${order.id}`]) {
      const before = await looks()
      expect(seen((await reader(path)).data), path).toEqual([])
      expect(await looks(), path).toBe(before)
      expect(seen((await seer(path)).data), path).toEqual(clear.slice(0, 2))
      expect(await looks(), path).toBe(before + 1)
    }
  })
})
