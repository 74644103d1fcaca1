import { describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { ask, questionOf } from '#src/ui/confirm/confirm.ts'

describe('a question', () => {
  it('waits for its answer and goes', async () => {
    const host = {} as Host
    const answer = ask(host, { title: 'Delete?' })
    questionOf(host).get()!.answer(true)
    expect(await answer).toBe(true)
    expect(questionOf(host).get()).toBeUndefined()
  })

  it('is answered with no by the next one', async () => {
    const host = {} as Host
    const first = ask(host, { title: '1' })
    const second = ask(host, { title: '2' })
    expect(await first).toBe(false)
    expect(questionOf(host).get()!.title).toBe('2')
    questionOf(host).get()!.answer(false)
    expect(await second).toBe(false)
  })
})
