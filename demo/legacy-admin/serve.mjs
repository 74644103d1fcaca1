import { spawn, spawnSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const packages = {
  bootstrap: dirname(resolve('bootstrap/package.json')),
  jquery: dirname(resolve('jquery/package.json')),
  layui: dirname(resolve('layui/package.json')),
}
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
}

const php = () => process.env.PHP_PATH || (spawnSync('php', ['--version'], { stdio: 'ignore' }).status === 0 ? 'php' : undefined)

/**
 * The host page of 2015: served by `php -S` where PHP is installed, else without PHP's dynamic parts.
 * `server` is the address of our server, `port` the one to listen on (default: a free one).
 */
export async function serveLegacyAdmin({ server, port = 0, host = '127.0.0.1' }) {
  const command = php()
  return command ? servePhp(command, server, port || (await freePort(host)), host) : serveFallback(server, port, host)
}

async function servePhp(command, server, port, host) {
  const env = { ...process.env, CRM_SERVER: server, CRM_PACKAGES: JSON.stringify(packages), PHP_CLI_SERVER_WORKERS: '4' }
  const given = ['-S', `${host}:${port}`, '-t', here, join(here, 'router.php')]
  const isWindows = process.platform === 'win32'
  // the shell reads from us: when we are killed its input ends, and it takes PHP and its workers along
  const watched = ['-c', '"$0" "$@" </dev/null & cat >/dev/null; kill 0', command, ...given]
  const child = isWindows
    ? spawn(command, given, { env, stdio: 'ignore' })
    : spawn('sh', watched, { env, stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const stop = () => {
    try {
      if (isWindows) child.kill()
      else if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // it has ended by itself
    }
  }
  process.once('exit', stop)
  const url = `http://${host}:${port}/`
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (
      await fetch(`${url}alive.php`)
        .then((reply) => reply.ok)
        .catch(() => false)
    )
      return { url, kind: 'php', stop }
    await new Promise((done) => setTimeout(done, 50))
  }
  stop()
  return serveFallback(server, 0, host)
}

/** The PHP page with its includes in place and everything else that PHP would do left out. */
export function withoutPhp(file, values) {
  const text = readFileSync(join(here, file), 'utf8').replace(/^<\?php[\s\S]*?\?>\n?/, '')
  const whole = text.replace(/<\?php include '([\w.-]+)';? \?>/g, (_, name) => withoutPhp(name, values))
  const unlooped = whole.replace(/<\?php foreach[\s\S]*?<\?php \} \?>\n?/g, '')
  return unlooped.replace(/<\?= \w+\(\$(\w+)\) \?>/g, (_, name) => values[name] ?? '').replace(/<\?(php|=)[\s\S]*?\?>\n?/g, '')
}

async function serveFallback(server, port, host) {
  const note = '这台电脑没有安装 PHP：这是不含 PHP 动态部分的替代页，请在设计器里登录。'
  const values = { server, user: '演示店员', note, pageId: '1', pageName: '' }
  const app = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    const file = fileOf(pathname)
    if (pathname === '/' || pathname === '/index.php')
      return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(withoutPhp('index.php', values))
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise((done) => app.listen(port, host, done))
  return { url: `http://${host}:${app.address().port}/`, kind: 'fallback', stop: () => app.closeAllConnections() ?? app.close() }
}

function fileOf(pathname) {
  const [, name, rest] = /^\/vendor\/(bootstrap|jquery|layui)\/(.+)$/.exec(normalize(pathname).replaceAll('\\', '/')) ?? []
  const path = name ? join(packages[name], 'dist', rest) : join(here, normalize(pathname))
  return types[extname(path)] && existsSync(path) ? path : undefined
}

function freePort(host) {
  return new Promise((done) => {
    const probe = createServer().listen(0, host, () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = process.env.CRM_SERVER ?? 'http://127.0.0.1:5173'
  const { url, kind } = await serveLegacyAdmin({ server, port: Number(process.env.PORT) || 0 })
  console.log(`Legacy admin page (${kind}): ${url}`)
}
