import { describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { list: { id: number; type: number; days: number }[]; count: number; rules: { field: string; title?: string; value: unknown }[] }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  const url = `/adminapi/marketing/sign/${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const reward = (days: number, more: object = {}) => ({ type: 0, days, point: 10, exp: 5, ...more })
const rewards = async (who: SignedIn, type = '') => (await call(who, 'GET', `rewards?type=${type}`)).data

describe('rewards for signing in', () => {
  it('stand by their days, apart by type, and are described, changed and removed', async () => {
    const who = await signedIn(held.app)
    for (const [days, type] of [
      [7, 0],
      [3, 0],
      [7, 1],
    ] as const)
      expect(await call(who, 'POST', 'save_rewards/0', reward(days, { type }))).toMatchObject({ status: 200, code: '100000' })
    expect((await rewards(who)).list.map(({ days }) => days)).toEqual([3, 7])
    expect(await rewards(who, '1')).toMatchObject({ count: 1, list: [{ type: 1, days: 7 }] })
    const { id } = (await rewards(who)).list[0]!
    const { rules } = (await call(who, 'GET', `edit_rewards/${id}`)).data
    expect(rules.map(({ field, value }) => [field, value])).toEqual([
      ['type', 0],
      ['days', 3],
      ['point', 10],
      ['exp', 5],
      ['version', 1],
    ])
    expect(await call(who, 'POST', `save_rewards/${id}`, reward(4, { version: 1 }))).toMatchObject({ status: 200 })
    expect(await call(who, 'POST', `save_rewards/${id}`, reward(5, { version: 1 }))).toMatchObject({
      status: 409,
      data: { row: { days: 4 } },
    })
    expect(await call(who, 'DELETE', `del_rewards/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect((await rewards(who)).list.map(({ days }) => days)).toEqual([7])
    expect(await call(who, 'GET', `edit_rewards/${id}`)).toMatchObject({ status: 100026 })
    expect((await call(who, 'GET', 'add_rewards?type=1')).data.rules[1]).toMatchObject({ title: '累积签到天数' })
  })

  it.each([
    [reward(0), 'days', 'SIGN_REWARD_DAYS'],
    [reward(31), 'days', 'SIGN_REWARD_DAYS'],
    [reward(20, { point: 1000 }), 'point', 'SIGN_REWARD_FIGURE'],
    [reward(20, { exp: -1 }), 'exp', 'SIGN_REWARD_FIGURE'],
    [reward(20, { point: 0, exp: 0 }), 'point', 'SIGN_REWARD_NOTHING'],
    [reward(28), 'days', 'SIGN_REWARD_TWICE'],
  ])('are refused at their field: %j', async (body, field, code) => {
    const who = await signedIn(held.app)
    await call(who, 'POST', 'save_rewards/0', reward(28))
    const reply = await call(who, 'POST', 'save_rewards/0', body)
    expect(reply).toMatchObject({ status: 400, code })
    expect(Object.keys(reply.errors!)).toEqual([field])
  })

  it('are added by who may add, changed by who may change', async () => {
    const adder = await signedIn(held.app, ['marketing-sign-rewards', 'sign-reward-add'])
    const editor = await signedIn(held.app, ['marketing-sign-rewards', 'sign-reward-edit'])
    expect(await call(editor, 'POST', 'save_rewards/0', reward(12))).toMatchObject({ status: 110000 })
    expect(await call(adder, 'POST', 'save_rewards/0', reward(12))).toMatchObject({ status: 200 })
    const { id } = (await rewards(adder)).list.find(({ days }) => days === 12)!
    expect(await call(adder, 'POST', `save_rewards/${id}`, reward(13))).toMatchObject({ status: 110000 })
    expect(await call(editor, 'POST', `save_rewards/${id}`, reward(13))).toMatchObject({ status: 200 })
  })

  it('of the same days are added once by two at once', async () => {
    const who = await signedIn(held.app)
    const both = await Promise.all([1, 2].map(() => call(who, 'POST', 'save_rewards/0', reward(21))))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })
})
