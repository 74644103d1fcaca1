import type { lookup } from 'node:dns'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchOnto, WebFailure, type FetchOptions } from '#src/server/modules/files/web/fetch.ts'
import { isPublicAddress } from '#src/server/modules/files/web/public-address.ts'

describe('of the addresses there are', () => {
  it.each(['1.1.1.1', '93.184.216.34', '114.114.114.114', '223.255.255.1', '2606:4700:4700::1111', '2400:3200::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '100.100.100.200',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.168.1.1', '192.0.0.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', 'fe80::1'],
    ...['fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::', '3fff::1', 'fec0::1', 'localhost', ''],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('fetching', () => {
  let web: Server
  let port: number
  let folder: string
  const asked: string[] = []
  const picture = Buffer.alloc(50_000, 'p')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crm-web-'))
    web = createServer((request, reply) => {
      asked.push(`${request.headers.host} ${request.url}`)
      const [, what = '', rest = ''] = (request.url ?? '').split('/')
      const redirect = (location: string) => reply.writeHead(302, { location }).end('elsewhere')
      if (what === 'picture') reply.end(picture)
      else if (what === 'unknown-length') reply.write(picture, () => reply.end(picture))
      else if (what === 'to') redirect(decodeURIComponent(rest))
      else if (what === 'again') redirect(Number(rest) > 1 ? `/again/${Number(rest) - 1}` : '/picture')
      else if (what === 'slow') reply.write('x')
      else if (what === 'broken') reply.writeHead(200, { 'content-length': 99_999 }).write('x', () => reply.destroy())
      else reply.writeHead(404).end('none')
    })
    await new Promise<void>((done) => web.listen(0, '127.0.0.1', done))
    port = (web.address() as AddressInfo).port
  })
  afterAll(() => {
    web.closeAllConnections()
    web.close()
    rmSync(folder, { recursive: true })
  })

  const hosts: Record<string, string[]> = {
    'good.test': ['127.0.0.1'],
    'inner.test': ['10.0.0.5'],
    'both.test': ['127.0.0.1', '10.0.0.5'],
  }
  const resolved: string[] = []
  const resolve = ((host: string, _: unknown, done: (error: Error | null, found: { address: string; family: number }[]) => void) => {
    resolved.push(host)
    const found = hosts[host]?.map((address) => ({ address, family: 4 }))
    done(found ? null : Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), found ?? [])
  }) as unknown as typeof lookup
  // the stand-in for the public internet
  const isAllowed = (address: string) => address === '127.0.0.1'

  const fetched = async (path: string, options: Partial<FetchOptions> = {}, host = 'good.test') => {
    const target = join(folder, 'fetched')
    rmSync(target, { force: true })
    const address = path.includes('://') ? path : `http://${host}:${port}/${path}`
    try {
      await fetchOnto(target, address, { limit: 200_000, resolve, isAllowed, ...options })
      return readFileSync(target).length
    } catch (error) {
      expect(existsSync(target)).toBe(false)
      if (!(error instanceof WebFailure)) throw error
      return error.fault
    }
  }

  it('takes what an address answers, after up to five redirects', async () => {
    expect(await fetched('picture')).toBe(50_000)
    expect(await fetched('again/5')).toBe(50_000)
    expect(await fetched('again/6')).toBe('web_redirects')
  })

  it('asks for each name once, and goes to the address that it was told', async () => {
    resolved.length = 0
    expect(await fetched('to/%2Fpicture')).toBe(50_000)
    expect(resolved).toEqual(['good.test', 'good.test'])
    expect(asked.at(-1)).toBe(`good.test:${port} /picture`)
  })

  it.each([
    ['a name inside of the network', 'http://inner.test/x.jpg', 'web_private'],
    ['a name that is inside as well', 'http://both.test/x.jpg', 'web_private'],
    ['a number inside', 'http://10.0.0.5/x.jpg', 'web_private'],
    ['a number written in another way', 'http://0xa000005/x.jpg', 'web_private'],
    ['a number without dots', 'http://167772165/x.jpg', 'web_private'],
    ['loopback of IPv6', 'http://[::1]/x.jpg', 'web_private'],
    ['IPv4 within IPv6', 'http://[::ffff:10.0.0.5]/x.jpg', 'web_private'],
    ['a name that is not known', 'http://none.test/x.jpg', 'web_unreachable'],
    ['another protocol', 'ftp://good.test/x.jpg', 'web_address'],
    ['a file', 'file:///etc/passwd', 'web_address'],
    ['a password', 'http://a:b@good.test/x.jpg', 'web_address'],
    ['no address', 'good.test', 'web_address'],
    ['PHP', 'http://good.test/x.php', 'web_php'],
    ['PHP in disguise', 'http://good.test/x%2ePHP/y.jpg', 'web_php'],
  ])('refuses %s', async (_, address, fault) => expect(await fetched(address.includes('://') ? address : `x://${address}`)).toBe(fault))

  it.each(['http://inner.test/', 'http://10.0.0.5/', 'http://[::1]/', 'file:///etc/passwd', 'http://good.test/x.php', '//a:b@good.test/x'])(
    'refuses %s also behind a redirect',
    async (address) => {
      expect(await fetched(`to/${encodeURIComponent(address)}`)).toMatch(/^web_(private|address|php)$/)
    },
  )

  it('refuses what is too large, too slow, broken off or not there', async () => {
    expect(await fetched('picture', { limit: 49_999 })).toBe('file_size')
    expect(await fetched('unknown-length', { limit: 60_000 })).toBe('file_size')
    expect(await fetched('slow', { timeout: 150 })).toBe('web_timeout')
    expect(await fetched('broken')).toBe('web_unreachable')
    expect(await fetched('none')).toBe('web_status')
    expect(readdirSync(folder)).toEqual([])
  })

  it('never goes inside without being told otherwise', async () => {
    asked.length = 0
    const target = join(folder, 'own')
    await expect(fetchOnto(target, `http://127.0.0.1:${port}/picture`, { limit: 1_000 })).rejects.toMatchObject({ fault: 'web_private' })
    await expect(fetchOnto(target, `http://localhost:${port}/picture`, { limit: 1_000 })).rejects.toMatchObject({ fault: 'web_private' })
    expect(asked).toEqual([])
  })
})
