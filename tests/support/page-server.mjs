import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Where the built elements lie: deep inside a PHP site, on another port than the server that they talk to. */
export const deepFolder = '/site/public/statics/crm/5.4'

/** The strict policy of a careful host; nothing inline, no eval, Trusted Types enforced. */
const policy = (nonce, backend) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${backend}`,
    `media-src blob: ${backend}`,
    `connect-src ${backend} ${backend.replace('http', 'ws')}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types crm dompurify',
    'report-uri /csp-report',
  ].join('; ')

/**
 * Serves the test pages of `tests/browser/pages` and the built elements. In a page, `{{backend}}`, `{{crm}}`
 * and `{{nonce}}` are filled in. A page whose name starts with `csp` gets the strict policy. `answers` by path, with what
 * was sent there, come before the files.
 * @param {{ backend: string, answers?: Record<string, (body: string) => { type: string, body: string }> }} options
 */
export async function startPages({ backend, answers = {} }) {
  const reports = []
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://page')
    if (pathname === '/csp-report') {
      reports.push(JSON.parse(await bodyOf(request)))
      return response.writeHead(204).end()
    }
    if (answers[pathname]) {
      const { type, body } = answers[pathname](await bodyOf(request))
      return response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body)
    }
    const file = fileOf(pathname)
    if (!file) return response.writeHead(404).end()
    const nonce = randomBytes(12).toString('base64')
    if (pathname.startsWith('/csp')) response.setHeader('Content-Security-Policy', policy(nonce, backend))
    sendFile(file, request, response, { backend, nonce })
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${server.address().port}`, reports, close }
}

async function bodyOf(request) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** Sends a file as a site would; in a page, `{{names}}` are filled in. */
export function sendFile(file, request, response, values = {}) {
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  const packed = existsSync(`${file}.gz`) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (packed) response.setHeader('Content-Encoding', 'gzip')
  if (!file.endsWith('.html')) return createReadStream(packed ? `${file}.gz` : file).pipe(response)
  const known = { crm: deepFolder, ...values }
  response.end(readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => known[name] ?? ''))
}

/** The file behind an address: the built elements, vendors' files, the legacy host, test pages. */
export function fileOf(pathname) {
  const path = normalize(pathname).replaceAll('\\', '/')
  const [, name, rest] = /^\/vendor\/(bootstrap|jquery|layui)\/(.+)$/.exec(path) ?? []
  const inDist = path.startsWith(`${deepFolder}/`) && join(root, 'dist', path.slice(deepFolder.length))
  const inHost = path.startsWith('/host/') && join(root, 'demo', 'legacy-admin', path.slice(6))
  const file = name
    ? join(dirname(resolve(`${name}/package.json`)), 'dist', rest)
    : inDist || inHost || join(root, 'tests', 'browser', 'pages', path)
  return existsSync(file) && extname(file) ? file : undefined
}
