import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: {
    list: Record<string, unknown>[]
    count: Record<string, { num: number }>
    info: Record<string, unknown>
    rules: { field: string; value: unknown; options?: { value: number; label: string }[] }[]
  }
}

let who: SignedIn
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = who): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/merchant/${path}`, headers: by.headers, ...(payload && { payload }) })).json()
}
const stores = async (type: number, keywords = '') =>
  (await call('GET', `store?page=1&limit=15&type=${type}&keywords=${encodeURIComponent(keywords)}`)).data.list
const figures = async () => {
  const { show, hide, recycle } = (await call('GET', 'store/get_header')).data.count
  return [show!.num, hide!.num, recycle!.num]
}

const body = {
  ...{ name: '朝阳自提点', introduction: '', phone: '13800138000', address: ['北京', '北京市', '朝阳区'], detailed_address: '幸福路1号' },
  ...{ image: '/uploads/a.jpg', oblong_image: '/uploads/b.jpg', latlng: '39.915,116.404', day_time: ['08:00:00', '22:00:00'] },
}

beforeAll(async () => {
  who = await signedIn(held.app)
})

describe('pick-up stores', () => {
  it('ask for everything that customers need, by number', async () => {
    const missing = {
      ...{ name: '400378', phone: '400380', address: '400383', detailed_address: '400384', latlng: '400385', day_time: '400386' },
      ...{ image: '400381', oblong_image: '400382' },
    }
    for (const [field, code] of Object.entries(missing)) {
      const empty = Array.isArray(body[field as keyof typeof body]) ? [] : ''
      const reply = await call('POST', 'store/0', { ...body, [field]: empty })
      expect(reply, field).toMatchObject({ status: 400, code })
      expect(Object.keys(reply.errors!)).toEqual([field])
    }
    for (const latlng of ['39.915', '95,116', '39.915,190', 'x,y'])
      expect(await call('POST', 'store/0', { ...body, latlng }), latlng).toMatchObject({ code: '400125' })
    expect(await stores(0)).toEqual([])
  })

  it('are added, found by name and phone, and read as their form wants them', async () => {
    expect(await call('POST', 'store/0', body)).toMatchObject({ status: 200, code: '100014' })
    expect(await stores(0, '朝阳')).toEqual(await stores(0, '0138'))
    const [one] = await stores(0)
    expect(one).toMatchObject({ address: '北京,北京市,朝阳区', latitude: '39.915', longitude: '116.404', day_time: '08:00:00 - 22:00:00' })
    const { info } = (await call('GET', `store/get_info/${String(one!['id'])}`)).data
    expect(info).toMatchObject({ latlng: '39.915,116.404', timeVal: body.day_time, address2: body.address, version: 1 })
    expect(await call('GET', 'store/get_info/9999')).toMatchObject({ status: 100026 })
  })

  it('are changed at the version that was read', async () => {
    const [one] = await stores(0)
    const path = `store/${String(one!['id'])}`
    expect(await call('POST', path, { ...body, name: '国贸自提点', version: 1 })).toMatchObject({ status: 200 })
    expect(await call('POST', path, { ...body, version: 1 })).toMatchObject({ status: 409, data: { row: { name: '国贸自提点' } } })
    expect(await call('POST', 'store/9999', body)).toMatchObject({ status: 100026 })
    const adder = await signedIn(held.app, ['setting-merchant-system-store', 'merchant-add'])
    expect(await call('POST', path, body, adder)).toMatchObject({ status: 110000 })
    expect(await call('POST', 'store/0', { ...body, name: '第二家' }, adder)).toMatchObject({ status: 200 })
  })

  it('are hidden, removed and taken back, each tab counted', async () => {
    const [second, first] = await stores(0)
    expect(await figures()).toEqual([2, 0, 0])
    expect(await call('PUT', `store/set_show/${String(first!['id'])}/0`)).toMatchObject({ status: 200, code: '100014' })
    expect(await call('DELETE', `store/del/${String(second!['id'])}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await figures()).toEqual([0, 1, 1])
    expect(await stores(2)).toEqual([expect.objectContaining({ name: '第二家', is_del: 1 })])
    expect(await call('PUT', `store/set_show/${String(second!['id'])}/0`)).toMatchObject({ code: '100100' })
    expect(await call('DELETE', `store/del/${String(second!['id'])}`)).toMatchObject({ status: 200, code: '100040', msg: '恢复成功' })
    expect(await call('DELETE', 'store/del/9999')).toMatchObject({ status: 100026 })
    expect((await call('GET', 'store_list')).data).toEqual([{ id: second!['id'], name: '第二家' }])
  })
})

describe('clerks', () => {
  const uids: number[] = []
  let store = 0
  beforeAll(async () => {
    for (const name of ['沈师傅', '小顾'])
      uids.push((await row<{ uid: number }>(held.app.db, sql`insert into shop_users (nickname) values (${name}) returning uid`))!.uid)
    store = Number((await stores(0))[0]!['id'])
  })
  const clerk = (more: object = {}) => ({
    image: { uid: uids[0], image: '/uploads/c.jpg' },
    ...{ store_id: store, staff_name: '沈师傅', phone: '13800138001', verify_status: 1, status: 1, ...more },
  })
  const save = (id: number, values: object) => call('POST', `store_staff/save/${id}`, values)

  it('are customers at a store with a name and a mobile number', async () => {
    expect(await save(0, clerk({ image: '' }))).toMatchObject({ status: 400, code: '400250' })
    expect(await save(0, clerk({ store_id: '' }))).toMatchObject({ code: '400127', errors: { store_id: '请选择所属提货点' } })
    expect(await save(0, clerk({ store_id: 9999 }))).toMatchObject({ code: '400127' })
    expect(await save(0, clerk({ staff_name: '' }))).toMatchObject({ code: '400128' })
    expect(await save(0, clerk({ phone: '' }))).toMatchObject({ code: '400129' })
    expect(await save(0, clerk({ phone: '1' }))).toMatchObject({ code: '400252' })
    expect(await save(0, clerk())).toMatchObject({ status: 200, code: '400130', msg: '核销员添加成功' })
    expect(await save(0, clerk())).toMatchObject({ code: '400126' })
  })

  it('are listed by store, changed, switched and removed', async () => {
    const { list } = (await call('GET', `store_staff?page=1&limit=15&store_id=${store}`)).data
    expect(list).toEqual([expect.objectContaining({ staff_name: '沈师傅', name: '第二家', uid: uids[0], nickname: '沈师傅' })])
    expect((await call('GET', 'store_staff?page=1&limit=15&store_id=9999')).data.list).toEqual([])
    const id = Number(list[0]!['id'])
    // a store that was removed since stays chosen
    await call('DELETE', `store/del/${store}`)
    const { rules } = (await call('GET', `store_staff/${id}/edit`)).data
    expect(rules.find(({ field }) => field === 'store_id')!.options).toEqual([{ value: store, label: '第二家' }])
    const values = Object.fromEntries(rules.map(({ field, value }) => [field, value]))
    expect(await save(id, { ...values, staff_name: '沈店长' })).toMatchObject({ status: 200, code: '100001' })
    expect(await save(id, { ...values, staff_name: '别人' })).toMatchObject({ status: 409, data: { row: { staff_name: '沈店长' } } })
    expect(await save(9999, values)).toMatchObject({ status: 100026 })
    expect(await call('PUT', `store_staff/set_show/${id}/0`)).toMatchObject({ code: '100014' })
    expect(await call('DELETE', `store_staff/del/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call('DELETE', `store_staff/del/${id}`)).toMatchObject({ code: '100008' })
    expect(await call('PUT', `store_staff/set_show/${id}/1`)).toMatchObject({ code: '100100' })
    // who was removed can come back
    await call('DELETE', `store/del/${store}`)
    expect(await save(0, clerk())).toMatchObject({ status: 200, code: '400130' })
  })
})
