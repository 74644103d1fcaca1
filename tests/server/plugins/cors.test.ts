import { describe, expect, it } from 'vitest'
import { testApp } from '../database.ts'

const held = testApp({ origins: ['https://shop.example', 'http://localhost:*'] })

const ask = (url: string, origin: string, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') =>
  held.app.inject({
    method,
    url,
    headers: {
      origin,
      ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' }),
    },
  })
const granted = (reply: { headers: object }) => Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))

describe('a page of a listed origin', () => {
  it.each(['https://shop.example', 'http://localhost:8080'])('may call, with the headers of every kind of client (%s)', async (origin) => {
    const reply = await ask('/adminapi/login', origin, 'OPTIONS')
    expect([reply.statusCode, reply.body]).toEqual([200, 'ok'])
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-private-network': 'true',
    })
    expect(reply.headers['access-control-allow-headers']).toMatch(/Authori-zation, Authorization, .*Cb-lang.*token/)
  })

  it('sees failures too', async () => {
    const reply = await ask('/adminapi/none', 'https://shop.example')
    expect(reply.headers['access-control-allow-origin']).toBe('https://shop.example')
  })
})

describe('a page of another origin', () => {
  const calls = [
    ['/adminapi/login', 'OPTIONS'],
    ['/adminapi/login', 'POST'],
    ['/adminapi/capabilities', 'GET'],
    ['/adminapi/login/info', 'GET'],
    ['/adminapi/none', 'GET'],
    ['/kefuapi/login', 'POST'],
    ['/api/admin/login', 'POST'],
    ['/api/navigation', 'OPTIONS'],
  ] as const

  it.each(calls)('hears nothing of %s %s', async (url, method) => {
    for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'http://localhost.evil.example', 'null']) {
      const reply = await ask(url, origin, method)
      expect(granted(reply), origin).toEqual([])
      expect(reply.headers['vary']).toBe('Origin')
    }
  })

  it.each(['/api/navigation', '/uploads/none.png', '/brand/wide.svg'])('may read what is public, as nobody: %s', async (url) => {
    const reply = await ask(url, 'https://evil.example')
    expect(reply.headers['access-control-allow-origin']).toBe('*')
    expect(granted(reply)).toEqual(['access-control-allow-origin'])
  })
})
