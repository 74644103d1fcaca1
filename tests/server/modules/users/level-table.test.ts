import { describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { list: Record<string, unknown>[]; rules: { field: string; value: unknown }[] }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<Reply> {
  return (
    await held.app.inject({ method, url: `/adminapi/user/user_level${path}`, headers: who.headers, ...(payload && { payload }) })
  ).json()
}
const level = (grade: number, experience: number, more: object = {}) => ({
  ...{ id: 0, name: `V${grade}`, grade, discount: 95, exp_num: experience, is_show: 1 },
  ...{ icon: 'https://shop.example/icon.png', image: 'https://shop.example/back.png', ...more },
})
const list = async (who: SignedIn, query = '') => (await call(who, 'GET', `/vip_list${query}`)).data.list
const idOf = async (who: SignedIn, grade: number) => Number((await list(who)).find((one) => one['grade'] === grade)!['id'])

describe('user levels', () => {
  it('take more experience the higher they are', async () => {
    const who = await signedIn(held.app)
    for (const [grade, experience] of [
      [1, 100],
      [3, 300],
    ] as const)
      expect(await call(who, 'POST', '', level(grade, experience))).toMatchObject({ status: 200, code: '100000' })
    for (const [grade, experience, status] of [
      [2, 100, 400673],
      [2, 300, 400674],
      [3, 350, 400675],
    ] as const)
      expect((await call(who, 'POST', '', level(grade, experience))).status, `${grade} ${experience}`).toBe(status)
    expect((await call(who, 'POST', '', level(2, 50))).errors).toEqual({ exp_num: '用户等级经验必须大于上一等级设置的经验' })
    expect(await call(who, 'POST', '', level(2, 200))).toMatchObject({ status: 200 })
    expect((await list(who)).map((one) => one['grade'])).toEqual([1, 2, 3])
    // a level keeps its own place
    const id = await idOf(who, 2)
    expect(await call(who, 'POST', '', level(2, 250, { id, discount: 92.5 }))).toMatchObject({ status: 200 })
    expect((await list(who))[1]).toMatchObject({ id, exp_num: 250, discount: 92.5, is_del: 0, money: '0.00', version: 2 })
  })

  it('say what is missing by the numbers of the contract', async () => {
    const who = await signedIn(held.app)
    for (const [missing, code] of [
      [{ name: '' }, '400324'],
      [{ grade: 0 }, '400325'],
      [{ icon: '' }, '400327'],
      [{ image: '' }, '400328'],
      [{ exp_num: 0 }, '400329'],
    ] as const)
      expect(await call(who, 'POST', '', level(50, 5000, missing)), code).toMatchObject({ status: 400, code })
    expect(await call(who, 'POST', '', level(51, 5100, { discount: 101 }))).toMatchObject({
      status: 400,
      errors: { discount: '不能大于 100' },
    })
  })

  it('are shown, hidden and found, changed by one field, and removed without losing who had them', async () => {
    const who = await signedIn(held.app)
    await call(who, 'POST', '', level(70, 7000, { name: '钻石会员', is_show: 0 }))
    const id = await idOf(who, 70)
    expect(await call(who, 'PUT', `/set_show/${id}/1`, { version: 1 })).toMatchObject({ status: 200, code: '100014' })
    expect(await call(who, 'PUT', `/set_show/${id}/0`, { version: 1 })).toMatchObject({ status: 409, data: { row: { is_show: 1 } } })
    expect((await list(who, `?title=${encodeURIComponent('钻石')}&is_show=1`)).map((one) => one['id'])).toEqual([id])
    expect(await list(who, `?title=${encodeURIComponent('钻石')}&is_show=0`)).toEqual([])
    expect(await call(who, 'PUT', `/set_value/${id}`, { field: 'discount', value: 80 })).toMatchObject({ status: 200, code: '100000' })
    expect(await call(who, 'PUT', `/set_value/${id}`, { field: 'is_del', value: 1 })).toMatchObject({ status: 400, code: '100100' })
    expect((await call(who, 'GET', `/create?id=${id}`)).data.rules.find(({ field }) => field === 'discount')!.value).toBe(80)
    expect(await call(who, 'PUT', `/delete/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect((await list(who)).map((one) => one['id'])).not.toContain(id)
    expect(await call(who, 'PUT', `/set_show/${id}/1`)).toMatchObject({ status: 100026 })
    // its place is free again
    expect(await call(who, 'POST', '', level(70, 7000))).toMatchObject({ status: 200 })
  })
})
