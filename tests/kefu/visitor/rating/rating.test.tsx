// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Rating } from '#src/kefu/visitor/rating/rating.tsx'
import { connectionThat, drawn, refusal } from '../stage.tsx'

const offer = { turn: 7, may: 1, asked: 1, stars: 0, words: '', nickname: '客服小苏', avatar: '' }

const open = async (answers: Parameters<typeof connectionThat>[0]) => {
  const staged = connectionThat(answers)
  const onClose = vi.fn()
  const shown = await drawn(<Rating connection={staged.connection} proof={{ token: 't' }} takesFocus onClose={onClose} />)
  const choose = (stars: number) => act(async () => shown.box.querySelectorAll<HTMLInputElement>('input')[stars - 1]!.click())
  return { ...staged, ...shown, onClose, choose }
}

it('sends stars and words of the turn that it was offered, and again the same after a failure', async () => {
  let isDown = true
  const { box, choose, write, press, asked, settle, onClose, end } = await open({
    'GET /tourist/rating': () => offer,
    'POST /tourist/rating': () => {
      if (isDown) throw refusal('', '网络已断开')
      return undefined
    },
  })
  expect(box.textContent).toContain('请评价 客服小苏 的服务')
  expect([...box.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['暂不评价'])
  await choose(4)
  expect([...box.querySelectorAll('label')].map(({ dataset }) => dataset['on'] !== undefined)).toEqual([true, true, true, true, false])
  await write('textarea', ' 很耐心 ')
  await press('提交评价')
  expect(box.querySelector('[role=alert]')!.textContent).toBe('网络已断开')
  isDown = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await press('提交评价')
  await settle(() => expect(box.textContent).toBe('感谢您的评价'))
  expect(onClose).not.toHaveBeenCalled()
  const body = { token: 't', turn: 7, stars: 4, words: '很耐心' }
  expect(asked.slice(1)).toEqual([
    { call: 'POST /tourist/rating', body },
    { call: 'POST /tourist/rating', body },
  ])
  await act(async () => vi.runAllTimers())
  expect(onClose).toHaveBeenCalledOnce()
  await end()
})

it('goes to what can be rated now where the turn that it was offered is gone, with what was chosen', async () => {
  let turn = 7
  const { box, choose, press, asked, settle, end } = await open({
    'GET /tourist/rating': () => ({ ...offer, turn, nickname: turn === 7 ? '客服小苏' : '客服小陈' }),
    'POST /tourist/rating': ({ body }) => {
      if (body!['turn'] !== 9) throw refusal('chat-rating-none', '客服回复后才能评价')
      return undefined
    },
  })
  await choose(4)
  turn = 9
  await press('提交评价')
  await settle(() => expect(box.textContent).toContain('请评价 客服小陈 的服务'))
  expect(box.querySelector('[role=alert]')!.textContent).toBe('客服有了新的回复，请再次提交')
  expect(box.querySelectorAll<HTMLInputElement>('input')[3]!.checked).toBe(true)
  await press('提交评价')
  await settle(() => expect(box.textContent).toBe('感谢您的评价'))
  expect(asked.at(-1)).toEqual({ call: 'POST /tourist/rating', body: { token: 't', turn: 9, stars: 4, words: '' } })
  await end()
})

it('shows what was said before, and that there is nothing to rate yet', async () => {
  const rated = await open({ 'GET /tourist/rating': () => ({ ...offer, stars: 5, words: '谢谢' }) })
  expect(rated.box.querySelectorAll<HTMLInputElement>('input')[4]!.checked).toBe(true)
  expect(rated.box.querySelector('textarea')!.value).toBe('谢谢')
  await rated.end()
  const early = await open({ 'GET /tourist/rating': () => ({ ...offer, may: 0, nickname: '' }) })
  expect(early.box.querySelector('[role=alert]')!.textContent).toBe('客服回复后才能评价')
  expect(early.box.querySelectorAll('input')).toHaveLength(0)
  await early.press('暂不评价')
  expect(early.onClose).toHaveBeenCalledOnce()
  await early.end()
})
