import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { chatStage, type Customer, type Somebody } from './stage.ts'
import type { Client } from './socket-client.ts'

const stage = chatStage()
let agent: Somebody
let rain: Customer
let king: Customer
let talking: Client
let product = 0
let sent = 0

beforeAll(async () => {
  agent = await stage.agent('desk')
  rain = await stage.customer('陈晓雨', { of: agent })
  king = await stage.customer('王建国', { of: agent })
  talking = await rain.socket()
  product = (await row<{ id: number }>(stage.db, sql`select id from products limit 1`))!.id
  await stage.db.execute(
    sql`update products set image = '/uploads/attach/a.jpg', slider_image = '["/uploads/attach/a.jpg"]', ficti = 5, sales = 2, cost = 9, stock = 7`,
  )
})

/** Sends a message and answers its echo, or the refusal. */
async function say(client: Client, to: number, type: number, msn: string): Promise<Record<string, unknown>> {
  const client_id = `m${++sent}`
  client.send({ type: 'chat', data: { msn, type, to_uid: to, client_id } })
  const frame = await Promise.race([client.next('chat', { client_id }), client.next('err_tip', { client_id })])
  return frame.data!
}
const history = async (who: Customer) =>
  (await who.call<Record<string, unknown>[]>('GET', `tourist/chat?uid=${agent.uid}&token=${who.token}`)).data

describe('a product in a message', () => {
  it('is shown in frames and in histories as the shop shows it, to both', async () => {
    const there = await agent.socket()
    const echo = await say(talking, agent.uid, 5, String(product))
    const card = {
      ...{ id: product, store_name: '丁腈胶板', sales: '7', price: '33.33', vip_price: '0.00', ot_price: '0.00', stock: 7 },
      ...{ image: expect.stringMatching(/^http:.*\/uploads\/attach\/a\.jpg$/), slider_image: [expect.stringMatching(/^http:/)] },
    }
    expect(echo).toMatchObject({ msn_type: 5, msn: String(product), orderInfo: [] })
    expect(echo['productInfo']).toEqual(card)
    const told = await there.next('mssage_num', { uid: rain.uid })
    expect(told.data).toMatchObject({ message: { productInfo: card }, recored: { message_type: 5 } })
    const [last] = (await history(rain)).slice(-1)
    expect(last).toMatchObject({ msn_type: 5, orderInfo: null, productInfo: { id: product, ficti: 5, sales: 2, cost: '0.00' } })
    expect(JSON.parse((last!['productInfo'] as { slider_image: string }).slider_image)).toEqual([expect.stringMatching(/^http:/)])
    await there.close()
  })

  it('must be one', async () => {
    for (const wrong of ['0', '999999', 'x', `${product}; drop table products`, `${product}.5`])
      expect(await say(talking, agent.uid, 5, wrong), wrong).toMatchObject({ msg: '商品未查到' })
  })

  it('stays in the history when it is no longer there', async () => {
    await say(talking, agent.uid, 5, String(product))
    await stage.db.execute(sql`update products set deleted_at = now() where id = ${product}`)
    expect(await say(talking, agent.uid, 5, String(product))).toMatchObject({ msg: '商品未查到' })
    expect((await history(rain)).at(-1)).toMatchObject({ productInfo: { id: product, is_del: 1 } })
    expect(await rain.call('GET', `tourist/product/${product}`)).toMatchObject({ status: 400, code: '410143' })
    await stage.db.execute(sql`update products set deleted_at = null where id = ${product}`)
  })
})

describe('an order in a message', () => {
  it('is the visitor’s own, and shown without what is the shop’s business', async () => {
    const { order_id } = await rain.buys()
    await stage.db.execute(sql`update shop_orders set remark = '难缠', cost = 1.23 where order_id = ${order_id}`)
    const echo = await say(talking, agent.uid, 6, order_id)
    expect(echo).toMatchObject({
      ...{ msn_type: 6, productInfo: [] },
      orderInfo: { order_id, total_num: 3, pay_price: '99.99', _status: { _type: 1, _title: '未发货' }, add_time_y: expect.any(String) },
    })
    expect((echo['orderInfo'] as { cartInfo: object[] }).cartInfo).toMatchObject([{ cart_num: 3, productInfo: { store_name: '丁腈胶板' } }])
    const text = JSON.stringify([echo, await history(rain), await rain.call('GET', `tourist/order/${order_id}?token=${rain.token}`)])
    for (const hidden of ['难缠', '1.23', '"costPrice"', '"remark"', '"one_brokerage"']) expect(text.includes(hidden), hidden).toBe(false)
    expect(JSON.stringify(echo['orderInfo']).includes('"cost"')).toBe(false)
  })

  it('is refused when it is another’s, whoever sends it', async () => {
    const { order_id } = await king.buys()
    expect(await say(talking, agent.uid, 6, order_id)).toMatchObject({ msg: '订单不存在' })
    const there = await agent.socket()
    expect(await say(there, rain.uid, 6, order_id)).toMatchObject({ msg: '订单不存在' })
    expect(await say(there, king.uid, 6, order_id)).toMatchObject({ msn_type: 6, orderInfo: { order_id } })
    expect(await rain.call('GET', `tourist/order/${order_id}?token=${rain.token}`)).toMatchObject({ code: '410173' })
    await there.close()
  })

  it('shows nothing of another’s in what was stored before', async () => {
    const { order_id } = await king.buys()
    await stage.db.execute(sql`update chat_messages set msn = ${order_id} where msn_type = 6 and sender_uid = ${rain.uid}`)
    const found = (await history(rain)).filter(({ msn_type }) => msn_type === 6)
    expect(found).toMatchObject([{ msn: order_id, orderInfo: null }])
  })
})

describe('other messages', () => {
  it('lose tags and no lines, and show addresses alone as files', async () => {
    expect(await say(talking, agent.uid, 1, '<b>两行</b>\n&nbsp;1 < 2 <script>x</script>')).toMatchObject({ msn: '两行\n 1 < 2 x' })
    expect(await say(talking, agent.uid, 1, '<br>')).toMatchObject({ msg: '格式错误' })
    expect(await say(talking, agent.uid, 3, 'https://shop.example/uploads/a.jpg')).toMatchObject({ msn_type: 3, productInfo: [] })
    for (const wrong of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'words'])
      expect(await say(talking, agent.uid, 3, wrong), wrong).toMatchObject({ msg: '格式错误' })
  })
})

describe('agents', () => {
  it('open orders of their own customers alone', async () => {
    const { id, order_id } = await rain.buys()
    for (const one of [id, order_id])
      expect(await agent.call('GET', `order/info/${one}`)).toMatchObject({ data: { orderInfo: { order_id } } })
    const other = await stage.agent('other')
    expect(await other.call('GET', `order/info/${id}`)).toMatchObject({ status: 400, code: '410092' })
    // to write to somebody opens nothing
    const there = await other.socket()
    await say(there, rain.uid, 1, '在吗')
    expect(await other.call('GET', `order/info/${id}`)).toMatchObject({ status: 400, code: '410092' })
    expect(await agent.call('GET', 'order/info/999999')).toMatchObject({ status: 400, code: '410173' })
    await there.close()
  })

  it('open products, visitors those for sale', async () => {
    await stage.db.execute(sql`update products set is_show = 0, description = '<p>好<script>x</script></p>' where id = ${product}`)
    expect(await agent.call('GET', `product/info/${product}`)).toMatchObject({ data: { id: product, description: '<p>好</p>' } })
    expect(await rain.call('GET', `tourist/product/${product}`)).toMatchObject({ code: '410143' })
  })
})
