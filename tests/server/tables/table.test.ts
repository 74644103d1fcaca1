import { describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: {
    id: string
    version: number
    list: Record<string, unknown>[]
    count: number
    row: Record<string, unknown>
    [key: string]: unknown
  }
}

const page = 'admin-store-customerlist-index'
const buttons = [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`, `${page}-merge`]

async function call(who: SignedIn, name: string, payload: object, side = 'customer'): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/party/${side}/${name}`, headers: who.headers, payload })).json()
}
let count = 0
const named = (name: string) => `${name} ${++count}`

describe('a table that is declared', () => {
  it('adds a record with its lines, completes it by its rules and reads it back', async () => {
    const who = await signedIn(held.app, buttons)
    const name = named('宁波丁腈橡胶厂')
    const contacts = [
      { name: '王工', phone: '13800000000' },
      { name: '李会计', is_main: 1 },
    ]
    const made = await call(who, 'add', { name, credit_limit: '50000.5', pay_term: 'days', tags: ['老客户'], contacts })
    expect(made).toMatchObject({ status: 200, code: '100000', data: { version: 1 } })
    const { data } = await call(who, 'read', { id: Number(made.data.id) })
    expect(data).toMatchObject({ name, credit_limit: '50000.5', pay_days: 30, tags: ['老客户'], status: 1, allow: ['edit', 'remove'] })
    expect(data['sn']).toMatch(/^KH\d{4}$/)
    expect((data['contacts'] as object[]).map((one) => one)).toMatchObject([
      { name: '王工', is_main: 0 },
      { name: '李会计', is_main: 1 },
    ])
    expect(Object.keys(data)).not.toContain('words')
  })

  it('tells who changed what of a record and of its lines, without what nobody may see', async () => {
    const who = await signedIn(held.app, buttons)
    const { data } = await call(who, 'add', { name: named('历史'), phone: '1', contacts: [{ name: '甲' }] })
    const id = Number(data.id)
    const { contacts } = (await call(who, 'read', { id })).data as unknown as { contacts: { id: string; name: string }[] }
    await call(who, 'edit', { id, version: 1, phone: '2', contacts: [{ ...contacts[0], name: '乙' }] })
    const history = (await call(who, 'history', { id })).data.list
    expect(history.map(({ deed, lines }) => `${String(lines)} ${String(deed)}`)).toEqual([
      'contacts update',
      ' update',
      'contacts insert',
      ' insert',
    ])
    expect(history[0]).toMatchObject({ before: { name: '甲' }, after: { name: '乙' }, by: expect.stringMatching(/./) })
    expect(history[1]).toMatchObject({ before: { phone: '1' }, after: { phone: '2' } })
    expect(JSON.stringify(history)).not.toMatch(/words|"version"/)
    expect(await call(who, 'history', { id: 99999999 })).toMatchObject({ status: 400, code: 'RECORD_GONE' })
  })

  it('finds records by fragments and by how they sound, and gives them as choices', async () => {
    const who = await signedIn(held.app, buttons)
    const name = named('上海三元乙丙密封件')
    const { data } = await call(who, 'add', { name })
    for (const words of ['三元 密封', 'syyb', 'mifeng', '乙丙'])
      expect(
        (await call(who, 'list', { keyword: words })).data.list.map((row) => row['name']),
        words,
      ).toContain(name)
    expect((await call(who, 'list', { keyword: '没有这个' })).data).toEqual({ list: [], count: 0 })
    const found = await call(who, 'options', { words: 'syyb', limit: 5 })
    expect(found.data.list).toContainEqual(expect.objectContaining({ id: data.id, name }))
    expect((await call(who, 'options', { ids: `${data.id},x,999999` })).data.list).toEqual([expect.objectContaining({ id: data.id, name })])
  })

  it('changes what is sent, keeps the rest, and shows the record to whoever read an older one', async () => {
    const who = await signedIn(held.app, buttons)
    const name = named('苏州客户')
    const made = await call(who, 'add', { name, phone: '1', contacts: [{ name: '甲' }, { name: '乙' }] })
    const id = Number(made.data.id)
    const before = (await call(who, 'read', { id })).data['contacts'] as { id: string; name: string }[]
    const lines = [{ id: before[1]!.id, name: '乙二' }, { name: '丙' }]
    expect(await call(who, 'edit', { id, version: 1, phone: '2', contacts: lines })).toMatchObject({ code: '100001', data: { version: 2 } })
    const after = (await call(who, 'read', { id })).data
    expect(after).toMatchObject({ name, phone: '2', version: 2 })
    expect((after['contacts'] as { id: string; name: string }[]).map((one) => [one.id === before[1]!.id, one.name])).toEqual([
      [true, '乙二'],
      [false, '丙'],
    ])
    const late = await call(who, 'edit', { id, version: 1, phone: '3' })
    expect(late).toMatchObject({ status: 409, data: { row: { phone: '2', version: 2 } } })
    expect((await call(who, 'read', { id })).data['phone']).toBe('2')
  })

  it('says of every wrong field what is wrong, also inside lines, and writes nothing', async () => {
    const who = await signedIn(held.app, buttons)
    const { count: before } = (await call(who, 'list', {})).data
    const wrong = { name: ' ', credit_limit: '1.234', pay_term: 'later', contacts: [{ name: '有' }, { name: '', phone: '1' }] }
    const reply = await call(who, 'add', wrong)
    expect(reply).toMatchObject({ status: 400, code: '100100' })
    expect(reply.errors).toEqual({
      name: '必填',
      credit_limit: '最多 2 位小数',
      pay_term: '没有这个选项',
      'contacts.1.name': '必填',
    })
    expect((await call(who, 'add', { name: '负数', credit_limit: '-1' })).errors).toEqual({ credit_limit: '不能小于 0' })
    expect((await call(who, 'add', { name: '字', credit_limit: 'abc' })).errors).toHaveProperty('credit_limit')
    expect((await call(who, 'list', {})).data.count).toBe(before)
  })

  it('takes no second record of the same name, in whatever letters, and no reference to what is not there', async () => {
    const who = await signedIn(held.app, buttons)
    const name = named('Twice Rubber')
    await call(who, 'add', { name })
    expect(await call(who, 'add', { name: name.toUpperCase() })).toMatchObject({
      status: 400,
      code: 'TABLE_TWICE',
      errors: { name: '已经有相同的数据' },
    })
    expect(await call(who, 'add', { name: named('某客户'), salesman_id: '999999' })).toMatchObject({
      code: 'TABLE_REFERENCE',
      errors: { salesman_id: expect.any(String) as string },
    })
  })

  it('keeps customers from suppliers, though both stand in one table', async () => {
    const who = await signedIn(held.app, [...buttons, 'admin-store-supplierList-index', 'admin-store-supplierList-index-add'])
    const made = await call(who, 'add', { name: named('只卖'), materials: ['天然胶'], lead_days: 7 }, 'supplier')
    expect(made.code).toBe('100000')
    expect((await call(who, 'read', { id: Number(made.data.id) })).code).toBe('RECORD_GONE')
    const row = (await call(who, 'read', { id: Number(made.data.id) }, 'supplier')).data
    expect(row).toMatchObject({ materials: ['天然胶'], lead_days: 7, allow: [] })
    expect(row['sn']).toMatch(/^GY/)
  })

  it('asks for the key of the page and for that of the button', async () => {
    const looker = await signedIn(held.app, [page])
    expect((await call(looker, 'list', {})).status).toBe(200)
    for (const name of ['add', 'edit', 'del']) expect((await call(looker, name, { id: 1, name: 'x' })).status, name).toBe(110000)
    const stranger = await signedIn(held.app, ['system-file'])
    expect((await call(stranger, 'list', {})).status).toBe(110000)
    expect((await call(stranger, 'options', {})).status).toBe(110000)
  })

  it('takes rows from a file as it takes single ones, and takes them back', async () => {
    const who = await signedIn(held.app, buttons)
    const [one, two] = [named('导入甲'), named('导入乙')]
    const file = {
      fields: ['name', 'phone', 'credit_limit'],
      rows: [
        [one, '1', '100'],
        [two, '2', 'x'],
      ],
      duplicates: 'skip',
    }
    const dry = await call(who, 'import', { ...file, dry: true })
    expect(dry.data).toMatchObject({ count: 2, wrong: 1, added: 1 })
    const done = await call(who, 'import', { ...file, dry: false })
    expect(done.data).toMatchObject({ added: 1 })
    expect((await call(who, 'list', { keyword: one })).data.count).toBe(1)
    expect((await call(who, `undoImport/${done.data.id}`, {})).status).toBe(200)
    expect((await call(who, 'list', { keyword: one })).data.count).toBe(0)
  })

  it('makes one of several: gaps, contacts and a second side go over, the others are gone and their names free', async () => {
    const who = await signedIn(held.app, buttons)
    const [first, second] = [named('重复甲'), named('重复乙')]
    const stays = (await call(who, 'add', { name: first, phone: '1', contacts: [{ name: '王', phone: '9' }] })).data
    const goes = (
      await call(who, 'add', { name: second, phone: '2', bank: '工行', contacts: [{ name: '王', phone: '9' }, { name: '李' }] })
    ).data
    const [id, from] = [Number(stays.id), [Number(goes.id)]]
    expect(await call(who, 'merge', { id, from: [id] })).toMatchObject({ status: 400, code: 'MERGE_ITSELF' })
    expect(await call(who, 'merge', { id, version: 7, from })).toMatchObject({ status: 409 })
    expect(await call(who, 'merge', { id, from: [99999999] })).toMatchObject({ code: 'RECORD_GONE' })
    const merged = await call(who, 'merge', { id, version: 1, from })
    expect(merged).toMatchObject({ status: 200, data: { id: String(id) } })
    const { data } = await call(who, 'read', { id })
    expect(data).toMatchObject({ name: first, phone: '1', bank: '工行', version: merged.data.version })
    expect((data['contacts'] as { name: string; is_main: number }[]).map((one) => [one.name, one.is_main])).toEqual([
      ['王', 1],
      ['李', 0],
    ])
    expect(await call(who, 'read', { id: from[0] })).toMatchObject({ code: 'RECORD_GONE' })
    expect(await call(who, 'add', { name: second })).toMatchObject({ status: 200 })
    const without = await signedIn(held.app, [page])
    expect(await call(without, 'merge', { id, from })).toMatchObject({ status: 110000 })
  })
})
