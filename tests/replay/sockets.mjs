import { WebSocketServer } from 'ws'
import { agentUid, customerUid } from './chats.mjs'

const send = (socket, type, data) => socket.send(JSON.stringify(data === undefined ? { type } : { type, data }))
const end = (socket, frame) => {
  socket.send(JSON.stringify({ ...frame, close: true }))
  socket.close()
}

/** Milliseconds: the shop looks every 15 s for sockets that have said nothing for 12 s (customer-service contract). */
const silence = { look: 15_000, limit: 12_000 }

/**
 * The shop's sockets: `/msg` with the frames of the recorded transcript and the rules of the customer-service
 * contract (echo to the sender, `reply` when the partner has the conversation open, else `mssage_num`), `/notice`.
 */
export function openSockets(server, shop) {
  const sockets = new WebSocketServer({ noServer: true })
  const people = new Map()
  const heard = new Map()
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url, 'http://replay')
    if (pathname !== '/msg' && pathname !== '/notice') return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (client) => listen(client, pathname))
  })
  const watch = setInterval(() => {
    for (const [client, at] of heard) if (Date.now() - at > silence.limit) end(client, { type: 'timeout' })
  }, silence.look).unref()

  function listen(client, channel) {
    const person = { client, uid: undefined, partner: undefined, isTourist: 0 }
    heard.set(client, Date.now())
    client.on('message', (content) => {
      heard.set(client, Date.now())
      const { type, data = {} } = parse(String(content))
      if (!type || type === 'ping') return send(client, 'ping', { now: Math.floor(Date.now() / 1000) })
      if (channel === '/notice') return shop.sessions.isLiving(data, 'admin') ? send(client, 'success') : client.terminate()
      receive(person, type, data)
    })
    client.on('close', () => {
      people.delete(person)
      heard.delete(client)
      if (person.uid !== undefined && person.uid !== agentUid) appear(person.uid, 0)
    })
  }

  function receive(person, type, data) {
    if (type === 'kefu_login') return enter(person, data, 'kefu', agentUid)
    if (type === 'login') return enter(person, data, 'user', customerUid)
    if (type === 'to_chat') return openConversation(person, data)
    if (type === 'chat') return chat(person, data)
    if (type === 'online')
      for (const other of people.keys())
        if (other.partner === person.uid) send(other.client, 'online', { online: data.online, uid: person.uid })
  }

  function enter(person, token, kind, uid) {
    if (!shop.sessions.isLiving(token, kind)) return end(person.client, { type: 'error', data: { msg: '请登录' } })
    arrive(person, uid, 0)
    send(person.client, 'success')
  }

  function arrive(person, uid, isTourist) {
    Object.assign(person, { uid, isTourist })
    people.set(person, uid)
    if (uid !== agentUid) appear(uid, 1)
  }

  function openConversation(person, data) {
    if (Number(data.tourist_uid) && person.uid === undefined) arrive(person, Number(data.tourist_uid), 1)
    person.partner = Number(data.id)
    shop.chats.read(person.partner, person.uid)
    send(person.client, 'mssage_num', { uid: person.partner, num: 0, recored: {} })
  }

  function chat(person, data) {
    if (person.uid === undefined) return send(person.client, 'err_tip', { msg: '用户不存在' })
    if (![1, 2, 3, 4, 5, 6].includes(Number(data.type))) return send(person.client, 'err_tip', { msg: '格式错误' })
    const to = Number(data.to_uid)
    const partners = [...people.keys()].filter((other) => other.uid === to)
    const isRead = partners.some((other) => other.partner === person.uid)
    const isTourist = Number(data.is_tourist) || person.isTourist
    const { frame, recored } = shop.chats.add({ uid: person.uid, to, text: data.msn, kind: Number(data.type), isTourist, isRead })
    send(person.client, 'chat', frame)
    for (const other of partners) {
      if (other.partner === person.uid) send(other.client, 'reply', { ...frame, recored })
      else send(other.client, 'mssage_num', { uid: person.uid, num: recored.mssage_num, recored })
    }
  }

  function appear(uid, online) {
    shop.chats.presence(uid, online)
    for (const other of people.keys()) if (other.uid === agentUid) send(other.client, 'user_online', { to_uid: uid, online })
  }

  return {
    /** For tests: the connections break, and are taken again at once. */
    drop() {
      for (const client of sockets.clients) client.terminate()
    },
    close() {
      clearInterval(watch)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

function parse(text) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
