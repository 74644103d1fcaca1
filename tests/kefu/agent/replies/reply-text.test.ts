import { describe, expect, it } from 'vitest'
import { commandAt, filled, matching, type Reply } from '#src/kefu/agent/replies/reply-text.ts'

const reply = (title: string, message: string, categoryName = ''): Reply => ({
  id: title,
  library: 1,
  category: '1',
  categoryName,
  title,
  message,
})

describe('canned replies', () => {
  it.each([
    ['/', 1, { from: 0, to: 1, words: '' }],
    ['/发货', 3, { from: 0, to: 3, words: '发货' }],
    ['您好 /发货', 6, { from: 3, to: 6, words: '发货' }],
    ['/发货', 2, { from: 0, to: 2, words: '发' }],
    ['/发货 好', 5, undefined],
    ['http://shop', 11, undefined],
    ['1/2', 3, undefined],
    ['', 0, undefined],
  ])('are called by a slash: %j, caret at %i', (text, caret, command) => {
    expect(commandAt(text, caret)).toEqual(command)
  })

  it('are found by title first, then by what they say and their category', () => {
    const all = [
      reply('欢迎语', '您好，很高兴'),
      reply('', '发货后两天送到'),
      reply('发货时间', '48 小时'),
      reply('退款', '原路退回', '发货以后'),
    ]
    expect(matching(all, ' 发货 ').map(({ id, message }) => id || message)).toEqual(['发货时间', '发货后两天送到', '退款'])
    expect(matching(all, '')).toEqual(all)
  })

  it('have the names of those who talk filled in, and nothing else', () => {
    const names = { customer: '李想', agent: '小梅' }
    expect(filled('{客户昵称}您好，我是{客服昵称} {客戶暱稱} { agent } {订单号} {}', names)).toBe(
      '李想您好，我是小梅 李想 小梅 {订单号} {}',
    )
  })
})
