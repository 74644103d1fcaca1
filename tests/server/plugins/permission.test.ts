import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { signedIn, testApp } from '../database.ts'
import { roleNames, roles, whoMay } from '../../support/permission-matrix.ts'

const held = testApp()

const served = () =>
  held.app.statedRoutes
    .filter(({ method, url }) => method !== 'HEAD' && /^\/(adminapi|kefuapi|api)\//.test(url))
    .map(({ method, url }) => ({ method, url }))

/** Nothing has this id, so what is allowed finds nothing to change. */
const none = '99999999'

async function isAdmitted(method: string, url: string, headers: Record<string, string>): Promise<boolean> {
  const reply = await held.app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, none), headers })
  const { status } = reply.json<{ status: number }>()
  return ![401, 110000, 110003, 110005].includes(status)
}

it('has every call in a row of the matrix', () => {
  expect(served().flatMap(({ method, url }) => (whoMay(`${method} ${url}`) ? [] : [`${method} ${url}`]))).toEqual([])
})

const requested = (role: string, who: ReturnType<typeof whoMay>) => {
  if (who === 'open') return true
  if (who === 'agents' || role === 'nobody') return false
  return role === 'admin' || who === 'all' || (who?.includes(role) ?? false)
}

it.each([...roleNames, 'admin', 'nobody'])('%s may do what the matrix says, and nothing else', async (role) => {
  const wrong: string[] = []
  const signIn = async () => (role === 'nobody' ? {} : (await signedIn(held.app, role === 'admin' ? undefined : [...roles[role]!])).headers)
  const headers = await signIn()
  for (const { method, url } of served()) {
    // signing out ends the session that the next call needs, locking closes it
    const own = /\/(logout|lock)$/.test(url) ? await signIn() : headers
    const expected = requested(role, whoMay(`${method} ${url}`))
    if ((await isAdmitted(method, url, own)) !== expected) wrong.push(`${method} ${url} is ${expected ? 'refused' : 'admitted'}`)
  }
  expect(wrong).toEqual([])
})

it('asks for keys that can be handed out', async () => {
  const ruled = await rows<{ permission: string }>(held.app.db, sql`select permission from menus`)
  const known = new Set(ruled.map(({ permission }) => permission))
  const keyed = held.app.statedRoutes
    .map(({ permission }) => permission.split(' | '))
    .filter(([key]) => !['open', 'signed-in', 'agent'].includes(key!))
  const lost = keyed.filter((keys) => !keys.some((key) => known.has(key)))
  expect([...new Set(lost.flat())]).toEqual([])
})
