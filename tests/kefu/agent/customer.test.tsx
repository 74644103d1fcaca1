// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CustomerPart } from '#src/kefu/agent/customer/customer-part.tsx'
import { setLocale } from '#src/text/locale.ts'
import { customer, reply, showBeside } from './desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
const answers = {
  '/user/info/3': reply('user_info_uid'),
  '/user/group': reply('user_group'),
  '/user/label/3': reply('user_label_uid'),
  'PUT /user/label/3': [],
  'PUT /user/group/3/2': [],
}

beforeEach(() => setLocale('zh-cn'))
afterEach(() => beside.screen.end())

describe('the customer beside a conversation', () => {
  it('is told of by the shop', async () => {
    beside = showBeside(CustomerPart, answers)
    const { text, screen } = beside
    await screen.eventually(() => expect(text()).toContain('V1'))
    expect(text()).toMatch(/来源小程序用户编号3/)
    expect(text()).toMatch(/用户类型H5/)
    expect(text()).toMatch(/余额¥98829\.30推广员是推荐人暂无生日1990-01-01/)
  })

  it('is given labels: all that they have then, and those that were taken away', async () => {
    beside = showBeside(CustomerPart, answers)
    const { asked, screen } = beside
    await screen.press('设置标签')
    await screen.press('网上搜索')
    await screen.press('男')
    await screen.press('确定')
    await screen.eventually(() => expect(asked('PUT /user/label/3')).toHaveLength(1))
    expect(asked('PUT /user/label/3')[0]!.body).toEqual({ label_ids: [4], un_label_ids: [1] })
    // what is shown is read again
    await screen.eventually(() => expect(asked('/user/info/3').length).toBeGreaterThan(1))
  })

  it('keeps the labels that nobody changed without a word to the shop', async () => {
    beside = showBeside(CustomerPart, answers)
    const { asked, screen } = beside
    await screen.press('设置标签')
    await screen.press('网上搜索')
    await screen.press('网上搜索')
    await screen.press('确定')
    await screen.eventually(() => expect(screen.root.querySelector('.kefu-labels')).toBeNull())
    expect(asked('PUT /user/label/3')).toEqual([])
  })

  it('is a guest of whom nothing is asked', async () => {
    beside = showBeside(CustomerPart, {}, { ...customer, isTourist: true })
    await beside.screen.eventually(() => expect(beside.text()).toContain('游客'))
    expect(beside.shop.calls).toEqual([])
  })
})
