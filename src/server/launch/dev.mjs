import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { say } from './words.mjs'

const ours = /^\/(adminapi|kefuapi|api|uploads|brand|health|legacy-admin)(\/|$|\?)/
const sockets = /^\/(msg|notice)(\/|$|\?)/

const pageOf = (path) => {
  if (path === '/') return 'demo/index.html'
  if (/^\/admin(\/|$)/.test(path)) return 'demo/console/index.html'
  if (/^\/(kefu\/?|kefu\/(pc_list|mobile_list|mobile_chat)|pages\/users\/scan_login\/index)$/.test(path)) return 'demo/support/agent.html'
  if (/^\/kefu\/(appChat|mobile_user_chat|mobile_feedback)$/.test(path)) return 'demo/support/visitor.html'
  if (/^\/support\/?$/.test(path)) return 'demo/support/index.html'
  return /^\/ui\/?$/.test(path) ? 'demo/ui/index.html' : undefined
}

// a page of a host loads the element only: the client for edits has to come with it
const elementWithEdits = (name) => `import '/@vite/client'
import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/elements/${name}.ts')
`

/** One port for everything: Vite for the front with its edits, our app for the rest, loaded again when its sources change. */
export async function develop(root, options) {
  const http = createServer()
  const vite = await createVite({
    root,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/.data/**', '**/.build/**', '**/dist/**', '**/tests/**'] },
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
    },
  })
  const backend = await openBackend(vite, options)
  http.on('request', (request, response) => void answer({ vite, backend, root }, request, response))
  http.on('upgrade', async (request, socket, head) => {
    // Vite's own socket names a protocol and is left to it
    if (sockets.test(request.url ?? '')) (await backend.app()).server.emit('upgrade', request, socket, head)
    else if (!String(request.headers['sec-websocket-protocol']).startsWith('vite-')) socket.destroy()
  })
  await new Promise((done, failed) => http.once('error', failed).listen(options.port, options.host, done))
  const stop = async () => {
    http.closeAllConnections()
    http.close()
    await backend.close()
    await vite.close()
  }
  return { port: http.address().port, hasNoAdministrator: false, stop }
}

async function answer({ vite, backend, root }, request, response) {
  const path = (request.url ?? '/').split('?', 1)[0]
  try {
    if (ours.test(path)) return (await backend.app()).routing(request, response)
    const page = pageOf(path)
    if (page) return await sendPage(vite, root, page, path, response)
    const element = /^\/elements\/(crm-[\w-]+)\.js$/.exec(path)?.[1]
    if (!element) return vite.middlewares(request, response, () => (response.writeHead(404), response.end()))
    const cors = { 'access-control-allow-origin': request.headers.origin ?? '*', 'cache-control': 'no-store' }
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', ...cors }).end(elementWithEdits(element))
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ status: 500, msg: `The server's sources do not load: ${error.message}`, code: '500' }))
  }
}

async function sendPage(vite, root, page, path, response) {
  const text = await readFile(join(root, page), 'utf8')
  const html = await vite.transformIndexHtml(path, text)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

/** The app over the database, made again as soon as a module of it has changed. */
async function openBackend(vite, options) {
  const load = () => vite.ssrLoadModule('/src/server/main.ts')
  const first = await load()
  const opened = await first.openDatabase(options)
  let current
  let making

  async function remake(module) {
    const app = await module.buildApp(module.appOptions(options, opened))
    await app.ready()
    const last = current
    current = { module, app }
    if (last) {
      say('the server has its edits')
      await module.closeInOrder(last.app)
    }
    return app
  }
  async function app() {
    const module = await load()
    if (making) await making.catch(() => undefined)
    if (current?.module === module) return current.app
    making = remake(module).finally(() => (making = undefined))
    return making
  }
  await app()
  return {
    app,
    close: async () => {
      if (current) await current.module.closeInOrder(current.app)
      await opened.close()
    },
  }
}
