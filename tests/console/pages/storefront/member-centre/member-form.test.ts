import { describe, expect, it } from 'vitest'
import type { MemberCentre } from '#src/api/appearance.ts'
import { firstGap, freshEntry, moved, readForm, writeForm } from '#src/console/pages/storefront/member-centre/member-form.ts'
import { loadRecorded } from '../../../../replay/recorded.mjs'

const recorded = loadRecorded().get('adminapi_diy_get_member')!.responseBody.data as MemberCentre

describe('the member centre on the wire', () => {
  it('is written back as it was read, what is unknown included', () => {
    const { color_change: _, ...stored } = recorded
    expect(writeForm(readForm(recorded))).toEqual({ ...stored, my_banner_status: 0 })
  })

  it('keeps services apart from what the merchant has', () => {
    const form = readForm(recorded)
    const merchant = form.merchant.map(({ name }) => name)
    for (const name of merchant) expect(['客服接待', '订单核销', '统计管理']).toContain(name)
    expect(form.services.map(({ name }) => name)).not.toContain('客服接待')
    expect(form.services.length + form.merchant.length).toBe(recorded.routine_my_menus.length)
    const link = readForm({ ...recorded, routine_my_menus: [{ name: '改过名', pic: 'a.png', url: '/pages/admin/order/index' }] })
    expect(link).toMatchObject({ services: [], merchant: [{ name: '改过名' }] })
  })

  it('reads switches, numbers and pictures in every spelling', () => {
    const item = { name: '一', pic: 'a.png', url: '/x' }
    for (const [sent, isShown] of [
      [true, true],
      [1, true],
      ['1', true],
      [false, false],
      [0, false],
      ['', false],
      [null, false],
    ] as const)
      expect(readForm({ ...recorded, my_banner_status: sent as never }).isBannerShown, String(sent)).toBe(isShown)
    const form = readForm({ ...recorded, status: '3' as never, routine_my_banner: [item], routine_my_menus: null as never })
    expect(form).toMatchObject({ style: 3, banners: [{ picture: 'a.png' }], services: [], merchant: [] })
    expect(writeForm(form).routine_my_banner[0]).toEqual(item)
  })
})

describe('entries', () => {
  it('say what they lack', () => {
    const form = readForm(recorded)
    expect(firstGap(form)).toBeUndefined()
    const bare = { ...freshEntry(), name: '新', picture: 'a.png' }
    expect(firstGap({ ...form, services: [...form.services, bare] })).toEqual({
      list: 'services',
      place: form.services.length,
      gap: 'link',
    })
  })

  it('are moved, and stay at the ends', () => {
    const [a, b, c] = [freshEntry(), freshEntry(), freshEntry()]
    expect(moved([a, b, c], 0, 1)).toEqual([b, a, c])
    expect(moved([a, b, c], 2, -1)).toEqual([a, c, b])
    expect(moved([a, b, c], 2, 1)).toEqual([a, b, c])
  })
})
