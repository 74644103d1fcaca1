// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { countInTitle } from '#src/kefu/visitor/notices/page-title.ts'

it('counts before the title, and leaves what the page calls itself', () => {
  document.title = '橡果生活'
  countInTitle(3)
  expect(document.title).toBe('(3) 橡果生活')
  countInTitle(120)
  expect(document.title).toBe('(99) 橡果生活')
  document.title = '(7) 购物车'
  countInTitle(1)
  expect(document.title).toBe('(1) (7) 购物车')
  countInTitle(0)
  expect(document.title).toBe('(7) 购物车')
})
