import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { list: Record<string, unknown>[]; count: number; rules: { field: string; value: unknown }[] }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  const url = `/adminapi/freight/express${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const found = async (who: SignedIn, keyword: string) =>
  (await call(who, 'GET', `?page=1&limit=50&keyword=${encodeURIComponent(keyword)}`)).data.list
const fieldsOf = ({ data }: Reply) => data.rules.map(({ field }) => field).filter((field) => field !== 'version')

describe('couriers', () => {
  it('has the usual ones from the start, found by name and code, those in use by a filter', async () => {
    const who = await signedIn(held.app)
    expect((await found(who, '顺丰')).map((one) => one['code'])).toEqual(expect.arrayContaining(['shunfeng', 'shunfengkuaiyun']))
    expect((await found(who, 'zhongtong')).length).toBeGreaterThan(1)
    const [yunda] = await found(who, '韵达')
    expect(yunda).toMatchObject({ code: 'yunda', name: '韵达快递', is_show: 1, partner_id: 1, partner_key: 1, status: 0 })
    expect(await call(who, 'PUT', `/set_status/${String(yunda!['id'])}/0`)).toMatchObject({ status: 200, code: '100014' })
    expect((await call(who, 'GET', '?is_show=0')).data.list).toEqual([expect.objectContaining({ code: 'yunda', is_show: 0 })])
  })

  it('asks a courier for what its waybills need, and keeps its code', async () => {
    const who = await signedIn(held.app)
    const [courier] = await found(who, '申通')
    const id = String(courier!['id'])
    expect(fieldsOf(await call(who, 'GET', '/create'))).toEqual(['name', 'code', 'sort', 'is_show'])
    expect(fieldsOf(await call(who, 'GET', `/${id}/edit`))).toEqual(['name', 'account', 'key', 'net_name', 'sort', 'is_show'])
    const body = { account: 'A1', key: 'geheim', net_name: '', sort: 5, is_show: 1, code: 'other' }
    expect(await call(who, 'PUT', `/${id}`, body)).toMatchObject({ status: 400404, errors: { net_name: '请输入取件网点' } })
    expect(await call(who, 'PUT', `/${id}`, { ...body, net_name: '苏州' })).toMatchObject({ status: 200, code: '100001' })
    expect((await found(who, '申通'))[0]).toMatchObject({ code: 'shentong', account: 'A1', net_name: '苏州', status: 1, sort: 5 })
    // what only some may see, nobody finds by searching
    expect(await found(who, 'geheim')).toEqual([])
    // nor in the log
    await call(who, 'PUT', `/${id}`, { ...body, key: 'geheimer', net_name: '苏州' })
    const { rows: logged } = await held.app.db.execute(sql`select after::text as after from audit_changes where source = 'couriers'`)
    expect(logged.map((one) => String(one['after'])).join()).toContain('•••')
    expect(logged.map((one) => String(one['after'])).join()).not.toContain('geheim')
  })

  it('shows the password of an account to who may change it alone', async () => {
    const admin = await signedIn(held.app)
    const reader = await signedIn(held.app, ['setting-freight-express'])
    expect((await found(admin, '圆通速递'))[0]).toHaveProperty('key')
    expect((await found(reader, '圆通速递'))[0]).not.toHaveProperty('key')
  })

  it('is added with a name and a code of its own, and removed', async () => {
    const who = await signedIn(held.app)
    expect(await call(who, 'POST', '', { name: '', code: 'x' })).toMatchObject({ status: 400, code: '400400' })
    expect(await call(who, 'POST', '', { name: '再一家', code: 'YUNDA' })).toMatchObject({ code: 'TABLE_TWICE' })
    expect(await call(who, 'POST', '', { name: '本厂车队', code: 'own-fleet', sort: 9 })).toMatchObject({ status: 200, code: '400401' })
    const [own] = await found(who, '本厂')
    expect(own).toMatchObject({ code: 'own-fleet', is_show: 1, status: 1 })
    expect(await call(who, 'DELETE', `/${String(own!['id'])}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call(who, 'DELETE', `/${String(own!['id'])}`)).toMatchObject({ status: 100026 })
    await held.app.db.execute(sql`update couriers set is_show = 1, sort = 0`)
  })
})
