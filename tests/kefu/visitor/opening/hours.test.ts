import { expect, it } from 'vitest'
import { hoursText } from '#src/kefu/visitor/opening/hours.ts'

const work = { days: [5, 1, 2, 3, 4], from: '09:00', to: '18:00' }

it('says hours as people do: days in a row are a range', () => {
  expect(hoursText([work, { days: [6], from: '10:00', to: '16:00' }], 'zh-cn', '至')).toEqual([
    '周一至周五 09:00–18:00',
    '周六 10:00–16:00',
  ])
  expect(hoursText([{ ...work, days: [1, 2, 4, 7] }], 'zh-cn', '至')).toEqual(['周一至周二、周四、周日 09:00–18:00'])
  expect(hoursText([work], 'en', '–')).toEqual(['Mon–Fri 09:00–18:00'])
  expect(hoursText([{ ...work, days: [] }], 'en', '–')).toEqual([])
})
