import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'

const hashOf = (token) => createHash('sha256').update(token).digest('hex')

/** So many visitors with a token each, given to these agents in turn: `{uid, token, agent}`. */
export async function makeVisitors(pool, count, agents) {
  const rows = Array.from({ length: count }, (_, index) => ({
    uid: 10_000_000 + index,
    token: `visitor-${index}`,
    agent: agents[index % agents.length],
  }))
  const column = (pick) => rows.map(pick)
  await pool.query(
    `insert into chat_people (uid, kind, nickname, desk_uid) select uid, 'customer', 'No. ' || uid, desk from unnest($1::bigint[], $2::bigint[]) t (uid, desk)`,
    [column(({ uid }) => uid), column(({ agent }) => agent)],
  )
  await pool.query(
    `insert into chat_visitor_tokens (uid, token_hash, expires_at) select uid, decode(hash, 'hex'), now() + interval '1 day' from unnest($1::bigint[], $2::text[]) t (uid, hash)`,
    [column(({ uid }) => uid), column(({ token }) => hashOf(token))],
  )
  return rows
}

/** A socket that has signed in. `number` chooses the address that it comes from: servers count by addresses. */
export async function enter(port, number, login, onFrame) {
  const from = process.platform === 'linux' ? { localAddress: `127.0.2.${1 + (number % 200)}` } : {}
  const socket = new WebSocket(`ws://127.0.0.1:${port}/msg`, from)
  let admitted
  const success = new Promise((resolve) => (admitted = resolve))
  socket.on('message', (raw) => {
    const frame = JSON.parse(String(raw))
    if (frame.type === 'success') admitted()
    if (frame.data?.probe) socket.send('{"type":"ping"}')
    onFrame?.(frame)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify(login))
  await success
  return socket
}

/**
 * Visitors who do nothing and visitors who talk, over two processes: each of these sends a message every `every` milliseconds, and their
 * agents answer. Milliseconds from sending to arriving at the other side, all of them, in order.
 */
export async function measureCrowd({ ports, visitors, agents, active, seconds = 20, every = 4000 }) {
  const sentAt = new Map()
  const took = []
  const sockets = []
  let turn = 0
  const say = (socket, to) => {
    const msn = `m${++turn}`
    sentAt.set(msn, performance.now())
    socket.send(JSON.stringify({ type: 'chat', data: { msn, type: 1, to_uid: to, client_id: msn } }))
  }
  const arrived = ({ type, data }) => {
    const msn = type === 'reply' ? data.msn : type === 'mssage_num' ? data.message?.msn : undefined
    if (!sentAt.has(msn)) return undefined
    took.push(performance.now() - sentAt.get(msn))
    sentAt.delete(msn)
    return data.message ?? data
  }
  for (const [index, { token }] of agents.entries()) {
    const socket = await enter(ports[index % ports.length], index, { type: 'kefu_login', data: token }, (frame) => {
      const message = arrived(frame)
      // an agent answers
      if (message) say(socket, message.uid)
    })
    sockets.push(socket)
  }
  const talking = []
  for (let first = 0; first < visitors.length; first += 50) {
    const some = visitors.slice(first, first + 50).map(async ({ token, agent }, at) => {
      const number = first + at
      const socket = await enter(ports[number % ports.length], number, { type: 'login', data: token, form_type: 3 }, arrived)
      sockets.push(socket)
      if (number < active) talking.push({ socket, agent })
    })
    await Promise.all(some)
  }
  const pings = setInterval(() => sockets.forEach((socket) => socket.send('{"type":"ping"}')), 9000)
  // what they cost to come in is not what they cost to be there
  await wait(3000)
  const end = performance.now() + seconds * 1000
  await Promise.all(
    talking.map(async ({ socket, agent }, index) => {
      await wait((index / talking.length) * every)
      for (; performance.now() < end; await wait(every)) say(socket, agent)
    }),
  )
  await wait(2000)
  clearInterval(pings)
  for (const socket of sockets) socket.terminate()
  return { took: took.sort((a, b) => a - b), lost: sentAt.size }
}
