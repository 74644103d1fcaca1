// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CustomerNote } from '#src/api/chat-notes.ts'
import { NotesPart } from '#src/kefu/agent/customer/notes-part.tsx'
import { SidePane } from '#src/kefu/agent/side/side-pane.tsx'
import type { SideProps } from '#src/kefu/agent/side/side-props.ts'
import { setLocale } from '#src/text/locale.ts'
import { showBeside } from '../desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
const note = (id: number, words: string, more: Partial<CustomerNote> = {}): CustomerNote => ({
  ...{ id, words, nickname: '小丽', is_mine: 0, add_time: 1_764_000_000, update_time: 0 },
  ...more,
})
const notes = [note(2, '喜欢红色', { is_mine: 1, nickname: '我' }), note(1, '对尼龙过敏\n要发票', { update_time: 1_764_000_100 })]
const answers = {
  '/user/notes/3': notes,
  'POST /user/notes/3': [],
  'PUT /user/notes/3/2': [],
  'DELETE /user/notes/3/2': [],
}
const ours = { kind: 'own' } as const

beforeEach(() => {
  setLocale('zh-cn')
  localStorage.clear()
})
afterEach(() => beside.screen.end())

describe('the notes on a customer', () => {
  it('say who wrote what and when, and only one’s own can be changed', async () => {
    beside = showBeside(NotesPart, answers, undefined, ours)
    const { screen, text, asked } = beside
    await screen.eventually(() => expect(screen.all('.kefu-remark')).toHaveLength(2))
    expect(text()).toContain('小丽 · 2025-11-25 00:00 · 已修改')
    expect(screen.all('.kefu-remark').map((one) => one.querySelectorAll('button').length)).toEqual([2, 0])
    await screen.press('修改备注')
    await screen.type('.kefu-remark textarea', '喜欢蓝色')
    await screen.press('保存')
    await screen.eventually(() => expect(asked('PUT /user/notes/3/2')[0]!.body).toEqual({ words: '喜欢蓝色' }))
  })

  it('are written down for colleagues, and what is half written is kept', async () => {
    beside = showBeside(NotesPart, { ...answers, '/user/notes/3': [] }, undefined, ours)
    await beside.screen.eventually(() => expect(beside.text()).toContain('还没有备注'))
    await beside.screen.type('textarea', '要发票')
    beside.screen.end()
    beside = showBeside(NotesPart, { ...answers, '/user/notes/3': [] }, undefined, ours)
    await beside.screen.eventually(() => expect(beside.screen.all<HTMLTextAreaElement>('textarea')[0]!.value).toBe('要发票'))
    await beside.screen.press('添加备注')
    await beside.screen.eventually(() => expect(beside.asked('POST /user/notes/3')[0]!.body).toEqual({ words: '要发票' }))
    await beside.screen.eventually(() => expect(beside.screen.all<HTMLTextAreaElement>('textarea')[0]!.value).toBe(''))
  })

  it('are deleted after a question', async () => {
    beside = showBeside(NotesPart, answers, undefined, ours)
    await beside.screen.press('删除备注')
    await beside.screen.eventually(() =>
      beside.screen
        .all('dialog button')
        .findLast((one) => one.textContent === '删除备注')!
        .click(),
    )
    await beside.screen.eventually(() => expect(beside.asked('DELETE /user/notes/3/2')).toHaveLength(1))
  })

  it('are no part of a plain shop’s pane', async () => {
    const Pane = (props: SideProps) => <SidePane {...props} back="" onBack={() => {}} />
    const tabs = () => beside.screen.all('[role=tab]').map((tab) => tab.textContent)
    beside = showBeside(Pane, answers)
    await beside.screen.eventually(() => expect(tabs()).toEqual(['客户信息', '交易订单', '商品信息']))
    beside.screen.end()
    beside = showBeside(Pane, answers, undefined, ours)
    await beside.screen.eventually(() => expect(tabs()).toContain('备注'))
  })
})
