// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { takeNamedVisitor } from '#src/kefu/agent/scan/scanned-key.ts'

const at = (address: string) => {
  history.replaceState(null, '', address)
  return takeNamedVisitor()
}
afterEach(() => history.replaceState(null, '', '/'))

it('reads whom the shop’s own phone page names, once', () => {
  expect(at('/kefu/mobile_chat?toUid=17&nickname=x')).toBe('17')
  expect(location.pathname + location.search).toBe('/kefu')
  expect(takeNamedVisitor()).toBeNull()
})

it('takes nothing for a visitor that is no number', () => {
  for (const wrong of ['', '-1', '1.5', '1 or 1', '1'.repeat(16), '<b>']) {
    expect(at(`/kefu/mobile_chat?toUid=${encodeURIComponent(wrong)}`), wrong).toBeNull()
    expect(location.search).toBe('')
  }
})

it('leaves other pages alone', () => {
  expect(at('/kefu/pc_list?toUid=17')).toBeNull()
  expect(location.pathname + location.search).toBe('/kefu/pc_list?toUid=17')
})
