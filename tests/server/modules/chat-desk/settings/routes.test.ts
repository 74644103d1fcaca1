import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../../database.ts'

const held = testApp()
let who: SignedIn

interface Reply {
  status: number
  code?: string
  data: Record<string, unknown> & { row?: Record<string, unknown> }
  errors?: Record<string, string>
}

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = who): Promise<Reply> =>
  (await held.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) })).json()
const rules = '/adminapi/app/kefu/rules'

beforeAll(async () => void (who = await signedIn(held.app)))

describe('how visitors are served', () => {
  it('has its defaults', async () => {
    expect((await ask('GET', rules)).data).toEqual({
      ...{ assignment: 'last', capacity: 0, grace: 120, hours: [], questions: [], awayMessage: '', version: 1 },
    })
  })

  it('is set as far as it is named, at the version that was read', async () => {
    const hours = [{ days: [5, 1, 1], from: '09:00', to: '24:00' }]
    const questions = [{ question: ' 怎么退货？ ', answer: '签收后 7 天内可以退货。' }]
    expect(await ask('PUT', rules, { hours, questions, capacity: 5, version: 1 })).toMatchObject({ status: 200, code: '100001' })
    expect(await ask('PUT', rules, { awayMessage: ' 我们 9 点上班 ' })).toMatchObject({ status: 200 })
    const { data } = await ask('GET', rules)
    expect(data).toMatchObject({ assignment: 'last', capacity: 5, awayMessage: '我们 9 点上班', version: 3 })
    expect(data['hours']).toEqual([{ days: [1, 5], from: '09:00', to: '24:00' }])
    expect(data['questions']).toEqual([{ question: '怎么退货？', answer: '签收后 7 天内可以退货。' }])
    const late = await ask('PUT', rules, { capacity: 9, version: 1 })
    expect(late).toMatchObject({ status: 409, data: { row: { capacity: 5, version: 3 } } })
    expect((await ask('GET', rules)).data).toMatchObject({ capacity: 5 })
  })

  it.each([
    [{ hours: [{ days: [], from: '09:00', to: '18:00' }] }, 'chat_hours_days', 'hours.0.days'],
    [{ hours: [{ days: [1], from: '18:00', to: '18:00' }] }, 'chat_hours_order', 'hours.0.to'],
    [{ questions: [{ question: ' ', answer: '好' }] }, 'chat_question_missing', 'questions.0.question'],
    [{ questions: [{ question: '在吗', answer: '' }] }, 'chat_answer_missing', 'questions.0.answer'],
    [{ questions: [0, 1].map(() => ({ question: '在吗', answer: '在' })) }, 'chat_question_twice', 'questions.1.question'],
  ])('refuses %o at its field', async (body, code, field) => {
    const refused = await ask('PUT', rules, body)
    expect(refused).toMatchObject({ status: 400, code })
    expect(Object.keys(refused.errors!)).toEqual([field])
  })

  it.each([
    { assignment: 'nobody' },
    { capacity: -1 },
    { hours: [{ days: [8], from: '09:00', to: '18:00' }] },
    { hours: [{ days: [1], from: '9:00', to: '18:00' }] },
    { hours: [{ days: [1], from: '24:00', to: '24:00' }] },
    { questions: Array.from({ length: 9 }, (_, at) => ({ question: `${at}`, answer: '好' })) },
    { questions: [{ question: '问'.repeat(201), answer: '好' }] },
    { awayMessage: '长'.repeat(501) },
  ])('takes no %o', async (body) => {
    expect((await ask('PUT', rules, body)).status).toBe(400)
  })

  it('is nobody else’s', async () => {
    const other = await signedIn(held.app, ['setting-kefu-config'])
    expect(await ask('GET', rules, undefined, other)).toMatchObject({ status: 110000 })
    expect(await ask('PUT', rules, { capacity: 1 }, other)).toMatchObject({ status: 110000 })
  })
})

describe('what stands beside the chat', () => {
  const address = '/adminapi/setting/'
  const shown = async () => (await held.app.inject({ url: '/kefuapi/tourist/adv' })).json<Reply>().data['content']

  it('is written by staff and shown to visitors without what runs', async () => {
    expect((await ask('GET', `${address}get_kf_adv`)).data).toEqual({ content: '', version: 1 })
    const content = '<p>双十二满减</p><script>alert(1)</script>'
    expect(await ask('POST', `${address}set_kf_adv`, { content, version: 1 })).toMatchObject({ status: 200, code: '100014' })
    expect((await ask('GET', `${address}get_kf_adv`)).data['version']).toBe(2)
    expect(await shown()).toBe('<p>双十二满减</p>')
    expect(await ask('POST', `${address}set_kf_adv`, { content: '', version: 1 })).toMatchObject({ status: 409 })
    // the shop's own screen names no version
    expect(await ask('POST', `${address}set_kf_adv`, { content: '' })).toMatchObject({ status: 200 })
    expect(await shown()).toBe('')
  })

  it('is written by who holds its key', async () => {
    const other = await signedIn(held.app, ['setting-kefu-rules'])
    expect(await ask('GET', `${address}get_kf_adv`, undefined, other)).toMatchObject({ status: 110000 })
    expect(await ask('POST', `${address}set_kf_adv`, { content: '' }, other)).toMatchObject({ status: 110000 })
  })
})
