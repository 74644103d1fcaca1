/**
 * What a server's replies become, so that a screen shows a state that is rare: a function of the request's path and the reply
 * `{status, msg, data}`. Answers the reply to be given, `null` to leave it as it is, `'wait'` for none at all and `'cut'` for a
 * broken line. What every page needs to stand at all is left alone.
 */
const frame = /login|adminapi\/menus$|logo|capabilities|jnotice|workerman|list-preferences/
const refusal = { status: 500, msg: '服务器内部错误', data: null }

const isList = (data) => Array.isArray(data?.list)

/** Words become sentences; addresses, codes, days and numbers stay what they are. */
function lengthened(value) {
  if (Array.isArray(value)) return value.map(lengthened)
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one)]))
  const isWord = typeof value === 'string' && /\p{L}{2}/u.test(value) && !/^(\/|https?:|#|data:)|^[\w.:@/-]+$/.test(value)
  return isWord ? Array.from({ length: 8 }, () => value).join(/\p{Script=Han}/u.test(value) ? '' : ' ') : value
}

const config = {
  key: 'no',
  route: {
    index: 'crud/course',
    create: 'crud/course/create',
    edit: 'crud/course/<id>/edit',
    read: 'crud/course/<id>',
    status: 'crud/course/status/<id>',
    delete: 'crud/course/<id>',
  },
  columns: [
    { title: 'ID', key: 'no' },
    { title: '课程', key: 'name', from_type: 'input' },
    { title: '上架', slot: 'is_open', from_type: 'switches' },
    { title: '开课时间', slot: 'span', from_type: 'dateTimeRange' },
    { title: '操作', slot: 'action' },
  ],
  readFields: { name: '课程表', all: [{ field: 'name', comment: '课程', from_type: 'input' }] },
  search: [
    { field: 'name', type: 'input', name: '课程' },
    { field: 'level', type: 'select', name: '级别', option: [{ value: 1, label: '初级' }] },
  ],
}
const courses = ['手工陶艺入门', '周末油画班', '亲子烘焙', '摄影基础', '植物染体验'].map((name, at) => ({
  no: at + 1,
  name,
  is_open: at % 2,
  span: [`2026-11-0${at + 1}`, `2026-12-0${at + 1}`],
}))

const outside = (path) => ({ id: 9001, pid: 0, path, title: '帮助中心', icon: '', auth: [], is_show: 1 })

/** Where an entry of the menu leads that is no page of the console. */
export const site = { url: 'https://help.example/' }

export const replies = {
  failing: (path) => (frame.test(path) ? null : refusal),
  waiting: (path) => (frame.test(path) ? null : 'wait'),
  empty: (path, reply) => (isList(reply.data) ? { ...reply, data: { ...reply.data, list: [], count: 0 } } : null),
  long: (path, reply) => (frame.test(path) && !path.endsWith('/menus') ? null : { ...reply, data: lengthened(reply.data) }),
  generated(path) {
    if (path.endsWith('/system/crud/config/course')) return { status: 200, msg: '', data: config }
    return path.endsWith('/crud/course') ? { status: 200, msg: '', data: { list: courses, count: courses.length } } : null
  },
  outside: (path, reply) =>
    path.endsWith('/menus') ? { ...reply, data: { ...reply.data, menus: [...reply.data.menus, outside(site.url)] } } : null,
  unreachable: () => 'cut',
  broken: () => refusal,
  recovering: () => ({ status: 503, msg: '', data: null }),
  expired: (path) => (/login|capabilities|logo/.test(path) ? null : { status: 410000, msg: '登录已过期,请重新登录', data: null }),
}

/** Puts a change between a page and the server; answers how to take it away again. */
export async function between(page, change) {
  // an element on a page of another origin may hear it, too
  const { origin } = new URL(page.url())
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  const onRequest = async (request) => {
    const { pathname } = new URL(request.url())
    if (!/\/(adminapi|kefuapi|api)\//.test(pathname) || request.method() === 'OPTIONS') return request.continue()
    try {
      const query = { method: request.method(), headers: request.headers(), body: request.postData() }
      const fetched = change.length > 1 ? await fetch(request.url(), query) : null
      const next = change(pathname, fetched && (await fetched.clone().json()))
      if (next === 'wait') return undefined
      if (next === 'cut') return await request.abort('connectionrefused')
      if (!next) return await request.continue()
      return await request.respond({
        status: next.status >= 500 && next.status < 600 ? next.status : 200,
        contentType: 'application/json',
        headers,
        body: JSON.stringify(next),
      })
    } catch {
      return request.continue().catch(() => undefined)
    }
  }
  await page.setRequestInterception(true)
  page.on('request', onRequest)
  return async () => {
    page.off('request', onRequest)
    await page.setRequestInterception(false).catch(() => undefined)
  }
}
