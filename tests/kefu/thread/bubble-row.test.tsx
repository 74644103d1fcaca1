// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { BubbleRow, Face } from '#src/kefu/thread/bubble-row.tsx'
import type { ThreadContext } from '#src/kefu/thread/kind.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

it('shows the sign of the name where a picture cannot be read', async () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Face nickname="陈晓雨" avatar="/gone.png" />))
  await act(async () => void box.querySelector('img')!.dispatchEvent(new Event('error')))
  expect([box.querySelector('img'), box.textContent]).toEqual([null, '雨'])
  // another picture is tried again
  await act(async () => root.render(<Face nickname="陈晓雨" avatar="/new.png" />))
  expect(box.querySelector('img')!.getAttribute('src')).toBe('/new.png')
  await act(async () => root.unmount())
})

it('shows who wrote it in a conversation that was handed over', async () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  const cards = { base: '', card: () => undefined } as unknown as ThreadContext['cards']
  const sides = (from: string) => (
    <BubbleRow
      row={{
        ...{ kind: 'message', key: from, isMine: false, isFirst: true, isLast: true, showsTime: true },
        message: { key: from, id: '1', from, to: '500', text: '好', kind: 'text', at: 0, state: 'sent', nickname: '客服小苏', avatar: '' },
      }}
      context={{ cards, customer: '2', enlarge: () => {} }}
      partner={{ nickname: '客服小陈', avatar: '' }}
      arrival={undefined}
      onRetry={() => {}}
      onDiscard={() => {}}
    />
  )
  const face = () => box.querySelector('.kefu-row-face')!.textContent
  await act(async () => root.render(sides('1')))
  expect(face()).toBe('苏')
  await act(async () => root.render(sides('2')))
  expect(face()).toBe('陈')
  await act(async () => root.unmount())
})
