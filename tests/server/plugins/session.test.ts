import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'
import { roleNames, roles, whoMay } from '../../support/permission-matrix.ts'
import { digestOf, makeOthers, pathTo, type Others } from './others.ts'

const held = testApp()
let others: Others
beforeAll(async () => {
  others = await makeOthers(held.app)
})

const refusals = [401, 110000, 110003, 110005]
const isOfContract = (url: string) => /^\/(adminapi|kefuapi|api)\//.test(url)
const withNames = () => held.app.statedRoutes.filter(({ method, url }) => method !== 'HEAD' && isOfContract(url) && url.includes(':'))

async function ask(who: SignedIn | undefined, method: string, url: string, payload?: object) {
  const reply = await held.app.inject({ method: method as 'GET', url, headers: who?.headers ?? {}, ...(payload && { payload }) })
  return { ...reply.json<{ status: number; code?: string; data?: unknown }>(), text: reply.body }
}

it('has something that exists for every path that names one', () => {
  expect(withNames().flatMap(({ method, url }) => (pathTo(others, url) ? [] : [`${method} ${url}`]))).toEqual([])
})

// each of them asks hundreds of calls and looks at every table: `npm test` takes every twelfth, `npm run test:full` all
const tried = process.env['SWEEPS'] === 'whole' ? roleNames : roleNames.filter((_, at) => at % 12 === 0)

it.each([...tried, 'admin', 'nobody'])('%s gets and changes nothing of what a call is refused for', async (role) => {
  const who = role === 'nobody' ? undefined : await signedIn(held.app, role === 'admin' ? undefined : [...roles[role]!])
  const before = await digestOf(held.app)
  const mayCall = (line: string) => {
    const allowed = whoMay(line)
    if (allowed === 'open') return true
    if (allowed === 'agents' || role === 'nobody') return false
    return role === 'admin' || allowed === 'all' || (allowed?.includes(role) ?? false)
  }
  const wrong: string[] = []
  for (const { method, url } of withNames()) {
    if (mayCall(`${method} ${url}`)) continue
    const { status, data, text } = await ask(who, method, pathTo(others, url)!)
    const isEmpty = data === undefined || (Array.isArray(data) && !data.length)
    if (!refusals.includes(status) || !isEmpty || /别人的|secret/.test(text)) wrong.push(`${method} ${url}: ${text}`)
  }
  expect(wrong).toEqual([])
  expect(await digestOf(held.app)).toEqual(before)
})

/** Calls of somebody who has their key, and may yet not have what they name; what they are told. */
const guarded: readonly [string, string, string, object][] = [
  ['nothing', 'GET', '/adminapi/setting/preferences/:name', { status: 200, data: { value: null, version: 0 } }],
  ['nothing', 'GET', '/adminapi/setting/form_drafts/:name', { status: 200 }],
  ['nothing', 'DELETE', '/adminapi/setting/form_drafts/:name', { status: 200 }],
  ['librarian', 'GET', '/adminapi/file/uploads/:id', { status: 400 }],
  ['librarian', 'PUT', '/adminapi/file/uploads/:id', { status: 400 }],
  ['librarian', 'GET', '/adminapi/file/scan_upload/image/:scan_token', { status: 400, code: '410086' }],
  ['librarian', 'DELETE', '/adminapi/file/uploads/:id', { status: expect.any(Number) }],
  ['librarian', 'DELETE', '/adminapi/file/scan_upload/qrcode', { status: 200 }],
  ['weightImporter', 'POST', '/api/product/undoWeightRangeImport/:id', { status: 400, code: 'IMPORT_GONE' }],
  ['productImporter', 'POST', '/adminapi/product/import/undo/:id', { status: 400, code: 'IMPORT_GONE' }],
  ['masterDataImporter', 'POST', '/api/basic/dictionary/undoImport/:id', { status: 400, code: 'IMPORT_GONE' }],
  ['masterDataImporter', 'POST', '/api/basic/warehouse/undoImport/:id', { status: 400, code: 'IMPORT_GONE' }],
  ['masterDataImporter', 'POST', '/api/basic/unit/undoImport/:id', { status: 400, code: 'IMPORT_GONE' }],
  ['masterDataImporter', 'POST', '/api/basic/taxRate/undoImport/:id', { status: 400, code: 'IMPORT_GONE' }],
  ['staffLead', 'GET', '/adminapi/setting/admin/:id/edit', { status: 400, code: '400594' }],
  ['staffLead', 'DELETE', '/adminapi/setting/admin/:id', { status: 400, code: '400594' }],
  ['staffLead', 'PUT', '/adminapi/setting/set_status/:id/:status', { status: 400, code: '400594' }],
  ['roleLead', 'GET', '/adminapi/setting/role/:id/edit', { status: 400, code: '400199' }],
  ['roleLead', 'PUT', '/adminapi/setting/role/set_status/:id/:status', { status: 400, code: '400199' }],
  ['roleLead', 'DELETE', '/adminapi/setting/role/:id', { status: 400 }],
  ['ruleLead', 'PUT', '/adminapi/setting/menus/show/:id', { status: 400, code: 'menu_beyond' }],
  ['ruleLead', 'DELETE', '/adminapi/setting/menus/:id', { status: 400, code: 'menu_beyond' }],
  ['organiser', 'DELETE', '/adminapi/setting/structure/:id/members/:account', { status: 400, code: 'DEPARTMENT_NOBODY' }],
]

describe('with the key, and without the right to what is named', () => {
  it.each(guarded)('%s: %s %s', async (role, method, url, told) => {
    const who = await signedIn(held.app, [...roles[role]!])
    const before = await digestOf(held.app)
    const { text, ...reply } = await ask(who, method, pathTo(others, url)!)
    expect(reply).toMatchObject(told)
    expect(text).not.toMatch(/别人的|secret/)
    expect(await digestOf(held.app)).toEqual(before)
  })

  it('writes of a person go to what is their own', async () => {
    const who = await signedIn(held.app, [])
    for (const [url, payload] of [
      ['/adminapi/setting/preferences/others', { value: { mine: 1 }, version: 0 }],
      ['/adminapi/setting/form_drafts/others', { draft: { mine: 1 } }],
    ] as const)
      await ask(who, 'PUT', url, payload)
    const kept = await rows<{ value: object }>(
      held.app.db,
      sql`select value from preferences where account_id = ${others.boss}
      union all select draft::json from form_drafts where account_id = ${others.boss}`,
    )
    expect(kept).toEqual([{ value: { secret: 1 } }, { value: { secret: 1 } }])
  })

  it('an answer that is remembered under a key is told to nobody else', async () => {
    const [first, other] = [await signedIn(held.app), await signedIn(held.app, [])]
    const url = '/adminapi/setting/menus'
    const payload = { menu_name: '帮助', menu_path: '/help', auth_type: 1, is_show: 1 }
    const send = (who: SignedIn) =>
      held.app.inject({ method: 'POST', url, headers: { ...who.headers, 'idempotency-key': 'same' }, payload })
    expect((await send(first)).json().status).toBe(200)
    expect((await send(other)).json().status).toBe(110000)
  })
})
