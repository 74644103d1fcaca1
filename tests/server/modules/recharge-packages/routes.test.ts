import { describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: {
    list: { id: number; price: string; give_money: string; status: number }[]
    count: number
    rules: { field: string; value: unknown }[]
  }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  const url = `/adminapi/setting/group_data${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const body = (price: string | number, added: string | number = '', more: object = {}) => ({
  ...{ gid: 62, price, give_money: added, sort: 1, status: 1, ...more },
})
const packages = async (who: SignedIn, query = '?gid=62') => (await call(who, 'GET', query)).data.list

describe('packages of a recharge', () => {
  it('are added, changed, switched and removed as the group data that they are', async () => {
    const who = await signedIn(held.app)
    expect(await call(who, 'POST', '', body('100', '5.5'))).toMatchObject({ status: 200, code: '400189' })
    expect(await call(who, 'POST', '', body(200, 0, { sort: 9 }))).toMatchObject({ status: 200 })
    expect(await packages(who)).toMatchObject([
      { price: '200.00', give_money: '0.00' },
      { price: '100.00', give_money: '5.50' },
    ])
    const { id } = (await packages(who))[1]!
    const { rules } = (await call(who, 'GET', `/${id}/edit?gid=62`)).data
    expect(Object.fromEntries(rules.map(({ field, value }) => [field, value]))).toMatchObject({ gid: 62, price: '100.00', version: 1 })
    expect(await call(who, 'PUT', `/${id}`, body('100', '8', { version: 1 }))).toMatchObject({ status: 200, code: '100001' })
    expect(await call(who, 'PUT', `/${id}`, body('100', '9', { version: 1 }))).toMatchObject({
      status: 409,
      data: { row: { give_money: '8.00' } },
    })
    expect(await call(who, 'PUT', `/set_status/${id}/0`)).toMatchObject({ status: 200, code: '100014' })
    expect((await packages(who, '?gid=62&status=1')).map(({ price }) => price)).toEqual(['200.00'])
    expect(await call(who, 'DELETE', `/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call(who, 'DELETE', `/${id}`)).toMatchObject({ status: 400, code: '100008' })
    expect(await call(who, 'PUT', `/set_status/${id}/0`)).toMatchObject({ status: 400, code: '100100' })
  })

  it.each([
    [body(''), 'price', '400297'],
    [body('0'), 'price', 'RECHARGE_AMOUNT'],
    [body('10.005'), 'price', 'RECHARGE_AMOUNT'],
    [body('100001'), 'price', 'RECHARGE_AMOUNT'],
    [body('30', '-1'), 'give_money', 'RECHARGE_AMOUNT'],
    [body('30', 'x'), 'give_money', 'RECHARGE_AMOUNT'],
    [body('77.0'), 'price', '400188'],
  ])('are refused at their field: %j', async (wrong, field, code) => {
    const who = await signedIn(held.app)
    await call(who, 'POST', '', body('77'))
    const reply = await call(who, 'POST', '', wrong)
    expect(reply).toMatchObject({ status: 400, code })
    expect(Object.keys(reply.errors!)).toEqual([field])
  })

  it('are the only group that is kept here', async () => {
    const who = await signedIn(held.app)
    expect(await call(who, 'GET', '?gid=65')).toMatchObject({ status: 400, code: '100100' })
    expect(await call(who, 'GET', '/create?gid=65')).toMatchObject({ status: 400, code: '100100' })
    expect(await call(who, 'POST', '', body('12', 0, { gid: 65 }))).toMatchObject({ status: 400, code: '100100' })
  })
})
