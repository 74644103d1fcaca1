// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { nothingTold, type Opening } from '#src/kefu/visitor/opening.ts'
import { OpeningNote, Questions } from '#src/kefu/visitor/opening/opening-note.tsx'
import type { Visitor } from '#src/kefu/visitor/visitor.ts'
import { drawn } from '../stage.tsx'

const $opening = atom<Opening>(nothingTold)
const $isPartnerOnline = atom(false)
const open = vi.fn(async () => undefined)
const visitor = { told: { $opening }, $isPartnerOnline, open } as unknown as Visitor
let screen: Awaited<ReturnType<typeof drawn>>

const tell = (more: Partial<Opening>) => act(async () => $opening.set({ ...nothingTold, ...more }))
const shown = async (isSeen = true, onLeave = () => {}) => {
  screen = await drawn(<OpeningNote visitor={visitor} isSeen={isSeen} onLeave={onLeave} />)
  return screen.box
}
afterEach(async () => {
  await screen.end()
  vi.useRealTimers()
  open.mockClear()
  $opening.set(nothingTold)
  $isPartnerOnline.set(false)
})

it('says nothing while it is open and somebody is free', async () => {
  expect((await shown()).textContent).toBe('')
})

it('says that it is closed in the words of staff, when it is not, and takes a message', async () => {
  const left = vi.fn()
  const box = await shown(true, left)
  await tell({ isClosed: true, hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }] })
  expect(box.querySelector('.kefu-opening-hours')!.textContent).toBe('周一至周五 09:00–18:00')
  expect(box.querySelector('p')!.textContent).not.toBe('')
  await tell({ isClosed: true, away: '我们 9 点上班' })
  expect(box.querySelector('p')!.textContent).toBe('我们 9 点上班')
  expect(box.querySelector('[role=status]')).not.toBeNull()
  await act(async () => box.querySelector('button')!.click())
  expect(left).toHaveBeenCalledOnce()
})

it('says nothing of hours while an agent is there all the same', async () => {
  const box = await shown()
  $isPartnerOnline.set(true)
  await tell({ isClosed: true, away: '我们 9 点上班' })
  expect(box.textContent).toBe('')
})

it('says that nobody is there and takes a message, once the agent is gone for longer than a page takes to load', async () => {
  vi.useFakeTimers()
  const left = vi.fn()
  $isPartnerOnline.set(true)
  const box = await shown(true, left)
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
  await act(async () => $isPartnerOnline.set(false))
  await pass(4000)
  await act(async () => $isPartnerOnline.set(true))
  await pass(60_000)
  expect(box.textContent).toBe('')
  await act(async () => $isPartnerOnline.set(false))
  await pass(5000)
  expect(box.querySelector('[role=status] p')!.textContent).not.toBe('')
  await act(async () => box.querySelector('button')!.click())
  expect(left).toHaveBeenCalledOnce()
  await act(async () => $isPartnerOnline.set(true))
  expect(box.textContent).toBe('')
})

it('asks the server when hours begin or end in front of the visitor, and does not press it where it says otherwise', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T17:59:00+08:00') })
  const hours = [{ days: [5], from: '09:00', to: '18:00' }]
  await shown()
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
  await tell({ hours })
  await pass(45)
  expect(open).not.toHaveBeenCalled()
  await pass(30)
  expect(open).toHaveBeenCalledOnce()
  // its clock is behind
  await pass(200)
  expect(open).toHaveBeenCalledOnce()
  await pass(130)
  expect(open).toHaveBeenCalledTimes(2)
  await tell({ hours, isClosed: true })
  await pass(14 * 3600)
  expect(open).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.parse('2026-12-04T09:00:10+08:00'))
  await pass(30)
  expect(open).toHaveBeenCalledTimes(3)
})

it('says how many wait before the visitor, and asks again while somebody looks', async () => {
  vi.useFakeTimers()
  $isPartnerOnline.set(true)
  const box = await shown()
  await tell({ before: 3 })
  expect(box.textContent).toContain('3')
  await act(async () => vi.advanceTimersByTime(30_000))
  expect(open).toHaveBeenCalledOnce()
  await tell({ before: 0 })
  expect(box.textContent).not.toMatch(/\d/)
  expect(box.textContent).not.toBe('')
  await tell({})
  open.mockClear()
  await act(async () => vi.advanceTimersByTime(90_000))
  expect([box.textContent, open.mock.calls]).toEqual(['', []])
})

it('asks nothing for a closed sheet', async () => {
  vi.useFakeTimers()
  await shown(false)
  await tell({ before: 3 })
  await act(async () => vi.advanceTimersByTime(90_000))
  expect(open).not.toHaveBeenCalled()
})

it('offers questions that are asked as they stand', async () => {
  const asked: string[] = []
  screen = await drawn(<Questions questions={['多久发货？', '<b>退货</b>']} onAsk={(question) => asked.push(question)} />)
  expect(screen.box.querySelector('ul')!.getAttribute('aria-label')).not.toBe('')
  await screen.press('<b>退货</b>')
  await screen.press('多久发货？')
  expect(asked).toEqual(['<b>退货</b>', '多久发货？'])
})

it('offers no list without questions', async () => {
  screen = await drawn(<Questions questions={[]} onAsk={() => {}} />)
  expect(screen.box.innerHTML).toBe('')
})
