import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { captchaHandlers } from './captcha.mjs'
import { dailyReply } from './daily.mjs'
import { chatHandlers } from './chats.mjs'
import { fileHandlers } from './files.mjs'
import { readMultipart } from './multipart.mjs'
import { pageHandlers } from './pages.mjs'
import { loadRecorded, recordedOrigin, recordedSet } from './recorded.mjs'
import { sessionHandlers } from './sessions.mjs'
import { openSockets } from './sockets.mjs'

export const allowedHeaders =
  'Authori-zation, Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-Requested-With, Form-type, Cb-lang, Invalid-zation'
const open = /^\/(adminapi\/(login|login\/info|ajcaptcha|ajcheck|get_workerman_url|captcha_pro)|kefuapi\/(login|config|key|tourist\/.+))$/

/**
 * A plain shop server that answers only from recorded replies and `live-server.md`; pages, pictures and chats
 * are kept in memory. `site` answers the paths of the shop's own folder, where the elements may lie. With `isDaily` what was recorded of one
 * order, product or user is the answer for every other one, too, and writes that were not recorded succeed (`daily.mjs`).
 * Resolves with its address and levers for tests.
 * @param {{ port?: number, host?: string, site?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean, isDaily?: boolean }} [options]
 */
export async function startReplay({ port = 0, host = '127.0.0.1', site = () => false, isDaily = false } = {}) {
  const recorded = loadRecorded()
  const sessions = sessionHandlers()
  const handlers = { pages: pageHandlers(recorded), files: fileHandlers(recorded), chats: chatHandlers(recorded, sessions) }
  const shop = { recorded, sessions, ...handlers, captcha: captchaHandlers(recorded), failures: [], calls: [], site, isDaily }
  const server = createServer((request, response) => void handle(shop, request, response))
  const sockets = openSockets(server, shop)
  await new Promise((done) => server.listen(port, host, done))
  shop.url = `http://${host}:${server.address().port}`
  const close = () => {
    sockets.close()
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { url: shop.url, recordedSet, pages: shop.pages, sessions, calls: shop.calls, dropSockets: sockets.drop, close }
}

async function handle(shop, request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://replay')
  if (shop.site(request, response)) return
  const query = Object.fromEntries(searchParams)
  if (request.method === 'OPTIONS') {
    allowOrigin(request, response)
    return response.setHeader('Content-Type', 'text/html; charset=utf-8').end('ok')
  }
  const picture = request.method === 'GET' ? shop.files.picture(pathname) : undefined
  if (picture) return response.setHeader('Content-Type', picture.type).end(picture.content)
  const body = await bodyOf(request)
  const reply = answer(shop, request, pathname, query, body)
  shop.calls.push({ method: request.method, path: pathname, headers: request.headers, query, body })
  // to another origin this looks like a broken network (live-server)
  if (reply === undefined) return response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end()
  allowOrigin(request, response)
  response.setHeader('Set-Cookie', ['cb_lang=zh-CN; path=/', 'PHPSESSID=replay; path=/'])
  if (typeof reply === 'string') return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(reply)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(
    JSON.stringify(reply)
      .replaceAll(recordedOrigin, shop.url)
      .replaceAll(recordedOrigin.replace('http', 'ws'), shop.url.replace('http', 'ws')),
  )
}

/** CORS as the shop gives it, on the routes that it has. */
function allowOrigin(request, response) {
  const { origin } = request.headers
  if (origin) response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', allowedHeaders)
  response.setHeader('Access-Control-Allow-Methods', 'GET,POST,PATCH,PUT,DELETE,OPTIONS')
  response.setHeader('Access-Control-Max-Age', '1728000')
}

function answer(shop, request, path, query, body) {
  const { method } = request
  const header = request.headers['authori-zation'] ?? ''
  const token = header.replace(/^Bearer\s*/i, '') || query.token || ''
  const daily = () => (shop.isDaily ? dailyReply(shop.recorded, method, path) : undefined)
  const known = () => recordedReply(shop.recorded, method, path, query)
  if (method === 'POST' && path === '/adminapi/login') return signIn(shop, body)
  if (method === 'POST' && path === '/kefuapi/login') return agentSignIn(shop, body)
  if (method === 'GET' && path === '/adminapi/login/info')
    return shop.recorded.get(needsCaptcha(shop) ? 'adminapi_login_info_captcha_required' : 'adminapi_login_info').responseBody
  if (open.test(path)) return shop.captcha.answer(method, path, query, body) ?? shop.chats.openAnswer(method, path, query) ?? known()
  const inMemory = () => shop.pages.answer(method, path, query, body) ?? shop.files.answer(method, path, query, body)
  if (path.startsWith('/kefuapi/'))
    return (known() ?? daily()) === undefined
      ? undefined
      : (shop.sessions.refuseAgent(token) ?? shop.chats.answer(method, path, query) ?? known() ?? daily())
  if (!path.startsWith('/adminapi/')) return undefined
  const refusal = shop.sessions.refuseAdmin(token)
  if (refusal) return known() === undefined && !/^\/adminapi\/(diy|file)\//.test(path) ? undefined : refusal
  if (method === 'GET' && path === '/adminapi/setting/admin/logout') shop.sessions.end(token)
  return inMemory() ?? known() ?? daily()
}

const needsCaptcha = (shop) => shop.failures.filter((at) => Date.now() - at < 60_000).length > 1

function signIn(shop, body) {
  if (String(body?.pwd ?? '').trim().length < 6) return shop.recorded.get('ERR_adminapi_login_POST_short_password').responseBody
  // the shop looks at the captcha only when there is one (live-server)
  if (body.captchaVerification && !shop.captcha.redeem(body.captchaVerification))
    return shop.recorded.get('ERR_adminapi_login_POST_bad_captcha').responseBody
  const call = shop.recorded.get('adminapi_login_POST')
  if (!['admin123456', 'crm-demo-2026'].includes(body.pwd) || body.account !== 'admin') {
    shop.failures.push(Date.now())
    return shop.recorded.get(`ERR_adminapi_login_POST_wrong_password${needsCaptcha(shop) ? '_2nd' : ''}`).responseBody
  }
  const data = { ...call.responseBody.data, token: shop.sessions.give('admin'), expires_time: Math.floor(Date.now() / 1000) + 2_592_000 }
  return { ...call.responseBody, data }
}

function agentSignIn(shop, body) {
  if (!body?.account || !body?.password) return shop.recorded.get('ERR_kefuapi_login_POST_empty').responseBody
  const call = shop.recorded.get('kefuapi_login_POST')
  if (body?.account !== 'kefu' || !['kefu123456', 'crm-demo-2026'].includes(body?.password))
    return shop.recorded.get('ERR_kefuapi_login_POST_wrong').responseBody
  const data = { ...call.responseBody.data, token: shop.sessions.give('kefu'), exp_time: Math.floor(Date.now() / 1000) + 2_592_000 }
  return { ...call.responseBody, data }
}

/** The recorded call with this method and path whose query is nearest. */
function recordedReply(recorded, method, path, query) {
  const isAlike = (key, value) => String(query[key] ?? '') === String(value)
  const likeness = (call) => Object.entries(call.query ?? {}).reduce((sum, [key, value]) => sum + (isAlike(key, value) ? 1 : -1), 0)
  const calls = [...recorded].filter(([name, call]) => !/^(ERR|OPTIONS)_/.test(name) && call.method === method && call.path === path)
  const [best] = calls.map(([, call]) => call).sort((a, b) => likeness(b) - likeness(a))
  return best?.responseBody
}

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (type.includes('multipart/')) return readMultipart(content, type)
  try {
    return type.includes('json') ? JSON.parse(content.toString() || '{}') : Object.fromEntries(new URLSearchParams(content.toString()))
  } catch {
    return {}
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const replay = await startReplay({ port: Number(process.env.PORT) || 8880 })
  console.log(`A replayed shop server (${replay.recordedSet} recordings) at ${replay.url}`)
}
