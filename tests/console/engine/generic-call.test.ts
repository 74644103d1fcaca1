// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { sendGenericCall, type GenericCall } from '#src/console/engine/generic-call.ts'
import { connectionFor, type Connection } from '#src/stores/connection.ts'
import { freshBase } from '../../gate/stage.ts'

let connection: Connection
let sent: [string, string, unknown][]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.includes('capabilities')) return new Response('', { status: 404 })
    const { origin } = new URL(connection.base)
    sent.push([init.method ?? 'GET', address.replace(origin, ''), init.body ? (JSON.parse(String(init.body)) as unknown) : undefined])
    return Response.json({ status: 200, msg: '删除成功' })
  })
  connection = connectionFor({ baseUrl: `${freshBase()}/shop`, token: 'given' })
})

const remove = (call: Partial<GenericCall>) => sendGenericCall(connection, { url: 'product/product/12', method: 'DELETE', ...call })

it('sends url, method and ids below the server’s interface, and answers its sentence', async () => {
  expect(await remove({ ids: [1, 2] })).toBe('删除成功')
  await remove({ url: '/product/product/12', method: 'put' })
  await remove({ url: `${connection.base}/adminapi/product/5` })
  await remove({ url: 'order/list?type=1', method: 'GET', ids: ['a', 'b'] })
  await remove({ url: 'chat/1', kefu: true })
  expect(sent).toEqual([
    ['DELETE', '/shop/adminapi/product/product/12', { ids: [1, 2] }],
    ['PUT', '/shop/adminapi/product/product/12', {}],
    ['DELETE', '/shop/adminapi/product/5', {}],
    ['GET', '/shop/adminapi/order/list?type=1&ids%5B%5D=a&ids%5B%5D=b', undefined],
    ['DELETE', '/shop/kefuapi/chat/1', {}],
  ])
})

it.each([
  'https://elsewhere.test/adminapi/x',
  '//elsewhere.test/x',
  '/\\elsewhere.test/x',
  '../api/user',
  'product/../../api/user',
  'product/%2e%2e/%2e%2e/api',
  'product\\..\\..\\api',
  'x%2f..%2f..%2fapi',
  'javascript:alert(1)',
  'kefu#x',
])('never leaves it: %s', async (url) => {
  await expect(remove({ url })).rejects.toThrow(TypeError)
  expect(sent).toEqual([])
})

it('knows four methods', async () => {
  await expect(remove({ method: 'CONNECT' })).rejects.toThrow(TypeError)
})
