import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { row } from '#src/server/db.ts'
import { assignAgent } from '#src/server/modules/chat/transfer/assign-agent.ts'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { testApp } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'
import { connect, listening, type Client } from './socket-client.ts'

export interface Reply<Data = Record<string, unknown>> {
  status: number
  msg: string
  code?: string
  data: Data
  errors?: Record<string, string>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Somebody {
  uid: number
  token: string
  call<Data = Record<string, unknown>>(method: Method, path: string, payload?: object): Promise<Reply<Data>>
  socket(): Promise<Client>
}

export interface Customer extends Somebody {
  shopUid: number
  /** An order that the storefront enters for them, paid unless told. */
  buys(more?: object): Promise<{ id: number; order_id: string }>
}

const key = 'a key of the storefront'

/** A shop with two goods, whose users and agents talk to each other. */
export function chatStage() {
  const held = testApp()
  let shop: ShopStage
  let address = ''
  let entered = 0
  const opened: Client[] = []

  beforeAll(async () => {
    process.env['CRM_SHOP_KEY'] = key
    shop = await stageShop(held.app.db, 500)
    address = await listening(held.app)
  })
  afterAll(async () => {
    delete process.env['CRM_SHOP_KEY']
    await Promise.all(opened.filter(({ socket }) => socket.readyState === 1).map((client) => client.close()))
  })

  const storefront = async <Data>(path: string, payload: object): Promise<Reply<Data>> =>
    (await held.app.inject({ method: 'POST', url: `/api/shop/${path}`, headers: { 'x-shop-key': key }, payload })).json()

  async function open(login: object): Promise<Client> {
    const client = await connect(address)
    opened.push(client)
    client.send(login)
    await client.next('success')
    return client
  }

  async function agent(account: string, { mayAct = true } = {}): Promise<Somebody> {
    const uid = await addAgent(held.app.db, { account, password: 'a-long-password', nickname: `客服${account}` })
    await held.app.db.execute(sql`update chat_agents set customer = ${mayAct ? 1 : 0} where uid = ${uid}`)
    const { id } = (await row<{ id: number }>(held.app.db, sql`select id from chat_agents where uid = ${uid}`))!
    const { token } = await openSession(held.app.db, 'agent', id)
    const headers = { 'authori-zation': `Bearer ${token}` }
    return {
      ...{ uid, token },
      call: async (method, path, payload) =>
        (await held.app.inject({ method, url: `/kefuapi/${path}`, headers, ...(payload && { payload }) })).json(),
      socket: () => open({ type: 'kefu_login', data: token }),
    }
  }

  /** A user of the shop, known in the chat; the agent they are given. */
  async function customer(name: string, { of }: { of?: Somebody } = {}): Promise<Customer> {
    const user = (await row<{ uid: number }>(
      held.app.db,
      sql`insert into shop_users (nickname, phone, now_money, integral) values (${name}, ${`138${String(10_000_000 + ++entered)}`}, 5000, 500) returning uid`,
    ))!
    const { uid, token } = (await storefront<{ uid: number; token: string }>('chat_tokens', { uid: user.uid })).data
    if (of) await assignAgent(held.app.db, uid, of.uid)
    return {
      ...{ uid, token, shopUid: user.uid },
      call: async (method, path, payload) =>
        (await held.app.inject({ method, url: `/kefuapi/${path}`, ...(payload && { payload }) })).json(),
      socket: () => open({ type: 'login', data: token, form_type: 3 }),
      buys: async (more = {}) =>
        (
          await storefront<{ id: number; order_id: string }>('orders', {
            ...{ external_no: `C${++entered}`, uid: user.uid, lines: [{ unique: shop.codes[0], num: 3 }], pay_type: 'weixin' },
            ...{ real_name: '王五', user_phone: '13800000003', user_address: '江苏省 苏州市 人民路 1 号', ...more },
          })
        ).data,
    }
  }

  return {
    ...{ storefront, agent, customer, open },
    get app() {
      return held.app
    },
    get db() {
      return held.app.db
    },
    get shop() {
      return shop
    },
  }
}
