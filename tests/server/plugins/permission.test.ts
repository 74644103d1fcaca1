import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { mayCall } from '#src/server/access/may-call.ts'
import type { StatedRoute as Stated } from '#src/server/plugins/permission.ts'
import { signedIn, testApp } from '../database.ts'
import { roleNames, roles, whoMay } from '../../support/permission-matrix.ts'

const held = testApp()
/** What a storefront has in the place of a session. */
const shopKey = 'a key of the storefront'
beforeAll(() => {
  process.env['CRM_SHOP_KEY'] = shopKey
})
afterAll(() => {
  delete process.env['CRM_SHOP_KEY']
})

const served = () => held.app.statedRoutes.filter(({ method, url }) => method !== 'HEAD' && /^\/(adminapi|kefuapi|api)\//.test(url))

/** Nothing has this id, so what is allowed finds nothing to change. */
const none = '99999999'

async function isAdmitted(method: string, url: string, headers: Record<string, string>): Promise<boolean> {
  const reply = await held.app.inject({
    ...{ method: method as 'GET', url: url.replace(/:\w+/g, none), headers: { ...headers, 'x-shop-key': shopKey } },
  })
  // a file is sent to who is admitted alone
  if (!/json/.test(String(reply.headers['content-type']))) return reply.statusCode < 400
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

const people = [...roleNames, 'admin']
const general = ['open', 'agent']
const keysOf = (role: string) => new Set(roles[role])

it.each(people)('%s may do what the matrix says, and nothing else', (role) => {
  const person = { level: role === 'admin' ? 0 : 1, permissions: keysOf(role) }
  const isAdmittedTo = ({ permission, requirement }: Stated) =>
    permission === 'open' || (!general.includes(permission) && mayCall(requirement, person))
  const wrong = served().filter((route) => isAdmittedTo(route) !== requested(role, whoMay(`${route.method} ${route.url}`)))
  expect(wrong.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})

/** Of those who are refused, who has one of the keys; else another one for each call. */
function refusedFrom({ method, url, requirement }: Stated, index: number): string | undefined {
  const refused = people.filter((role) => !requested(role, whoMay(`${method} ${url}`)))
  return refused.find((role) => requirement.keys.some((key) => keysOf(role).has(key))) ?? refused[index % refused.length]
}

it('asks so of everybody who calls: a stranger, somebody without the keys, somebody with them', async () => {
  const sessions = new Map<string, Record<string, string>>([['nobody', {}]])
  const signIn = async (role: string) => (await signedIn(held.app, role === 'admin' ? undefined : [...roles[role]!])).headers
  const headersOf = async (role: string, url: string) => {
    // signing out ends the session that the next call needs, locking closes it
    if (role !== 'nobody' && (/\/(logout|lock)$/.test(url) || !sessions.has(role))) sessions.set(role, await signIn(role))
    const headers = sessions.get(role)!
    if (/\/(logout|lock)$/.test(url)) sessions.delete(role)
    return headers
  }
  const wrong: string[] = []
  for (const [index, route] of served().entries()) {
    const { method, url } = route
    const who = whoMay(`${method} ${url}`)
    const admitted = people.find((role) => requested(role, who))
    for (const role of ['nobody', refusedFrom(route, index), admitted]) {
      if (role === undefined) continue
      const expected = requested(role, who)
      if ((await isAdmitted(method, url, await headersOf(role, url))) !== expected)
        wrong.push(`${method} ${url} is ${expected ? 'refused to' : 'open to'} ${role}`)
    }
    if (/\/(logout|lock)$/.test(url)) sessions.set('nobody', {})
  }
  expect(wrong).toEqual([])
}, 300_000)

it('asks for keys that can be handed out', async () => {
  const ruled = await rows<{ permission: string }>(held.app.db, sql`select permission from menus`)
  const known = new Set(ruled.map(({ permission }) => permission))
  const keyed = held.app.statedRoutes
    .map(({ permission }) => permission.split(' | '))
    .filter(([key]) => !['open', 'signed-in', 'agent'].includes(key!))
  const lost = keyed.filter((keys) => !keys.some((key) => known.has(key)))
  expect([...new Set(lost.flat())]).toEqual([])
})
