import { expect, test } from 'vitest'
import { phonePageOf } from '#src/lib/phone-page.ts'

test.each([
  [{ phonePage: 'https://a.example/p', router: 'path', routePrefix: '/office' }, 'https://a.example/p'],
  [{ router: 'path', routePrefix: '/office' }, '/office/mobile_upload'],
  [{ router: 'path', routePrefix: 'back/office/' }, '/back/office/mobile_upload'],
  [{ router: 'path', routePrefix: '/' }, '/mobile_upload'],
  // the server's own address leads there
  [{ router: 'path', routePrefix: '/admin' }, ''],
  [{ router: 'memory', routePrefix: '/office' }, ''],
  [{}, ''],
])('%j leads a phone to %s', (element, page) => {
  expect(phonePageOf(element)).toBe(page)
})
