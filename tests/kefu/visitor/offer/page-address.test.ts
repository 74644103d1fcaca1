// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { takeWish } from '#src/kefu/visitor/offer/page-address.ts'

const at = (address: string) => {
  history.replaceState(null, '', address)
  return takeWish()
}
afterEach(() => history.replaceState(null, '', '/'))

it('reads what a page of the shop’s own chat is asked to show', () => {
  expect(at('/kefu/mobile_user_chat?toUid=3&productId=12')).toEqual({ product: '12' })
  expect(at('/kefu/mobile_user_chat?orderId=cp17&product_id=12')).toEqual({ product: '12', order: 'cp17' })
  expect(at('/kefu/mobile_user_chat?order_id=cp17')).toEqual({ order: 'cp17' })
  expect(at('/kefu/mobile_user_chat?productId=')).toEqual({})
})

it('reads nothing of a page that is not the chat’s', () => {
  expect(at('/support/?productId=12&orderId=cp17')).toEqual({})
})
