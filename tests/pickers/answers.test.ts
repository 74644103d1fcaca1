import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askOnce, forget, cachedAnswer } from '#src/pickers/answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('answers', () => {
  it('are shared by everybody who asks the same of the same shop', async () => {
    const shop = {}
    const ask = vi.fn(async () => 'a')
    expect(await Promise.all([askOnce(shop, 'k', ask), askOnce(shop, 'k', ask)])).toEqual(['a', 'a'])
    expect(await askOnce(shop, 'k', ask)).toBe('a')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(cachedAnswer(shop, 'k')).toEqual({ data: 'a' })
    await askOnce({}, 'k', ask)
    await askOnce(shop, 'other', ask)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('are asked again after a minute, a failure, or a change', async () => {
    const shop = {}
    let number = 0
    const ask = async () => {
      if (++number === 1) throw new Error('no')
      return number
    }
    await expect(askOnce(shop, 'list 1', ask)).rejects.toThrow('no')
    expect(await askOnce(shop, 'list 1', ask)).toBe(2)
    vi.advanceTimersByTime(61_000)
    expect(cachedAnswer(shop, 'list 1')).toBeUndefined()
    expect(await askOnce(shop, 'list 1', ask)).toBe(3)
    await askOnce(shop, 'tree', ask)
    forget(shop, 'list ')
    expect(cachedAnswer(shop, 'list 1')).toBeUndefined()
    expect(cachedAnswer(shop, 'tree')).toEqual({ data: 4 })
  })
})
