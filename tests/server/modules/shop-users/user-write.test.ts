import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

async function call<Data = unknown>(who: SignedIn, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const reply = await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })
  return reply.json<{ status: number; code?: string; msg: string; data: Data }>()
}
const added = async () =>
  (await row<{ uid: number }>(
    held.app.db,
    sql`insert into shop_users (real_name, phone) values ('张三', '13700000001') returning uid::int as uid`,
  ))!.uid
const made = async (table: string, column: string, name: string) =>
  (await row<{ id: number }>(
    held.app.db,
    sql`insert into ${sql.identifier(table)} (${sql.identifier(column)}) values (${name}) returning id::int as id`,
  ))!.id

type FormReply = { rules: { field: string; value: unknown }[] }
const opened = async (who: SignedIn, uid: number) =>
  Object.fromEntries(
    (await call<FormReply>(who, 'GET', `user/user/${uid}/edit`)).data.rules.map(({ field, value }) => [
      field,
      field === 'uid' ? uid : value || '',
    ]),
  )

it('a form of a user is not stored over what somebody else changed meanwhile, whatever it was, and says who it was', async () => {
  const admin = await signedIn(held.app)
  const uid = await added()
  const group = await made('user_groups', 'group_name', '后改的')
  const label = await made('user_labels', 'label_name', '后改的')
  const level = (await row<{ id: number }>(
    held.app.db,
    sql`insert into user_levels (name, grade, discount, exp_num) values ('后改的', 77, 90, 1) returning id::int as id`,
  ))!.id
  const changes: [method: 'PUT' | 'POST', path: string, body: object][] = [
    ['PUT', `user/user/${uid}`, { mark: '我先改的' }],
    ['PUT', 'user/save_set_group', { uids: String(uid), group_id: group }],
    ['PUT', 'user/save_set_label', { uids: String(uid), label_id: [label] }],
    ['POST', `user/label/${uid}`, { label_ids: [], un_label_ids: [label] }],
    ['PUT', `user/save_give_level/${uid}`, { level_id: level }],
  ]
  for (const [method, path, body] of changes) {
    const form = await opened(admin, uid)
    const other = await signedIn(held.app)
    expect(await call(other, method, path, body), path).toMatchObject({ status: 200 })
    const { name } = (await row<{ name: string }>(held.app.db, sql`select real_name as name from accounts where id = ${other.id}`))!
    const mine = { ...form, real_name: '后来的', pwd: '', true_pwd: '' }
    const reply = await call<{ row: { version: number } }>(admin, 'PUT', `user/user/${uid}`, mine)
    expect(reply, path).toMatchObject({ status: 409, code: 'CHANGED', msg: expect.stringContaining(name) as string })
    expect(reply.data.row.version, path).toBe(Number(form['version']) + 1)
  }
  expect(
    await row(held.app.db, sql`select real_name, mark, group_id::int as g, level_id::int as l from shop_users where uid = ${uid}`),
  ).toEqual({
    ...{ real_name: '张三', mark: '我先改的', g: group, l: level },
  })
  // what a shop's own screen sends names no version
  const { version: _version, ...form } = await opened(admin, uid)
  expect(await call(admin, 'PUT', `user/user/${uid}`, { ...form, real_name: '后来的' })).toMatchObject({ status: 200 })
})
