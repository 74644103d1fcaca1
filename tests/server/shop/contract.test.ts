import { beforeAll, expect, it } from 'vitest'
import { isShopWrite } from '#src/server/shop/contract.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp()
let headers: Record<string, string>
beforeAll(async () => {
  headers = (await signedIn(held.app)).headers
})

const sides = /^\/(adminapi|kefuapi|api)\//
const writes = () =>
  held.app.statedRoutes.filter(({ method, url }) => ['POST', 'PUT', 'DELETE'].includes(method) && sides.test(url) && !/logout/.test(url))
const extra = 'a_field_of_another_client'

/** The fields that a call is refused for when it brings nothing but one that no schema names. */
async function refusedFor(method: string, url: string): Promise<string[]> {
  const path = url.replaceAll(/:\w+/g, '99999999')
  const reply = await held.app.inject({ method: method as 'POST', url: path, headers, payload: { [extra]: 1 } })
  return Object.keys(reply.json<{ errors?: object }>().errors ?? {})
}

it('ignores, in every write that the shop has too, a field that it does not know', async () => {
  const calls = writes().filter(({ method, url }) => isShopWrite(method, url))
  expect(calls.length).toBeGreaterThan(30)
  const refusing: string[] = []
  for (const { method, url } of calls) if ((await refusedFor(method, url)).includes(extra)) refusing.push(`${method} ${url}`)
  expect(refusing).toEqual([])
})

it.each([
  ['POST', '/adminapi/file/destroy'],
  ['PUT', '/adminapi/file/details/:id'],
  ['POST', '/adminapi/setting/structure'],
  ['POST', '/api/product/addWeightRange'],
  ['POST', '/adminapi/diy/duplicate/:id'],
])('refuses it in a write of our own: %s %s', async (method, url) => {
  expect(isShopWrite(method, url)).toBe(false)
  expect(await refusedFor(method, url)).toContain(extra)
})

it('still looks at the fields that it knows, and keeps the others out', async () => {
  const save = async (payload: object) =>
    (await held.app.inject({ method: 'POST', url: '/adminapi/file/category', headers, payload })).json<{
      status: number
      errors?: object
    }>()
  expect(Object.keys((await save({ name: 'x', pid: 'many', [extra]: 1 })).errors ?? {})).toEqual(['pid'])
  expect((await save({ name: '海报', pid: 0, [extra]: '1' })).status).toBe(200)
})
