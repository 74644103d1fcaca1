import { WebSocketServer } from 'ws'
import { shopTime } from './pages.mjs'

const send = (socket, type, data) => socket.send(JSON.stringify(data === undefined ? { type } : { type, data }))
const agentUid = 1

/**
 * The shop's sockets: `/msg` with the frames of the recorded transcript and the rules of the customer-service
 * contract (echo to the sender, `reply` when the partner has the conversation open, else `mssage_num`), `/notice`.
 */
export function openSockets(server, shop) {
  const sockets = new WebSocketServer({ noServer: true })
  const people = new Map()
  let lastId = 6
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url, 'http://replay')
    if (pathname !== '/msg' && pathname !== '/notice') return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (client) => listen(client, pathname))
  })

  function listen(client, channel) {
    const person = { client, uid: undefined, partner: undefined, isTourist: 0 }
    client.on('message', (content) => {
      const { type, data = {} } = parse(String(content))
      if (!type || type === 'ping') return send(client, 'ping', { now: Math.floor(Date.now() / 1000) })
      if (channel === '/notice') return shop.sessions.isLiving(data, 'admin') ? send(client, 'success') : client.terminate()
      receive(person, type, data)
    })
    client.on('close', () => {
      people.delete(person)
      if (person.uid !== undefined && person.uid !== agentUid) tellAgents('user_online', { to_uid: person.uid, online: 0 })
    })
  }

  function receive(person, type, data) {
    if (type === 'kefu_login') return agentEnters(person, data)
    if (type === 'login') return enter(person, 3, 0)
    if (type === 'to_chat') return openConversation(person, data)
    if (type === 'chat') return chat(person, data)
    if (type === 'online')
      for (const other of people.keys())
        if (other.partner === person.uid) send(other.client, 'online', { online: data.online, uid: person.uid })
  }

  function agentEnters(person, token) {
    if (!shop.sessions.isLiving(token, 'kefu')) {
      person.client.send(JSON.stringify({ type: 'error', data: { msg: '请登录' }, close: true }))
      return person.client.close()
    }
    enter(person, agentUid, 0)
  }

  function enter(person, uid, isTourist) {
    Object.assign(person, { uid, isTourist })
    people.set(person, uid)
    if (uid !== agentUid) tellAgents('user_online', { to_uid: uid, online: 1 })
    if (!isTourist) send(person.client, 'success')
  }

  function openConversation(person, data) {
    if (Number(data.tourist_uid) && person.uid === undefined) enter(person, Number(data.tourist_uid), 1)
    person.partner = Number(data.id)
    send(person.client, 'mssage_num', { uid: person.partner, num: 0, recored: {} })
  }

  function chat(person, data) {
    if (![1, 2, 3, 4, 5, 6].includes(Number(data.type))) return send(person.client, 'err_tip', { msg: '格式错误' })
    const now = new Date()
    const to = Number(data.to_uid)
    const partners = [...people.keys()].filter((other) => other.uid === to)
    const isOpen = partners.some((other) => other.partner === person.uid)
    const text = String(data.msn).replace(/<[^>]*>|\n|&nbsp;/g, '')
    const time = shopTime(now)
    const isAgent = person.uid === agentUid
    const message = {
      to_uid: to,
      msn_type: Number(data.type),
      msn: text,
      uid: person.uid,
      add_time: Math.floor(now / 1000),
      is_tourist: person.isTourist,
      type: isOpen ? 1 : 0,
      create_time: time,
      update_time: time,
      id: String(++lastId),
      _add_time: time,
      nickname: isAgent ? '客服小梅' : '游客',
      avatar: '/statics/system_images/default_avatar.jpeg',
      productInfo: [],
      orderInfo: [],
    }
    send(person.client, 'chat', message)
    const recored = rowOf(message, isAgent ? to : agentUid)
    for (const other of partners) {
      if (other.partner === person.uid) send(other.client, 'reply', { ...message, recored })
      else send(other.client, 'mssage_num', { uid: person.uid, num: 1, recored: { ...recored, mssage_num: 1 } })
    }
  }

  function tellAgents(type, data) {
    for (const other of people.keys()) if (other.uid === agentUid) send(other.client, type, data)
  }

  return {
    close() {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

const rowOf = (message, owner) => ({
  id: 1,
  user_id: owner,
  to_uid: message.uid,
  nickname: message.nickname,
  avatar: message.avatar,
  is_tourist: message.is_tourist,
  online: 1,
  type: 0,
  add_time: message.add_time,
  update_time: message.add_time,
  mssage_num: 0,
  message: message.msn,
  message_type: message.msn_type,
})

function parse(text) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
