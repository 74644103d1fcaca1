import { dropLists, shopFilter } from './shop-filter.mjs'

const pad = (number) => String(number).padStart(2, '0')

/** `Y-m-d H:i:s` in the shop's zone (Asia/Shanghai). */
export function shopTime(date = new Date()) {
  const at = new Date(date.getTime() + 8 * 3_600_000)
  return `${at.toISOString().slice(0, 10)} ${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}:${pad(at.getUTCSeconds())}`
}

const ok = (data, msg = 'success', code) => ({ status: 200, msg, ...(data === undefined ? {} : { data }), ...(code ? { code } : {}) })
const refused = (status, msg) => ({ status, msg, data: [] })
let versions = 0
const nextVersion = () => `6b00e${(Date.now() + versions++).toString(16).slice(-8)}`

/** The storefront pages of the replayed shop: the recorded ones, and what was saved since. */
export function pageHandlers(recorded) {
  const list = structuredClone(recorded.get('adminapi_diy_get_list').responseBody.data.list)
  const infos = new Map()
  for (const [name, call] of recorded) {
    if (!/^adminapi_diy_get_diy_info_id$/.test(name)) continue
    const { info } = structuredClone(call.responseBody.data)
    infos.set(String(info.id), info)
  }

  function save(id, body) {
    const known = infos.get(id)
    const value = shopFilter(body.value ?? {})
    const columns = shopFilter(Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'value')))
    const stamp = { version: nextVersion(), update_time: shopTime() }
    if (id !== '0' && !known) return refused(400351, '模板不存在')
    if (known) {
      Object.assign(known, columns, { value: dropLists(value), type: 2, is_diy: 1 }, stamp)
      const row = list.find((entry) => String(entry.id) === id)
      if (row) Object.assign(row, { name: known.name, update_time: stamp.update_time })
      return ok({ id: Number(id) }, '修改成功', '100001')
    }
    const made = Math.max(...list.map((row) => Number(row.id))) + 1
    infos.set(String(made), {
      id: made,
      template_name: '',
      status: 0,
      is_del: 0,
      ...columns,
      value,
      type: 2,
      is_diy: 1,
      add_time: shopTime(),
      ...stamp,
    })
    const times = { add_time: shopTime(), update_time: stamp.update_time }
    list.unshift({ id: made, name: columns.name, type: 2, ...times, is_diy: 1, status: 0, type_name: '专题页' })
    return ok({ id: String(made) }, '保存成功', '100000')
  }

  function remove(id) {
    const at = list.findIndex((row) => String(row.id) === id)
    if (id === '1') return refused(400457, '默认模板不能删除')
    if (list[at]?.status === 1) return refused(400458, '该模板使用中，无法删除')
    if (at >= 0) list.splice(at, 1)
    infos.delete(id)
    return ok(undefined, '删除成功', '100002')
  }

  return {
    /** Answers a call on pages, or undefined when it is none. */
    answer(method, path, query, body) {
      const [, action, id] = /^\/adminapi\/diy\/(get_list|get_diy_info|diy_save|del|set_status)(?:\/(\d+))?$/.exec(path) ?? []
      if (method === 'GET' && action === 'get_list') return listed(list, query)
      if (method === 'GET' && action === 'get_diy_info') return infos.has(id) ? ok({ info: infos.get(id) }) : refused(400351, '模板不存在')
      if (method === 'POST' && action === 'diy_save') return save(id, body)
      if (method === 'DELETE' && action === 'del') return remove(id)
      if (method !== 'PUT' || action !== 'set_status') return undefined
      for (const row of list) row.status = String(row.id) === id ? 1 : 0
      return ok(undefined, '设置成功', '100014')
    },
    /** For tests: what the shop has stored. */
    stored: (id) => infos.get(String(id)),
    /** For tests: somebody else saves the page. */
    touch: (id) => Object.assign(infos.get(String(id)), { version: nextVersion(), update_time: shopTime() }),
  }
}

function listed(list, query) {
  const rows = query.name ? list.filter((row) => row.name === query.name) : list
  const limit = Number(query.limit) || rows.length
  const start = (Number(query.page || 1) - 1) * limit
  return ok({ list: rows.slice(start, start + limit), count: rows.length })
}
