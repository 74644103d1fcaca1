// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { OfflineForm } from '#src/kefu/visitor/offline/offline-form.tsx'
import { connectionThat, drawn, refusal } from '../stage.tsx'

const notice = '客服不在，请留言'
const reply = { 'GET /tourist/feedback': () => ({ feedback: notice }) }

beforeEach(() => localStorage.clear())

const open = async (answers: Parameters<typeof connectionThat>[0], kind: 'own' | 'shop' = 'own') => {
  const staged = connectionThat({ ...reply, ...answers }, kind)
  const onLeave = vi.fn()
  const shown = await drawn(
    <OfflineForm
      connection={staged.connection}
      draftName="test"
      proof={{ tourist_token: 'proof' }}
      sentence="暂无客服人员在线"
      leads="again"
      onLeave={onLeave}
    />,
  )
  const wrong = (name: string) =>
    shown.box.querySelector(`[name=${name}]`)!.parentElement!.querySelector('.kefu-offline-wrong')?.textContent
  const fill = async () => {
    await shown.write('[name=rela_name]', ' 陈晓雨 ')
    await shown.write('[name=phone]', '13800000001')
    await shown.write('[name=content]', '请回电')
  }
  return { ...staged, ...shown, onLeave, wrong, fill }
}

it('shows the shop’s words, and sends nothing that is not whole', async () => {
  const { box, press, write, wrong, asked, end } = await open({})
  expect(box.querySelector('.kefu-offline-notice')!.textContent).toBe(notice)
  await press('提交留言')
  expect([wrong('rela_name'), wrong('phone'), wrong('content')]).toEqual(['请输入您的姓名', '请输入您的联系电话', '请输入留言内容'])
  expect(document.activeElement).toBe(box.querySelector('[name=rela_name]'))
  await write('[name=phone]', '123')
  await press('提交留言')
  expect(wrong('phone')).toBe('请填写正确的手机号码')
  expect(asked.map(({ call }) => call)).toEqual(['GET /tourist/feedback'])
  await end()
})

it('says that it is saved when the server has said so, and not before', async () => {
  let answer = (): void => {}
  const { box, press, fill, asked, settle, end } = await open({
    'POST /tourist/feedback': () => new Promise<void>((resolve) => (answer = () => resolve())),
  })
  await fill()
  await press('提交留言')
  expect(box.textContent).toContain('正在提交…')
  // a second press sends nothing
  await press('正在提交…')
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: 'POST /tourist/feedback', body: { rela_name: '陈晓雨', phone: '13800000001', content: '请回电', tourist_token: 'proof' } },
  ])
  expect(box.textContent).not.toContain('提交成功')
  answer()
  await settle(() => expect(box.textContent).toContain('您的信息提交成功，我们会尽快与您取得联系！'))
  await end()
})

it('names no token to a plain shop', async () => {
  const { press, fill, asked, end } = await open({ 'POST /tourist/feedback': () => undefined }, 'shop')
  await fill()
  await press('提交留言')
  expect(asked.at(-1)!.body).toEqual({ rela_name: '陈晓雨', phone: '13800000001', content: '请回电' })
  await end()
})

it('shows a refusal at its field, by name or by the contract’s number, and keeps what was written', async () => {
  let refused = refusal('410158', '手机号格式错误')
  const first = await open({
    'POST /tourist/feedback': () => {
      throw refused
    },
  })
  await first.fill()
  await first.press('提交留言')
  expect(first.wrong('phone')).toBe('手机号格式错误')
  refused = refusal('410163', '', { content: '请填写留言内容' })
  await first.press('提交留言')
  expect([first.wrong('phone'), first.wrong('content')]).toEqual([undefined, '请填写留言内容'])
  refused = refusal('', '服务器繁忙')
  await first.press('提交留言')
  expect(first.box.querySelector('[role=alert]')!.textContent).toBe('服务器繁忙')
  await first.end()
  const again = await open({})
  expect(again.box.querySelector<HTMLTextAreaElement>('[name=content]')!.value).toBe('请回电')
  await again.press('重新接通客服')
  expect(again.onLeave).toHaveBeenCalledOnce()
  await again.end()
})
