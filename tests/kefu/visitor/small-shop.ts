import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/** Uid of the agent. */
export const agent = 1

const own = {
  kind: 'own',
  contract: 1,
  features: { pageHash: true, pageConflict: true, chatSequence: true, captchaEnforced: true, factory: true },
}

export interface Shop {
  url: string
  isOurs: boolean
  isOnline: boolean
  isDown: boolean
  /** It does not say which server it is. */
  isUnknown: boolean
  /** What who answers waits for, once it is known. */
  held: Promise<unknown> | undefined
  frames: { type: string; data?: unknown }[]
  rows: Record<string, unknown>[]
  /** With whom the history was asked for. */
  asked: string[]
  /** How often it was asked who answers. */
  opened: number
  reply(text: string, from?: number): void
  /** What our server tells beside the contract. */
  more: object
  put(frame: object): void
  /** Another agent answers from here on, with what was said. */
  handOn(to: number): void
  drop(): void
  stop(): Promise<void>
}

/** A small server of either kind, one agent, one visitor. */
export async function openShop(isOurs: boolean): Promise<Shop> {
  const sockets = new Set<WebSocket>()
  let [tourist, assigned] = [500, agent]
  const asked: string[] = []
  const shop = {
    isOurs,
    isOnline: true,
    isDown: false,
    isUnknown: false,
    held: undefined,
    frames: [],
    rows: [],
    asked,
    opened: 0,
    more: {},
  } as unknown as Shop
  const answer = (path: string, query: URLSearchParams) => {
    if (path === '/adminapi/capabilities') return isOurs ? own : undefined
    if (path === '/kefuapi/tourist/user') {
      shop.opened++
      const proof = query.get('tourist_token')
      const uid = proof ? Number(proof.slice(6)) : ++tourist
      const context = {
        uid: isOurs ? assigned : agent,
        nickname: '客服小苏',
        avatar: '',
        real_name: '橡果生活',
        tourist_uid: uid,
        tourist_avatar: false,
        is_tourist: !query.get('token'),
      }
      return isOurs ? { ...context, ...shop.more, ...(proof ? {} : { tourist_token: `proof-${uid}` }) } : context
    }
    if (path === '/kefuapi/tourist/chat') asked.push(query.get('uid')!)
    if (path === '/kefuapi/tourist/chat') {
      const [after, upper, limit] = ['after', 'upperId', 'limit'].map((name) => Number(query.get(name) ?? 0))
      const rows = shop.rows.filter(({ seq, id }) => Number(seq ?? 1) > after! && (!upper || Number(id) < upper))
      return query.has('after') ? rows.slice(0, limit || undefined) : rows.slice(-(limit || 20))
    }
    return undefined
  }
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://shop')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (shop.isDown || (shop.isUnknown && pathname.startsWith('/adminapi/'))) return void response.destroy()
    if (pathname.endsWith('/tourist/user') && !shop.isOnline)
      return void response.end(JSON.stringify({ status: 410136, msg: '暂无客服人员在线，请稍后联系', data: [] }))
    const data = answer(pathname, searchParams)
    response.statusCode = data === undefined ? 404 : 200
    const end = () => void response.end(data === undefined ? '' : JSON.stringify({ status: 200, msg: 'success', data }))
    if (shop.held && pathname.endsWith('/tourist/user')) void shop.held.then(end)
    else end()
  })
  const row = (data: Record<string, unknown>, from: number) => {
    const made = {
      ...data,
      id: shop.rows.length + 1,
      uid: from,
      msn_type: 1,
      add_time: 1_795_000_000 + shop.rows.length,
      ...(isOurs ? { seq: shop.rows.length + 1 } : {}),
    }
    shop.rows.push(made)
    return made
  }
  const put = (frame: object) => sockets.forEach((socket) => socket.send(JSON.stringify(frame)))
  new WebSocketServer({ server, path: '/msg' }).on('connection', (socket) => {
    if (shop.isDown) return socket.terminate()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('message', (raw) => {
      const frame = JSON.parse(String(raw)) as { type: string; data: Record<string, unknown> }
      shop.frames.push(frame)
      if (frame.type.endsWith('login')) put({ type: 'success', ...(isOurs && { data: { toUid: assigned, avatar: '', nickname: '客服' } }) })
      if (frame.type === 'ping') put({ type: 'ping', data: { now: 0 } })
      if (frame.type === 'chat') put({ type: 'chat', data: row(frame.data, 500) })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return Object.assign(shop, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reply: (text: string, from = agent) => put({ type: 'reply', data: row({ msn: text, to_uid: 500 }, from) }),
    handOn(to: number) {
      for (const one of shop.rows) if (one.to_uid === agent) one.to_uid = to
      assigned = to
      put({ type: 'to_transfer', data: { toUid: to, avatar: '', nickname: '客服小陈' } })
    },
    put,
    drop: () => sockets.forEach((socket) => socket.terminate()),
    stop: async () => {
      sockets.forEach((socket) => socket.terminate())
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
