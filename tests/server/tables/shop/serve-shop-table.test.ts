import { describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: {
    list: Record<string, unknown>[]
    count: number
    row: Record<string, unknown>
    rules: Rule[]
    title: string
    action: string
    method: string
  }
}
interface Rule {
  field: string
  type: string
  value: unknown
  options?: { value: unknown; label: string }[]
  validate?: { message: string }[]
}

async function call(
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  locale = 'zh-cn',
): Promise<Reply> {
  const headers = { ...who.headers, 'cb-lang': locale }
  return (await held.app.inject({ method, url: `/adminapi/user/${path}`, headers, ...(payload && { payload }) })).json()
}
const groups = async (who: SignedIn, query = '') => (await call(who, 'GET', `user_group/list?page=1&limit=100${query}`)).data.list
const idOf = async (who: SignedIn, name: string) => Number((await groups(who)).find((one) => one['group_name'] === name)!['id'])
const valueOf = (reply: Reply, field: string) => reply.data.rules.find((one) => one.field === field)?.value

describe('a table in the wire of the shop', () => {
  it('is added to, changed and removed by the forms that it describes', async () => {
    const who = await signedIn(held.app)
    const empty = await call(who, 'GET', 'user_group/add/0')
    expect(empty.data).toMatchObject({ title: '添加分组', action: '/user/user_group/save', method: 'POST' })
    expect(empty.data.rules).toEqual([expect.objectContaining({ type: 'input', field: 'group_name', value: '', title: '分组名称' })])
    expect(empty.data.rules[0]!.validate![0]!.message).toBe('请输入分组名称')
    expect(await call(who, 'POST', 'user_group/save', { id: 0, group_name: ' 老客户 ' })).toEqual({
      status: 200,
      msg: '提交成功',
      code: '100017',
    })
    const id = await idOf(who, '老客户')
    const form = await call(who, 'GET', `user_group/add/${id}`)
    expect([form.data.title, valueOf(form, 'id'), valueOf(form, 'group_name'), valueOf(form, 'version')]).toEqual([
      '修改分组',
      id,
      '老客户',
      1,
    ])
    expect(await call(who, 'POST', 'user_group/save', { id, group_name: '老客户二', version: 1 })).toMatchObject({ code: '100017' })
    expect((await groups(who)).find((one) => one['id'] === id)).toEqual({ id, group_name: '老客户二', version: 2 })
    expect((await call(who, 'GET', 'user_group/add/0', undefined, 'en')).data.title).toBe('Add group')
    expect(await call(who, 'DELETE', `user_group/del/${id}`)).toMatchObject({ status: 200, code: '100002' })
    // the shop removes what is not there without a word
    expect(await call(who, 'DELETE', `user_group/del/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call(who, 'GET', `user_group/add/${id}`)).toMatchObject({ status: 100026 })
    expect(await call(who, 'POST', 'user_group/save', { id, group_name: '没有' })).toMatchObject({ status: 100026 })
  })

  it('refuses with the numbers of the contract, and says them at the field', async () => {
    const who = await signedIn(held.app)
    await call(who, 'POST', 'user_group/save', { id: 0, group_name: 'vip' })
    expect(await call(who, 'POST', 'user_group/save', { id: 0, group_name: 'VIP' })).toEqual({
      ...{ status: 400666, msg: '该分组已经存在', data: [] },
      errors: { group_name: '该分组已经存在' },
    })
    expect(await call(who, 'POST', 'user_group/save', { id: 0, group_name: '' })).toMatchObject({
      status: 400,
      code: '400321',
      msg: '请输入分组名称',
    })
    expect(await call(who, 'POST', 'user_group/save', { group_name: '长'.repeat(65) })).toMatchObject({ status: 400, code: '100100' })
    expect(await call(who, 'DELETE', 'user_label_cate/999')).toMatchObject({ status: 100026 })
  })

  it('shows whoever read an older one what is there now, in the same wire', async () => {
    const who = await signedIn(held.app)
    await call(who, 'POST', 'user_group/save', { id: 0, group_name: '一起改' })
    const id = await idOf(who, '一起改')
    await call(who, 'POST', 'user_group/save', { id, group_name: '别人改的', version: 1 })
    const late = await call(who, 'POST', 'user_group/save', { id, group_name: '我改的', version: 1 })
    expect(late).toMatchObject({ status: 409, data: { row: { id, group_name: '别人改的', version: 2 } } })
    expect(await call(who, 'DELETE', `user_group/del/${id}`, { version: 1 })).toMatchObject({ status: 409 })
    // the shop's own screens name no version
    expect(await call(who, 'POST', 'user_group/save', { id, group_name: '我改的' })).toMatchObject({ status: 200 })
  })

  it('lets each button do its own, though one call adds and changes', async () => {
    const page = 'user-user-group'
    const admin = await signedIn(held.app)
    const adder = await signedIn(held.app, [page, 'user-group-add'])
    const editor = await signedIn(held.app, [page, 'user-group-update'])
    expect(await call(adder, 'POST', 'user_group/save', { id: 0, group_name: '加的' })).toMatchObject({ status: 200 })
    const id = await idOf(admin, '加的')
    for (const [who, one, status] of [
      [adder, id, 110000],
      [editor, 0, 110000],
      [editor, id, 200],
    ] as const) {
      expect(await call(who, 'GET', `user_group/add/${one}`)).toMatchObject({ status })
      expect(await call(who, 'POST', 'user_group/save', { id: one, group_name: '改的' })).toMatchObject({ status })
    }
    const withoutPage = await signedIn(held.app, ['user-group-add'])
    expect(await call(withoutPage, 'POST', 'user_group/save', { id: 0, group_name: '不行' })).toMatchObject({ status: 110000 })
  })

  it('is listed in its order, by pages, and found by fragments and by sound', async () => {
    const who = await signedIn(held.app)
    for (const name of ['橡胶厂', '密封件厂']) await call(who, 'POST', 'user_group/save', { id: 0, group_name: name })
    const ids = (await groups(who)).map((one) => Number(one['id']))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect((await call(who, 'GET', 'user_group/list?page=1&limit=1')).data).toMatchObject({ list: [{ id: ids[0] }], count: ids.length })
    expect((await groups(who, '&keyword=mifeng')).map((one) => one['group_name'])).toEqual(['密封件厂'])
  })
})
