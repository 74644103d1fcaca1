import { randomInt } from 'node:crypto'
import { shopTime } from './pages.mjs'

/** The one agent of the recorded shop. */
export const agentUid = 1
/** The customer who was recorded talking to the agent. */
export const customerUid = 3

const face = '/statics/system_images/default_avatar.jpeg'
const ok = (data) => ({ status: 200, msg: 'success', data })
const seconds = (date) => Math.floor(date / 1000)

/** What was said at the replayed shop: the recorded conversation, and what was written since. No client ids, no numbering. */
export function chatHandlers(recorded, sessions) {
  const dataOf = (name) => structuredClone(recorded.get(name).responseBody.data)
  const messages = dataOf('kefuapi_service_list')
  const rows = dataOf('kefuapi_user_record')
  const agent = dataOf('kefuapi_service_info')
  // the transcript of the recorded sockets went up to this number
  let lastId = 9

  const between = (one, other) =>
    messages.filter(({ uid, to_uid }) => (uid === one && to_uid === other) || (uid === other && to_uid === one))
  const rowOf = (uid) => rows.find((row) => row.to_uid === uid)
  const nameOf = (uid, isTourist) =>
    uid === agentUid ? agent.nickname : (rowOf(uid)?.nickname ?? (isTourist ? `游客${uid}` : `用户${uid}`))

  /** Stores a text; the shop strips tags, line breaks and hard spaces. Answers the frame's message and the row of the receiver. */
  function add({ uid, to, text, kind, isTourist, isRead }) {
    const now = new Date()
    const msn = String(text).replace(/<[^>]*>|\n|&nbsp;/g, '')
    const person = { nickname: nameOf(uid, isTourist), avatar: face }
    const common = { msn, uid, to_uid: to, is_tourist: isTourist, add_time: seconds(now), type: isRead ? 1 : 0, msn_type: kind }
    const id = ++lastId
    const stored = {
      id,
      mer_id: 0,
      ...common,
      time_node: 0,
      remind: 0,
      ...person,
      _add_time: shopTime(now),
      orderInfo: null,
      productInfo: null,
    }
    messages.push(stored)
    const times = { create_time: shopTime(now), update_time: shopTime(now), _add_time: shopTime(now) }
    return { frame: { ...common, ...times, id: String(id), ...person, productInfo: [], orderInfo: [] }, recored: follow(stored) }
  }

  // a guest never signs in, so the shop's row counts them as away; only the agent's own rows are listed; the row that a visitor gets is made for the frame
  function follow({ uid, to_uid, is_tourist, add_time, msn, msn_type, type, nickname, avatar }) {
    const newest = { update_time: add_time, message: msn, message_type: msn_type }
    const mine = rowOf(uid === agentUid ? to_uid : uid)
    if (mine) Object.assign(mine, newest, uid === agentUid ? {} : { mssage_num: type ? 0 : mine.mssage_num + 1 })
    const fresh = {
      id: rows.length + 1,
      user_id: to_uid,
      to_uid: uid,
      nickname,
      avatar,
      is_tourist,
      online: is_tourist ? 0 : 1,
      type: 0,
      add_time,
    }
    const row = { ...fresh, ...newest, mssage_num: type ? 0 : 1 }
    if (uid === agentUid) return row
    if (!mine) rows.push({ ...row, wx_nickname: nickname, wx_avatar: avatar, kefu_nickname: null, kefu_avatar: null })
    const { wx_nickname: _n, wx_avatar: _a, kefu_nickname: _k, kefu_avatar: _f, _update_time: _t, ...shown } = mine ?? row
    return shown
  }

  function listed({ is_tourist, nickname, page, limit }) {
    const wanted = rows.filter((row) => row.is_tourist === Number(is_tourist ?? 0) && row.nickname.includes(nickname ?? ''))
    const size = Number(limit) || 20
    const start = (Number(page || 1) - 1) * size
    const newest = wanted.toSorted((a, b) => b.update_time - a.update_time).slice(start, start + size)
    const cut = (row) => ([1, 2].includes(row.message_type) ? row.message.slice(0, 10) : row.message)
    return ok(newest.map((row) => ({ ...row, message: cut(row), _update_time: shopTime(new Date(row.update_time * 1000)).slice(0, 16) })))
  }

  function history(one, other, { upperId, limit }, isTourist = 0) {
    const size = Number(limit) || 20
    const older = between(one, other).filter(({ id, is_tourist }) => is_tourist === isTourist && (!Number(upperId) || id < Number(upperId)))
    return ok(older.slice(-size))
  }

  function visitorContext({ token }) {
    if (token && !sessions.isLiving(token, 'user')) return { status: 110003, msg: '登录已过期,请重新登录', data: [] }
    const found = recorded.get('kefuapi_tourist_user').responseBody
    if (token) return { ...found, data: { ...found.data, tourist_uid: 0, is_tourist: false } }
    // with every call another tourist
    return { ...found, data: { ...found.data, tourist_uid: randomInt(100_000_000, 999_999_999) } }
  }

  /** A visitor's history: a tourist has none (410038 without a token). */
  function visitorHistory(query) {
    if (!query.token) return recorded.get('kefuapi_tourist_chat').responseBody
    if (!sessions.isLiving(query.token, 'user')) return { status: 110003, msg: '登录已过期,请重新登录', data: [] }
    return history(customerUid, Number(query.uid), query)
  }

  return {
    add,
    /** The messages of a person have been seen by the other one. */
    read(uid, by) {
      for (const message of between(uid, by)) if (message.to_uid === by) message.type = 1
      if (by === agentUid && rowOf(uid)) rowOf(uid).mssage_num = 0
    },
    presence(uid, online) {
      if (rowOf(uid)) rowOf(uid).online = online
    },
    openAnswer(method, path, query) {
      if (method === 'GET' && path === '/kefuapi/tourist/user') return visitorContext(query)
      if (method === 'GET' && path === '/kefuapi/tourist/chat') return visitorHistory(query)
      return undefined
    },
    answer(method, path, query) {
      if (method === 'GET' && path === '/kefuapi/user/record') return listed(query)
      if (method === 'GET' && path === '/kefuapi/service/list')
        return history(agentUid, Number(query.uid), query, Number(query.is_tourist ?? 0))
      return undefined
    },
  }
}
