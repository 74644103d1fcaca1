import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { transferVisitor } from '#src/api/chat-transfers.ts'
import { openWorkbench, type Workbench } from '#src/kefu/agent/workbench.ts'
import { createVisitor, type Visitor } from '#src/kefu/visitor/visitor.ts'
import { dbOver, row } from '#src/server/db.ts'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { Connection } from '#src/stores/connection.ts'
import type { Dice } from './dice.ts'
import { openLine, type Line } from './line.ts'
import { shopKey, type Town } from './town.ts'

/** How often each message was told to a page. */
type Told = Map<string, number>

const counting = (told: Told) => (message: { id?: string }) => void told.set(message.id ?? '', (told.get(message.id ?? '') ?? 0) + 1)

export interface AgentDevice {
  kind: 'agent'
  uid: string
  line: Line
  bench: Workbench
  told: Told
  isGone: boolean
  /** Hands a visitor on; nobody knows whether that arrived. */
  handOn(visitor: string, to: string, note: string): Promise<void>
  reload(): Promise<void>
  /** The browser dies, and nobody opens another one. */
  die(): void
}

export interface VisitorDevice {
  kind: 'visitor'
  uid: string
  line: Line
  visitor: Visitor
  told: Told
  /** Numbers of the orders that they may show. */
  orders: string[]
  reload(): void
}

export type Device = AgentDevice | VisitorDevice

const password = 'crm-demo-2026'

async function agentDevice(town: Town, line: Line, account: string): Promise<AgentDevice> {
  const uid = await addAgent(dbOver(town.pool), { account, password, nickname: `客服${account}` })
  const connect = () => new Connection({ base: line.url, who: 'page', token: undefined, credentials: 'omit' })
  let connection = connect()
  await connection.signInAgent(account, password)
  const told: Told = new Map()
  const enter = () => openWorkbench({ connection, onMessage: counting(told) })
  const device: AgentDevice = {
    ...{ kind: 'agent', uid: String(uid), line, told, isGone: false, bench: await enter() },
    async handOn(visitor, to, note) {
      await connection.send(transferVisitor, { body: { kefuToUid: to, uid: visitor, note } })
    },
    async reload() {
      device.bench.stop()
      told.clear()
      connection = connect()
      for (;;)
        try {
          device.bench = await enter()
          return
        } catch {
          // whoever sees an error card presses its button
          await wait(200)
        }
    },
    die() {
      device.isGone = true
      device.bench.stop()
    },
  }
  return device
}

function visitorDevice(line: Line, token: string | undefined): VisitorDevice {
  const told: Told = new Map()
  function enter(): Visitor {
    const connection = new Connection({ base: line.url, who: 'page', token: undefined, credentials: 'omit' })
    const visitor = createVisitor({ connection, token, onMessage: counting(told) })
    visitor.look(true)
    void visitor.open()
    return visitor
  }
  const device: VisitorDevice = {
    ...{ kind: 'visitor', uid: '', line, told, orders: [], visitor: enter() },
    reload() {
      device.visitor.close()
      told.clear()
      device.visitor = enter()
    },
  }
  return device
}

/** Calls a storefront's call. */
async function storefront<Data>(port: number, path: string, body: object): Promise<Data> {
  const headers = { 'x-shop-key': shopKey, 'content-type': 'application/json' }
  const reply = await fetch(`http://127.0.0.1:${port}/api/shop/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { status, msg, data } = (await reply.json()) as { status: number; msg: string; data: Data }
  if (status !== 200) throw new Error(`${path}: ${msg}`)
  return data
}

/** Goods that can be shown and bought. */
export interface Goods {
  product: number
  code: string
}

export async function stockShop(pool: pg.Pool): Promise<Goods> {
  const goods = await row<Goods>(
    dbOver(pool),
    sql`with c as (insert into categories (cate_name) values (gen_random_uuid()::text) returning id),
      p as (insert into products (cate_id, image, store_name, price) select id, '', '丁腈胶板', 33.33 from c returning id)
      insert into product_skus (product_id, suk, code, price, stock) select p.id, '黑', substr(gen_random_uuid()::text, 1, 8), 33.33, 1000 from p returning product_id as product, code`,
  )
  return goods!
}

export interface Crowd {
  agents: AgentDevice[]
  visitors: VisitorDevice[]
  goods: Goods
  all(): Device[]
}

/** Agents and visitors, half of them customers with orders and half guests, each with a network of their own. */
export async function gather(town: Town, dice: Dice, sizes: { agents: number; visitors: number }): Promise<Crowd> {
  const goods = await stockShop(town.pool)
  const ports = town.servers.map(({ port }) => port)
  let number = 0
  const line = () => {
    const nearest = dice.chance(0.5) ? ports : ports.toReversed()
    return openLine(number++, () => nearest)
  }
  const agents: AgentDevice[] = []
  for (let one = 1; one <= sizes.agents; one++) agents.push(await agentDevice(town, await line(), `agent${one}`))
  const visitors: VisitorDevice[] = []
  for (let one = 0; one < sizes.visitors; one++) {
    if (one % 2 === 0) visitors.push(visitorDevice(await line(), undefined))
    else visitors.push(await customer(town, await line(), goods))
  }
  return { agents, visitors, goods, all: () => [...agents, ...visitors] }
}

let customers = 0

async function customer(town: Town, line: Line, goods: Goods): Promise<VisitorDevice> {
  const number = ++customers
  const user = await row<{ uid: number }>(
    dbOver(town.pool),
    sql`insert into shop_users (nickname, phone, now_money) values (${`顾客${number}`}, ${String(13_800_000_000 + number)}, 5000) returning uid`,
  )
  const { port } = town.servers[0]
  const { uid, token } = await storefront<{ uid: number; token: string }>(port, 'chat_tokens', { uid: user!.uid })
  const address = { real_name: '王五', user_phone: '13800000003', user_address: '江苏省 苏州市 人民路 1 号' }
  const order = { external_no: `C${number}`, uid: user!.uid, lines: [{ unique: goods.code, num: 1 }], pay_type: 'weixin', ...address }
  const { order_id } = await storefront<{ order_id: string }>(port, 'orders', order)
  const device = visitorDevice(line, token)
  device.uid = String(uid)
  device.orders.push(order_id)
  return device
}
