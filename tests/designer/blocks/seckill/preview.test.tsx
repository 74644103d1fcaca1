// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recorded } from '../../shop/recorded-shop.ts'
import { onPhone } from '../on-phone.tsx'

// the session from 14 to 18 o'clock is running in the shop
const afternoon = new Date('2026-11-21T15:00:00+08:00')
const rows = (recorded('/marketing/seckill') as { list: object[] }).list

let watch: ((isSeen: boolean) => void) | undefined
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    watch = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

const isCalm = (calm: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: calm }))

beforeEach(() => {
  vi.useFakeTimers({ now: afternoon })
  vi.stubGlobal('IntersectionObserver', Observer)
  isCalm(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the preview of a flash sale', () => {
  it('shows the products of the running session and its countdown', async () => {
    const { texts, all } = await onPhone('seckill', { accent: '#00ff00', gap: 4 })
    expect(texts('.designer-deal__name')).toEqual(['Apple/苹果iPad mini6 8.3英寸平板电脑 64G-WLAN版 深空灰色'])
    expect(texts('.designer-deal__price')).toEqual(['￥3999.00'])
    expect(texts('.designer-sale__discount')).toEqual(['11.1折起'])
    expect(texts('.designer-countdown i')).toEqual(['03', '00', '00'])
    expect(all('.designer-sale')[0]!.style.marginRight).toBe('4px')
    expect(all('.designer-deal__price')[0]!.style.color).toBe('#00ff00')
    expect(texts('.designer-deals__lead b')).toEqual(['限时秒杀'])
  })

  it('shows at most ten, and as many as it is told', async () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ ...rows[1], id }))
    const replies = { '/marketing/seckill': { list: many } }
    const { all, show } = await onPhone('seckill', { count: 99 }, { replies })
    expect(all('.designer-sale')).toHaveLength(10)
    await show({ count: 2 })
    expect(all('.designer-sale')).toHaveLength(2)
  })

  it('leaves out what is switched off', async () => {
    const off = { showsPrice: false, showsDiscount: false, showsName: false, showsTag: false }
    const { all, box } = await onPhone('seckill', off)
    expect(all('.designer-sale')).toHaveLength(1)
    expect(all('.designer-deal__name, .designer-deal__price, .designer-sale__discount')).toEqual([])
    expect(box.textContent).not.toContain('抢')
  })

  it('counts only while it can be seen', async () => {
    const { texts } = await onPhone('seckill')
    await pass(5000)
    expect(texts('.designer-countdown i')).toEqual(['03', '00', '00'])
    await act(async () => watch!(true))
    await pass(2000)
    expect(texts('.designer-countdown i')).toEqual(['02', '59', '53'])
    await act(async () => watch!(false))
    await pass(60_000)
    expect(texts('.designer-countdown i')).toEqual(['02', '59', '53'])
  })

  it('counts by the minute for those who want less motion', async () => {
    isCalm(true)
    const { texts } = await onPhone('seckill')
    await act(async () => watch!(true))
    await pass(59_000)
    expect(texts('.designer-countdown i')).toEqual(['03', '00', '00'])
    await pass(1000)
    expect(texts('.designer-countdown i')).toEqual(['02', '59', '00'])
  })

  it('goes over to the next session when one ends', async () => {
    vi.setSystemTime(new Date('2026-11-21T17:59:58+08:00'))
    const { texts } = await onPhone('seckill')
    expect(texts('.designer-countdown i')).toEqual(['00', '00', '02'])
    await pass(2500)
    expect(texts('.designer-deal__name')).toHaveLength(1)
    expect(texts('.designer-countdown i')).toEqual(['04', '00', '00'])
  })

  it('says that the shop hides it without a running session, and when the next begins', async () => {
    vi.setSystemTime(new Date('2026-11-21T00:30:00+08:00'))
    const { box } = await onPhone('seckill')
    expect(box.textContent).toContain('当前没有进行中的秒杀场次，商城不会显示此组件')
    expect(box.textContent).toContain('下一场 01:00 开始')
    expect(box.textContent).not.toContain('限时秒杀')
  })

  it('says that the shop hides it when the session has no products', async () => {
    const { box } = await onPhone('seckill', {}, { replies: { '/marketing/seckill': { list: [] } } })
    expect(box.textContent).toContain('本场没有秒杀商品')
  })

  it('keeps the room of the cards while the shop answers, and says quietly when it does not', async () => {
    const waiting = await onPhone('seckill', { count: 3 }, { replies: { '/marketing/seckill': () => new Promise(() => {}) } })
    expect(waiting.all('.designer-sale')).toHaveLength(3)
    expect(waiting.all('.designer-waiting').length).toBeGreaterThan(3)
    expect(waiting.texts('.designer-sale__discount')).toEqual([])
    const failed = await onPhone('seckill', {}, { replies: { '/marketing/seckill/time_list': new Error('gone') } })
    expect(failed.box.textContent).toBe('商城数据暂时读取不到，不影响编辑和保存')
  })

  it('asks the shop once for any number of blocks', async () => {
    const { calls, all } = await onPhone('seckill', {}, { times: 5 })
    expect(all('.designer-sales')).toHaveLength(5)
    expect(calls.map(({ path }) => path).toSorted()).toEqual(['/marketing/seckill', '/marketing/seckill/time_list'])
  })

  it('stays and says so when the module is switched off', async () => {
    const { box, calls } = await onPhone('seckill', {}, { modules: ['bargain'] })
    expect(box.textContent).toContain('该营销功能已关闭')
    expect(calls).toEqual([])
  })
})
