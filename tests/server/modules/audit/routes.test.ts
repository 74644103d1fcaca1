import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ChainCheck, OperationRow, RowChange } from '#src/api/operation-log.ts'
import { addAccount, grantRole } from '#src/server/access/accounts.ts'
import { actAsJob } from '#src/server/database/actor.ts'
import { row, rows } from '#src/server/db.ts'
import { seal } from '#src/server/modules/audit/chain.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

const ask = async <Data>(who: SignedIn, url: string) => {
  const reply = await held.app.inject({ method: 'GET', url: `/adminapi/system/log${url}`, headers: who.headers })
  return reply.json<{ status: number; data: Data }>()
}
type Entries = { list: OperationRow[]; count: number }

async function addRole(who: SignedIn, name: string): Promise<void> {
  const { id } = (await row<{ id: number }>(held.app.db, sql`insert into roles (name) values (${name}) returning id`))!
  const payload = { account: `p${id}`, real_name: name, pwd: 'secret-1', conf_pwd: 'secret-1', roles: [id], status: 1 }
  await held.app.inject({ method: 'POST', url: '/adminapi/setting/admin', headers: who.headers, payload })
  const made = await row<{ id: number }>(held.app.db, sql`select id from accounts where account = ${`p${id}`}`)
  await held.app.inject({ method: 'PUT', url: `/adminapi/setting/set_status/${made!.id}/0`, headers: who.headers })
}

it('lists who did what, newest first, and opens a line to before and after', async () => {
  const admin = await signedIn(held.app)
  await addRole(admin, '王五')
  const { data } = await ask<Entries>(admin, '?page=1&limit=5')
  const entry = data.list.find(({ path }) => path === 'setting/admin')!
  expect(entry).toMatchObject({ admin_id: admin.id, verb: 'POST', ip: '127.0.0.1', changes: 2 })
  expect(data.list.find(({ verb }) => verb === 'PUT')).toMatchObject({ path: 'setting/set_status/<id>/<status>', page: '管理员列表' })
  expect(data.list.map(({ id }) => Number(id))).toEqual(data.list.map(({ id }) => Number(id)).sort((a, b) => b - a))
  const opened = await ask<{ changes: RowChange[]; count: number }>(admin, `/${entry.id}/changes`)
  expect(opened.data.changes.map(({ source, deed }) => [source, deed])).toEqual([
    ['accounts', 'insert'],
    ['account_roles', 'insert'],
  ])
  expect(opened.data.changes[0]!.after).toMatchObject({ real_name: '王五', password: '•••' })
  expect((await ask(admin, '/999999999/changes')).status).toBe(400)
})

it('is narrowed by person, path, address, page and date', async () => {
  const [one, two] = [await signedIn(held.app), await signedIn(held.app)]
  await addRole(one, 'of one')
  await addRole(two, 'of two')
  const found = async (query: string) => (await ask<Entries>(one, query)).data
  expect((await found(`?page=1&admin_id=${one.id}`)).list.map(({ admin_id: id }) => id)).toEqual([one.id, one.id])
  expect((await found('?page=1&path=setting/adm')).count).toBeGreaterThanOrEqual(2)
  expect((await found('?page=1&path=no/such')).count).toBe(0)
  expect((await found('?page=1&path=SETTING/adm')).count).toBe((await found('?page=1&path=setting/adm')).count)
  expect((await found('?page=1&ip=10.9.')).count).toBe(0)
  expect((await found('?page=1&ip=127.0')).count).toBe((await found('?page=1&ip=127.0.0.1')).count)
  expect((await found('?page=1&pages=%E7%AE%A1%E7%90%86%E5%91%98')).count).toBeGreaterThanOrEqual(2)
  const all = (await found('?page=1')).count
  expect((await found('?page=1&data=today')).count).toBe(all)
  expect((await found('?page=1&data=yesterday')).count).toBe(0)
  expect((await found('?page=1&data=2020/01/01-2020/12/31')).count).toBe(0)
  expect((await found('?page=1&data=2020/01/01-2199/12/31')).count).toBe(all)
})

it('tells of buyers what lists tell, and no more of how they are reached and paid', async () => {
  const admin = await signedIn(held.app)
  const payload = { real_name: '隐私', phone: '13766665555', card_id: '11010119900307213X', addres: '江苏省 苏州市 人民路 9 号' }
  const { headers } = admin
  expect((await held.app.inject({ method: 'POST', url: '/adminapi/user/user', headers, payload })).json()).toMatchObject({ status: 200 })
  const { uid } = (await row<{ uid: number }>(held.app.db, sql`select uid from shop_users where phone = '13766665555'`))!
  const url = `/adminapi/user/user/${uid}`
  await held.app.inject({ method: 'PUT', url, headers, payload: { ...payload, phone: '13766664444' } })
  await actAsJob('extract', () =>
    held.app.db.execute(
      sql`insert into shop_extracts (uid, extract_type, bank_code, extract_price) values (${uid}, 'bank', '6222020200112233', 1)`,
    ),
  )
  const changes: RowChange[] = []
  for (const { id } of (await ask<Entries>(admin, '?page=1&limit=10')).data.list)
    changes.push(...((await ask<{ changes: RowChange[] } | undefined>(admin, `/${id}/changes`)).data?.changes ?? []))
  const [changed] = changes.filter(({ source, deed }) => source === 'shop_users' && deed === 'update')
  expect(changed).toBeDefined()
  expect(changes.filter(({ source }) => source === 'shop_extracts')).toMatchObject([{ after: { bank_code: '622****2233' } }])
  expect(changes.find(({ before }) => before?.['phone'])).toMatchObject({
    before: { phone: '137****5555' },
    after: { phone: '137****4444' },
  })
  expect(JSON.stringify(changes)).not.toMatch(/1376666|19900307|人民路|0200112233/)
})

it('names jobs, and everybody who can be asked for', async () => {
  const admin = await signedIn(held.app)
  await actAsJob('file_leftovers', () => held.app.db.execute(sql`insert into roles (name) values ('j')`))
  const [entry] = (await ask<Entries>(admin, '?page=1&limit=1')).data.list
  expect(entry).toMatchObject({ admin_id: 0, admin_name: '系统任务', path: 'file_leftovers', page: '未知' })
  const { info } = (await ask<{ info: { id: number; real_name: string }[] }>(admin, '/search_admin')).data
  expect(info.map(({ id }) => id)).toContain(admin.id)
})

it('records a sign-in as done by whoever was let in', async () => {
  const { app } = held
  await addAccount(app.db, { account: 'signer', password: 'secret-1', name: '小签', level: 0 })
  await app.inject({ method: 'POST', url: '/adminapi/login', payload: { account: 'signer', pwd: 'secret-1' } })
  const [entry] = (await ask<Entries>(await signedIn(app), '?page=1&limit=1&path=login')).data.list
  expect(entry).toMatchObject({ admin_name: '小签', path: 'login', verb: 'POST', ip: '127.0.0.1' })
  expect(entry!.admin_id).toBeGreaterThan(0)
})

it('is for holders of its key alone', async () => {
  const holder = await signedIn(held.app, ['system-maintain-system-log'])
  const other = await signedIn(held.app, ['admin-index-index'])
  for (const url of ['', '/search_admin', '/1/changes', '/verify']) {
    expect((await ask(other, url)).status).toBe(110000)
    expect((await ask(holder, url)).status).not.toBe(110000)
  }
})

const check = async (who: SignedIn, after = 0) => (await ask<ChainCheck>(who, `/verify?after=${after}`)).data

async function past(statement: ReturnType<typeof sql>): Promise<void> {
  // as somebody would who owns the database
  await held.app.db.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`)
    await inner.execute(statement)
  })
}

it('seals what was written, and says where the chain breaks', async () => {
  const admin = await signedIn(held.app)
  await grantRole(held.app.db, admin.id, 'sealed', ['a', 'b', 'c'])
  const whole = await check(admin)
  expect(whole).toMatchObject({ broken: null, next: null, unsealed: 0 })
  expect(whole.checked).toBe(whole.total)
  expect(whole.total).toBe((await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from audit_calls`))!.count)
  expect(await check(admin, 3)).toMatchObject({ broken: null, checked: whole.total })

  const found = await rows<{ position: number; call_id: number }>(
    held.app.db,
    sql`select position, call_id from audit_seals order by position`,
  )
  const [, , third, fourth, fifth] = found as [unknown, unknown, (typeof found)[0], (typeof found)[0], (typeof found)[0]]
  await past(sql`update audit_calls set person = person + 1 where id = ${fourth.call_id}`)
  expect((await check(admin)).broken).toEqual({ position: 4, operation: fourth.call_id, reason: 'changed' })
  await past(sql`update audit_calls set person = person - 1 where id = ${fourth.call_id}`)
  expect((await check(admin)).broken).toBeNull()

  await past(sql`update audit_changes set after = after || '{"forged": 1}' where call_id = ${third.call_id}`)
  expect((await check(admin)).broken).toMatchObject({ position: 3, reason: 'changed' })
  await past(sql`update audit_changes set after = after - 'forged' where call_id = ${third.call_id}`)

  await past(sql`insert into audit_calls (kind, name) values ('admin', 'forged')`)
  expect(await check(admin)).toMatchObject({ broken: null, unsealed: 1 })
  await past(sql`delete from audit_calls where name = 'forged'`)
  await past(sql`delete from audit_calls where id = ${fifth.call_id}`)
  expect((await check(admin)).broken).toEqual({ position: 5, operation: fifth.call_id, reason: 'removed' })
})

it('goes on with the chain where it was, from several processes at once', async () => {
  const { db } = held.app
  await Promise.all(Array.from({ length: 40 }, (_, at) => db.execute(sql`insert into roles (name) values (${`r${at}`})`)))
  await Promise.all([seal(db), seal(db), seal(db)])
  await seal(db)
  const found = await row<{ all: number; last: number; waiting: number }>(
    db,
    sql`select count(*)::int as all, max(position)::int as last, (select count(*)::int from audit_waiting) as waiting from audit_seals`,
  )
  expect(found).toEqual({ all: found!.last, last: found!.last, waiting: 0 })
})
