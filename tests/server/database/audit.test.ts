import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { actAs, actAsJob } from '#src/server/database/actor.ts'
import { unaudited } from '#src/server/database/audit.ts'
import { row, rows, transaction } from '#src/server/db.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp()

interface Change {
  source: string
  row_key: string
  deed: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  kind: string
  person: number
  path: string
}

const last = (source: string) =>
  rows<Change>(
    held.app.db,
    sql`select x.source, x.row_key, x.deed, x.before, x.after, c.kind, c.person, c.path from audit_changes x join audit_calls c on c.id = x.call_id
      where x.source = ${source} and x.call_id = (select max(call_id) from audit_changes where source = ${source}) order by x.id`,
  )

it('records every table of the database, but those that have a reason', async () => {
  const tables = await rows<{ name: string; stored: string[] | null }>(
    held.app.db,
    sql`select c.relname as name, (select array_agg(t.tgname::text order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'audit_%') as stored
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace`,
  )
  const names = tables.map(({ name }) => name)
  expect(Object.keys(unaudited).filter((name) => !names.includes(name))).toEqual([])
  for (const { name, stored } of tables)
    expect(stored, name).toEqual(name in unaudited ? null : ['audit_delete', 'audit_insert', 'audit_update'])
})

it('keeps what was there before and after, and of an update only what differs', async () => {
  const { db } = held.app
  const { id } = (await row<{ id: number }>(db, sql`insert into roles (name) values ('packers') returning id`))!
  expect(await last('roles')).toMatchObject([
    { deed: 'insert', row_key: String(id), before: null, after: { id, name: 'packers', is_disabled: false } },
  ])
  await db.execute(sql`update roles set name = 'pickers', is_disabled = false where id = ${id}`)
  expect(await last('roles')).toMatchObject([{ deed: 'update', before: { name: 'packers' }, after: { name: 'pickers' } }])
  const [{ after }] = (await last('roles')) as [Change]
  expect(Object.keys(after!)).toEqual(['name'])
  const before = await row<{ count: number }>(db, sql`select count(*)::int as count from audit_calls`)
  await db.execute(sql`update roles set name = 'pickers' where id = ${id}`)
  expect(await row(db, sql`select count(*)::int as count from audit_calls`)).toEqual(before)
  await db.execute(sql`insert into role_permissions (role_id, permission) values (${id}, 'a'), (${id}, 'b')`)
  await db.execute(sql`delete from roles where id = ${id}`)
  expect(await last('roles')).toMatchObject([{ deed: 'delete', before: { name: 'pickers' }, after: null }])
  // what goes with it
  expect((await last('role_permissions')).map(({ deed, row_key }) => [deed, row_key])).toEqual([
    ['delete', `${id},a`],
    ['delete', `${id},b`],
  ])
})

it('keeps no code that is sold, neither where it lies nor in the order that it was sold with', async () => {
  const { db } = held.app
  const seen = async (source: string) => JSON.stringify(await last(source))
  await db.execute(sql`with c as (insert into categories (cate_name) values ('卡密') returning id),
    p as (insert into products (cate_id, image, store_name, price) select id, '', '点卡', 10 from c returning id)
    insert into product_skus (product_id, suk, code, price, disk_info) select id, '', 'card', 10, 'LINK-9' from p`)
  expect(await seen('product_skus')).not.toContain('LINK-9')
  await db.execute(sql`insert into product_cards (sku_id, key, value) select id, 'KEY-1', 'CODE-1' from product_skus where code = 'card'`)
  expect(await seen('product_cards')).not.toMatch(/KEY-1|CODE-1/)
  await db.execute(sql`update product_cards set value = 'CODE-2'`)
  expect(await seen('product_cards')).toContain('•••')
  expect(await seen('product_cards')).not.toMatch(/CODE/)
  await db.execute(sql`insert into shop_users (nickname) values ('买卡')`)
  await db.execute(sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price, virtual_info, fictitious_content)
    select 'card', uid, 1, 10, 10, 'KEY-1 CODE-2', 'KEY-1 CODE-2' from shop_users where nickname = '买卡'`)
  await db.execute(sql`update shop_orders set virtual_info = 'KEY-3 CODE-3' where order_id = 'card'`)
  expect(await seen('shop_orders')).not.toMatch(/KEY-|CODE-/)
  await db.execute(sql`with b as (insert into member_card_batches (title, use_day, total_num) values ('会员卡', 30, 1) returning id)
    insert into member_cards (card_batch_id, card_number, card_password) select id, 'CR1', 'PASS-1' from b`)
  expect(await seen('member_cards')).not.toContain('PASS-1')
})

it('never shows secrets, and says that they changed', async () => {
  const { db } = held.app
  await db.execute(sql`insert into accounts (account, password, real_name) values ('mi', 'scrypt-of-it', '米')`)
  expect(await last('accounts')).toMatchObject([{ after: { account: 'mi', password: '•••' } }])
  await db.execute(sql`update accounts set password = 'another' where account = 'mi'`)
  expect(await last('accounts')).toMatchObject([{ before: { password: '•••' }, after: { password: '•••' } }])
  await db.execute(sql`insert into settings (name, value) values ('pay_weixin_key', '"abc"'), ('site', '"shop"')`)
  expect((await last('settings')).map(({ after }) => after!['value'])).toEqual(['•••', '"shop"'])
  const all = await rows<{ text: string }>(db, sql`select concat(before::text, after::text) as text from audit_changes`)
  expect(all.map(({ text }) => text).join(' ')).not.toMatch(/scrypt-of-it|another|abc/)
})

it('keeps of a long value its size, hash and beginning', async () => {
  await held.app.db.execute(
    sql`insert into page_templates (scope, name, version, content, admin_id) values ('page', 'long', 'v', to_json(repeat('ab', 5000)), 1)`,
  )
  const [{ after }] = (await last('page_templates')) as [Change]
  expect(after!['content']).toMatchObject({
    length: 10_002,
    start: expect.stringMatching(/^"abab/),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

it('takes what does not fit jsonb', async () => {
  await held.app.db.execute(
    sql`insert into page_templates (scope, name, version, content, admin_id) values ('page', 'nul', 'v', '"a\\u0000b"', 1)`,
  )
  expect((await last('page_templates'))[0]!.after!['content']).toBe('"a\\u0000b"')
})

it('puts what one transaction did into one line, and forgets what was rolled back', async () => {
  const { db } = held.app
  await transaction(db, async (inner) => {
    await inner.execute(sql`insert into roles (name) values ('one')`)
    await inner.execute(sql`insert into roles (name) values ('two')`)
  })
  expect(await last('roles')).toHaveLength(2)
  const undone = transaction(db, async (inner) => {
    await inner.execute(sql`insert into roles (name) values ('three')`)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect((await last('roles')).map(({ after }) => after!['name'])).toEqual(['one', 'two'])
})

it('knows who wrote, also when many write at once over the same connections', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(held.app)))
  const named = await Promise.all(
    people.map(async ({ id, headers }, at) => {
      const payload = { account: `by${id}`, real_name: `of ${id}`, pwd: 'secret-1', conf_pwd: 'secret-1', roles: [1], status: 1 }
      await held.app.db.execute(sql`insert into roles (id, name) values (${9000 + at}, 'x')`)
      return held.app.inject({ method: 'POST', url: '/adminapi/setting/admin', headers, payload: { ...payload, roles: [9000 + at] } })
    }),
  )
  expect(named.map((reply) => reply.json<{ status: number }>().status)).toEqual(people.map(() => 200))
  const written = await rows<{
    account: string
    person: number
    kind: string
    path: string
    verb: string
    permission: string
    address: string
  }>(
    held.app.db,
    sql`select x.after->>'account' as account, c.person, c.kind, c.path, c.verb, c.permission, c.address
      from audit_changes x join audit_calls c on c.id = x.call_id where x.source = 'accounts' and x.after->>'account' like 'by%'`,
  )
  expect(written).toHaveLength(12)
  for (const { account, ...who } of written)
    expect(who).toEqual({
      person: Number(account.slice(2)),
      kind: 'admin',
      path: 'setting/admin',
      verb: 'POST',
      permission: 'setting-system_admin-add',
      address: '127.0.0.1',
    })
})

it('knows who wrote by a GET, as the shop does', async () => {
  const { id, headers } = await signedIn(held.app)
  const room = (await row<{ id: number }>(
    held.app.db,
    sql`insert into live_rooms (name, start_at, end_at) values ('茶会', now(), now()) returning id`,
  ))!
  const page = (await row<{ id: number }>(held.app.db, sql`insert into pages (version, value) values ('v', '{}') returning id`))!
  const ask = async (url: string) => (await held.app.inject({ url: `/adminapi/${url}`, headers })).json<{ status: number }>().status
  expect(await ask(`live/room/set_show/${room.id}/0`)).toBe(200)
  expect(await last('live_rooms')).toMatchObject([{ deed: 'update', kind: 'admin', person: id, path: 'live/room/set_show/<id>/<is_show>' }])
  expect(await ask(`diy/set_recovery/${page.id}`)).toBe(200)
  expect(await last('pages')).toMatchObject([{ deed: 'update', kind: 'admin', person: id }])
})

it('says so when it is the server itself, a guest, or nobody of ours', async () => {
  const { db } = held.app
  await actAsJob('sweep', () => db.execute(sql`insert into roles (name) values ('job')`))
  expect(await last('roles')).toMatchObject([{ kind: 'job', path: 'sweep' }])
  const guest = async () => void (await db.execute(sql`insert into roles (name) values ('guest')`))
  await actAs(() => ({ kind: 'guest', path: 'login' }), guest)
  expect(await last('roles')).toMatchObject([{ kind: 'guest', path: 'login' }])
  await db.execute(sql`insert into roles (name) values ('outside')`)
  expect(await last('roles')).toMatchObject([{ kind: 'outside', path: '' }])
})

it('is only ever added to', async () => {
  for (const statement of ['update audit_calls set name = $$x$$', 'delete from audit_changes', 'truncate audit_seals'])
    await expect(held.app.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } })
})
