import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#src/server/app.ts'

const code = `export const words = ${JSON.stringify('x'.repeat(3_000))}\n`
const files = {
  'dist/crm-console.js': code,
  'dist/chunks/react-abc.js': code,
  'dist/chunks/heavy.js': code + code,
  'dist/chunks/door.js': 'door',
  'dist/chunks/app.js': 'the app',
  'dist/chunks/early.js': 'what begins',
  'dist/chunks/sign-in.js': 'the sign-in',
  'dist/chunks/shell.js': 'the shell of it',
  'dist/.vite/manifest.json': JSON.stringify({
    'elements/crm-console.ts': { file: 'crm-console.js', imports: ['door'] },
    door: { file: 'chunks/door.js' },
    _plain: { file: 'chunks/early.js', name: 'ground-early', imports: ['door'] },
    _app: { file: 'chunks/app.js', name: 'console', imports: ['heavy', 'door'] },
    heavy: { file: 'chunks/heavy.js', imports: ['_app', 'gone'] },
    gone: { file: 'chunks/gone.js' },
    _form: { file: 'chunks/sign-in.js', name: 'sign-in', imports: ['heavy'] },
    'src/console/shell/shell.tsx': { file: 'chunks/shell.js', imports: ['heavy'] },
    'src/console/pages/home/dashboard/page.tsx': { file: 'chunks/react-abc.js' },
  }),
  'demo/index.html': '<h1>here</h1>',
  'demo/console/index.html': '<html>\n  <head>\n  </head>\n  <crm-console route-prefix="/admin"></crm-console>',
  'demo/support/index.html': 'support',
  'demo/support/agent.html': 'agent',
  'demo/support/visitor.html': '<crm-kefu mode="visitor">',
  'demo/index.css': 'h1 { color: red }',
  'demo/data/shop.json': '{}',
  'secret.txt': 'secret',
}

let root: string
let demo: FastifyInstance
let live: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'crm-pages-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const shared = { database: {}, files: root }
  demo = await buildApp({ ...shared, pages: { root, demo: true, legacyAdmin: 'http://127.0.0.1:9/' } })
  live = await buildApp({ ...shared, pages: { root, demo: false } })
})
afterAll(async () => {
  await demo.close()
  await live.close()
  rmSync(root, { recursive: true })
})

describe('elements', () => {
  it('are asked for again, their chunks kept for ever', async () => {
    const entry = await demo.inject('/elements/crm-console.js')
    expect(entry.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
    expect((await demo.inject('/elements/chunks/react-abc.js')).headers['cache-control']).toMatch(/immutable/)
    const again = await demo.inject({ url: '/elements/crm-console.js', headers: { 'if-none-match': String(entry.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('may be used by another origin', async () => {
    const reply = await demo.inject({ url: '/elements/crm-console.js', headers: { origin: 'http://shop.example' } })
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('travel packed', async () => {
    const get = (encoding: string) => demo.inject({ url: '/elements/crm-console.js', headers: { 'accept-encoding': encoding } })
    expect(brotliDecompressSync((await get('gzip, br')).rawPayload).toString()).toBe(code)
    expect(gunzipSync((await get('gzip')).rawPayload).toString()).toBe(code)
    expect((await get('identity')).body).toBe(code)
    expect((await get('gzip')).headers['vary']).toMatch(/Accept-Encoding/)
  })

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0', undefined],
    ['BR;q=0.1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['brotli, x-gzipped', undefined],
    ['', undefined],
  ])('travel as %s lets them: %s', async (accepted, packing) => {
    const { headers } = await demo.inject({ url: '/elements/crm-console.js', headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(packing)
  })

  it('are not sent again to whoever names several versions', async () => {
    const { headers } = await demo.inject('/elements/crm-console.js')
    const reply = await demo.inject({ url: '/elements/crm-console.js', headers: { 'if-none-match': `"other", W/${headers['etag']}` } })
    expect(reply.statusCode).toBe(304)
  })

  it('travel as the build has packed them, unless that is of an older build', async () => {
    const file = join(root, 'dist/chunks/packed.js')
    const get = async () => {
      const reply = await demo.inject({ url: '/elements/chunks/packed.js', headers: { 'accept-encoding': 'br' } })
      return brotliDecompressSync(reply.rawPayload).toString()
    }
    writeFileSync(file, code)
    writeFileSync(`${file}.br`, brotliCompressSync('packed by the build'))
    expect(await get()).toBe('packed by the build')
    const later = new Date(Date.now() + 5_000)
    utimesSync(file, later, later)
    expect(await get()).toBe(code)
  })

  it('are new as soon as they are built', async () => {
    writeFileSync(join(root, 'dist/chunks/react-abc.js'), 'export const other = 1\n')
    expect((await demo.inject('/elements/chunks/react-abc.js')).body).toBe('export const other = 1\n')
  })

  it.each([
    '/elements/../secret.txt',
    '/elements/%2e%2e/secret.txt',
    '/elements/..%2fsecret.txt',
    '/elements/.vite/manifest.json',
    '/demo/data/shop.json',
  ])('give nothing else away: %s', async (url) => {
    expect((await demo.inject(url)).statusCode).toBe(404)
  })
})

describe('pages', () => {
  it('lead to the three places in a demo', async () => {
    expect((await demo.inject('/')).body).toContain('here')
    expect((await demo.inject('/support')).body).toBe('support')
    expect((await demo.inject('/kefu')).body).toBe('agent')
    expect((await demo.inject('/pages/users/scan_login/index?key=k')).body).toBe('agent')
    expect((await demo.inject('/legacy-admin')).headers['location']).toBe('http://127.0.0.1:9/')
  })

  it('are the shop’s own for agents and visitors, with the customer’s token and nothing that only looks like one', async () => {
    for (const path of ['pc_list', 'mobile_list', 'mobile_chat?toUid=3', 'orderList/0/3', 'user/index/3'])
      expect((await live.inject(`/kefu/${path}`)).body, path).toBe('agent')
    for (const path of ['appChat', 'mobile_user_chat', 'mobile_feedback'])
      expect((await live.inject(`/kefu/${path}`)).body, path).toBe('<crm-kefu mode="visitor">')
    const named = await live.inject('/kefu/appChat?token=eyJ0.eyJ1_-.x')
    expect(named.body).toBe('<crm-kefu token="eyJ0.eyJ1_-.x" mode="visitor">')
    expect([named.headers['cache-control'], named.headers['content-security-policy']]).toEqual(['no-store', expect.any(String)])
    expect((await live.inject('/kefu/appChat?token=%22%3E%3Cscript%3E')).body).toBe('<crm-kefu mode="visitor">')
    expect((await live.inject('/kefu/appChat?token=a&token=b')).body).toBe('<crm-kefu mode="visitor">')
  })

  it('show the console under every address of it', async () => {
    for (const url of ['/admin', '/admin/', '/admin/setting/pages/devise/0'])
      expect((await live.inject(url)).body).toContain('<crm-console ')
  })

  it('of the console name at once all that its first screen needs: the heaviest, and what runs before it is there', async () => {
    const named = async (url: string, cookie = '') => {
      const { body, headers } = await live.inject({ url, headers: { cookie } })
      expect(headers['cache-control']).toBe('no-cache')
      const [head] = body.split('</head>')
      return [...head!.matchAll(/<link rel="modulepreload" href="\/elements\/(?:chunks\/)?(.+)\.js" \/>/g)].map(([, name]) => name)
    }
    expect(await named('/admin/login?from=x')).toEqual(['heavy', 'crm-console', 'early', 'door', 'sign-in', 'app'])
    expect(await named('/admin', 'uuid=1; token=abc')).toEqual(['heavy', 'crm-console', 'early', 'door', 'shell', 'app'])
    expect(await named('/admin/mobile_upload?token=abc')).toEqual(['heavy', 'crm-console', 'early', 'door', 'app'])
    const [stranger, known] = await Promise.all(['', 'token=abc'].map((cookie) => live.inject({ url: '/admin', headers: { cookie } })))
    expect(stranger!.headers['etag']).not.toBe(known!.headers['etag'])
  })

  it('of the console name the files of the newest build, and none when there is no build', async () => {
    const manifest = join(root, 'dist/.vite/manifest.json')
    writeFileSync(manifest, '{"elements/crm-console.ts":{"file":"chunks/door.js"}}')
    expect((await live.inject('/admin')).body).toMatch(/modulepreload" href="\/elements\/chunks\/door\.js"/)
    rmSync(manifest)
    expect((await live.inject('/admin')).body).toBe(files['demo/console/index.html'])
  })

  it('are strict about what runs', async () => {
    const policy = String((await live.inject('/admin')).headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'/)
    expect(policy).not.toMatch(/unsafe/)
  })

  it('let films into the bucket that is set up, and nowhere else', async () => {
    const connects = async () => /connect-src ([^;]*)/.exec(String((await live.inject('/admin')).headers['content-security-policy']))![1]
    expect(await connects()).toBe(`'self' ws: wss:`)
    vi.stubEnv('CRM_US3_BUCKET', 'shop')
    vi.stubEnv('CRM_US3_PUBLIC_KEY', 'public')
    vi.stubEnv('CRM_US3_PRIVATE_KEY', 'private')
    expect(await connects()).toBe(`'self' ws: wss: https://shop.cn-bj.ufileos.com`)
    vi.unstubAllEnvs()
  })

  it('show no demo in production', async () => {
    expect((await live.inject('/')).headers['location']).toBe('/admin')
    for (const url of ['/support', '/legacy-admin']) expect((await live.inject(url)).statusCode).toBe(404)
  })
})

it('shows the console where the setting says', async () => {
  process.env['CRM_PREFIX'] = '/back-office/'
  const elsewhere = await buildApp({ database: {}, files: root, pages: { root, demo: false } }).finally(
    () => delete process.env['CRM_PREFIX'],
  )
  const page = await elsewhere.inject('/back-office/product/list')
  expect([page.statusCode, page.body.includes('route-prefix="/back-office"')]).toEqual([200, true])
  expect((await elsewhere.inject('/')).headers.location).toBe('/back-office')
  expect((await elsewhere.inject('/admin')).statusCode).toBe(404)
  await elsewhere.close()
  process.env['CRM_PREFIX'] = 'no path'
  await expect(buildApp({ database: {}, files: root, pages: { root, demo: false } })).rejects.toThrow('CRM_PREFIX')
  delete process.env['CRM_PREFIX']
})
