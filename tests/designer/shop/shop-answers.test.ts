import { describe, expect, it, vi } from 'vitest'
import { ShopAnswers, type Shop } from '#src/designer/shop/shop-answers.ts'

const shop = { base: '', send: () => Promise.reject(new Error('unused')) } as unknown as Shop

describe('the shop’s answers', () => {
  it('are asked for once, by the first who looks, whatever number of blocks show them', async () => {
    const ask = vi.fn(() => Promise.resolve(['row']))
    const answers = new ShopAnswers(shop)
    const $answer = answers.$answer({ key: 'a', ask })
    expect(ask).not.toHaveBeenCalled()
    const stops = [$answer.listen(() => {}), answers.$answer({ key: 'a', ask }).listen(() => {})]
    expect($answer.get()).toBeUndefined()
    await vi.waitFor(() => expect($answer.get()).toEqual(['row']))
    stops.forEach((stop) => stop())
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('that failed are asked for again by whoever looks next, not by those who wait', async () => {
    vi.useFakeTimers()
    const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('row')
    const answers = new ShopAnswers(shop)
    const $answer = answers.$answer({ key: 'a', ask })
    const seen: unknown[] = []
    const stop = $answer.subscribe((answer) => seen.push(answer))
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen).toEqual([undefined, null])
    expect(ask).toHaveBeenCalledTimes(1)
    stop()
    await vi.advanceTimersByTimeAsync(2000)
    $answer.listen((answer) => seen.push(answer))
    await vi.advanceTimersByTimeAsync(10)
    expect(seen.at(-1)).toBe('row')
    vi.useRealTimers()
  })

  it('are kept apart by their key', async () => {
    const answers = new ShopAnswers(shop)
    const [$a, $b] = ['a', 'b'].map((key) => answers.$answer({ key, ask: () => Promise.resolve(key) }))
    $a!.listen(() => {})
    $b!.listen(() => {})
    await vi.waitFor(() => expect([$a!.get(), $b!.get()]).toEqual(['a', 'b']))
  })
})
