// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ColleagueNote } from '#src/kefu/agent/colleagues/colleague-note.tsx'
import { createColleagues } from '#src/kefu/agent/colleagues/colleagues.ts'
import { setLocale } from '#src/text/locale.ts'
import { show } from '../../../pickers/shop.tsx'
import { customer } from '../desk-stage.tsx'

it('says who has the customer, and who answers them just now', async () => {
  setLocale('zh-cn')
  const colleagues = createColleagues()
  const screen = show(() => <ColleagueNote colleagues={colleagues} conversation={{ ...customer, assignee: '小丽' }} />)
  await screen.eventually(() => expect(screen.root.textContent).toBe('这位客户现由 小丽 接待'))
  colleagues.hear({ uid: 3, nickname: '小丽', typing: 1 })
  await screen.eventually(() => expect(screen.root.textContent).toBe('小丽 正在回复这位客户…'))
  colleagues.hear({ uid: 3, nickname: '', typing: 0 })
  await screen.eventually(() => expect(screen.root.textContent).toBe('其他客服 刚刚回复了这位客户'))
  colleagues.hear({ uid: 4, nickname: '小王', typing: 1 })
  expect(screen.root.textContent).not.toContain('小王')
  screen.end()
  colleagues.stop()
})
