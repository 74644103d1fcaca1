import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

async function call<Reply>(who: SignedIn, method: 'GET' | 'POST', path: string, payload?: object): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })).json()
}

it('stands in clear in the form of who has the key, and the log says that they saw it', async () => {
  const admin = await signedIn(held.app)
  const personal = { phone: '13766664444', card_id: '11010119900307213X', addres: '江苏省 苏州市 人民路 8 号' }
  expect(await call(admin, 'POST', 'user/user', { real_name: '张三', ...personal })).toMatchObject({ status: 200, code: '100021' })
  const { uid } = (await row<{ uid: number }>(held.app.db, sql`select max(uid)::int as uid from shop_users`))!
  const looks = () =>
    rows<{ person: number; path: string }>(
      held.app.db,
      sql`select c.person::int as person, c.path from audit_changes x join audit_calls c on c.id = x.call_id
        join shop_personal_looks l on l.id::text = x.row_key where x.source = 'shop_personal_looks' and l.uid = ${uid}`,
    )
  const opened = async (keys: string[]) => {
    const who = await signedIn(held.app, keys)
    const { data } = await call<{ data: { rules: { field: string; value: unknown }[] } }>(who, 'GET', `user/user/${uid}/edit`)
    return { id: who.id, values: Object.fromEntries(data.rules.map(({ field, value }) => [field, value])) }
  }
  const blind = await opened(['admin-user-user-index', 'user-info'])
  expect(blind.values['card_id']).toBe('110***********3X')
  expect(await looks()).toEqual([])
  const seer = await opened(['admin-user-user-index', 'user-info', 'admin-user-personal-data'])
  expect(seer.values).toMatchObject(personal)
  expect(await looks()).toEqual([{ person: seer.id, path: expect.stringContaining('user/user/<id>/edit') as string }])
})
