import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { transferVisitor } from '#src/api/chat-transfers.ts'
import { openWorkbench, type Workbench } from '#src/kefu/agent/workbench.ts'
import { createVisitor, type Visitor } from '#src/kefu/visitor/visitor.ts'
import { dbOver, row } from '#src/server/db.ts'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { Connection } from '#src/stores/connection.ts'
import type { Random } from '../random.mjs'
import { openNetwork, type Network } from './network.ts'
import { shopKey, type Cluster } from './cluster.ts'

/** How often each message was told to a page. */
type Told = Map<string, number>

const counting = (told: Told) => (message: { id?: string }) => void told.set(message.id ?? '', (told.get(message.id ?? '') ?? 0) + 1)

export interface AgentDevice {
  kind: 'agent'
  uid: string
  network: Network
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
  network: Network
  visitor: Visitor
  told: Told
  /** Numbers of the orders that they may show. */
  orders: string[]
  isLooking: boolean
  /** Greatest id that they have seen on this device; 0 without one. */
  seen(): number
  look(isLooking: boolean): void
  reload(): void
}

export type Device = AgentDevice | VisitorDevice

const password = 'crm-demo-2026'

async function agentDevice(cluster: Cluster, network: Network, account: string): Promise<AgentDevice> {
  const uid = await addAgent(dbOver(cluster.pool), { account, password, nickname: `客服${account}` })
  const connect = () => new Connection({ base: network.url, who: 'page', token: undefined, credentials: 'omit' })
  let connection = connect()
  await connection.signInAgent(account, password)
  const told: Told = new Map()
  let reloads = 0
  const enter = () => openWorkbench({ connection, onMessage: counting(told) })
  const device: AgentDevice = {
    ...{ kind: 'agent', uid: String(uid), network, told, isGone: false, bench: await enter() },
    async handOn(visitor, to, note) {
      await connection.send(transferVisitor, { body: { kefuToUid: to, uid: visitor, note } })
    },
    async reload() {
      const mine = ++reloads
      device.bench.stop()
      told.clear()
      connection = connect()
      while (mine === reloads && !device.isGone)
        try {
          const bench = await enter()
          // a page that is reloaded while it opens is gone
          if (mine !== reloads || device.isGone) return bench.stop()
          device.bench = bench
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

/** A visitor's page; a guest without a token. */
export function visitorDevice(network: Network, token: string | undefined): VisitorDevice {
  const told: Told = new Map()
  let known = ''
  function enter(isLooking: boolean): Visitor {
    const connection = new Connection({ base: network.url, who: 'page', token: undefined, credentials: 'omit' })
    const visitor = createVisitor({ connection, token, onMessage: counting(told) })
    visitor.look(isLooking)
    void visitor.open()
    return visitor
  }
  const device: VisitorDevice = {
    ...{ kind: 'visitor', network, told, orders: [], isLooking: true, visitor: enter(true) },
    // a guest has one once they have come in, whether they write or not
    get uid() {
      const state = device.visitor.$state.get()
      if (state.state === 'open') known ||= state.session.identity.tourist ?? ''
      return known
    },
    set uid(uid) {
      known = uid
    },
    seen() {
      const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!)
      const mine = keys.find((key) => key.startsWith(`crm:chat-read:${network.url}:`))
      return Number((mine && localStorage.getItem(mine)) ?? 0)
    },
    look(isLooking) {
      device.isLooking = isLooking
      device.visitor.look(isLooking)
    },
    reload() {
      device.visitor.close()
      told.clear()
      device.visitor = enter(device.isLooking)
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

export interface Participants {
  agents: AgentDevice[]
  visitors: VisitorDevice[]
  goods: Goods
  all(): Device[]
}

/** Agents and visitors, half of them customers with orders and half guests, each with a network of their own. */
export async function openParticipants(
  cluster: Cluster,
  random: Random,
  sizes: { agents: number; visitors: number },
): Promise<Participants> {
  const goods = await stockShop(cluster.pool)
  const ports = cluster.servers.map(({ port }) => port)
  let number = 0
  const network = () => {
    const nearest = random.chance(0.5) ? ports : ports.toReversed()
    return openNetwork(number++, () => nearest)
  }
  const agents: AgentDevice[] = []
  for (let one = 1; one <= sizes.agents; one++) agents.push(await agentDevice(cluster, await network(), `agent${one}`))
  const visitors: VisitorDevice[] = []
  for (let one = 0; one < sizes.visitors; one++) {
    if (one % 2 === 0) visitors.push(visitorDevice(await network(), undefined))
    else visitors.push(await customer(cluster, await network(), goods))
  }
  return { agents, visitors, goods, all: () => [...agents, ...visitors] }
}

let customers = 0

async function customer(cluster: Cluster, network: Network, goods: Goods): Promise<VisitorDevice> {
  const number = ++customers
  const user = await row<{ uid: number }>(
    dbOver(cluster.pool),
    sql`insert into shop_users (nickname, phone, now_money) values (${`顾客${number}`}, ${String(13_800_000_000 + number)}, 5000) returning uid`,
  )
  const { port } = cluster.servers[0]
  const { uid, token } = await storefront<{ uid: number; token: string }>(port, 'chat_tokens', { uid: user!.uid })
  const address = { real_name: '王五', user_phone: '13800000003', user_address: '江苏省 苏州市 人民路 1 号' }
  const order = { external_no: `C${number}`, uid: user!.uid, lines: [{ unique: goods.code, num: 1 }], pay_type: 'weixin', ...address }
  const { order_id } = await storefront<{ order_id: string }>(port, 'orders', order)
  const device = visitorDevice(network, token)
  device.uid = String(uid)
  device.orders.push(order_id)
  return device
}
