import { describe, expect, it } from 'vitest'
import { askSessions, sessionsAt } from '#src/designer/shop/seckill-sessions.ts'
import { recordedShop } from './recorded-shop.ts'

const sessions = await askSessions.ask(recordedShop())
/** A moment in the shop's zone. */
const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`)

describe('sessions of flash sales', () => {
  it('are read from what a shop server answers', () => {
    expect(sessions.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['283', 1, 10],
      ['280', 10, 14],
      ['281', 14, 18],
      ['284', 18, 22],
      ['282', 22, 24],
    ])
  })

  it.each([
    ['01:00:00', '283', '10:00:00', 10],
    ['09:59:59', '283', '10:00:00', 10],
    ['10:00:00', '280', '14:00:00', 14],
    ['21:59:59', '284', '22:00:00', 22],
  ])('at %s: %s runs until %s, and the next is at %s', (time, id, ends, hour) => {
    const found = sessionsAt(sessions, at(time))
    expect(found.running).toEqual({ id, ends: at(ends) })
    expect(found.next?.hour).toBe(hour)
  })

  it('end at midnight, and go on the day after', () => {
    const night = at('23:30:00')
    expect(sessionsAt(sessions, night)).toEqual({
      running: { id: '282', ends: at('23:30:00') + 1_800_000 },
      next: { hour: 1, starts: at('23:30:00') + 5_400_000 },
    })
    expect(sessionsAt([{ id: 'late', from: 22, to: 30 }], night).running?.ends).toBe(night + 1_800_000)
  })

  it('may have a gap, and there may be none at all', () => {
    expect(sessionsAt(sessions, at('00:30:00'))).toEqual({ next: { hour: 1, starts: at('01:00:00') } })
    expect(sessionsAt([], at('12:00:00'))).toEqual({})
  })
})
