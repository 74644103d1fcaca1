import { afterAll, beforeAll } from 'vitest'
import type { EnteredOrder } from '#src/api/order-entry.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

export interface Reply<Data = unknown> {
  status: number
  msg: string
  code?: string
  data: Data
  errors?: Record<string, string>
}

/** A shop with a buyer and two goods; its staff's calls, and orders as its storefront enters them. */
export function orderStage() {
  const held = testApp()
  let who: SignedIn
  let shop: ShopStage
  let entered = 0
  beforeAll(async () => {
    process.env['CRM_SHOP_KEY'] = 'a key of the storefront'
    who = await signedIn(held.app)
    shop = await stageShop(held.app.db, 200)
  })
  afterAll(() => {
    delete process.env['CRM_SHOP_KEY']
  })
  const call = async <Data = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply<Data>> =>
    (await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })).json()
  const enter = async (more: object = {}): Promise<Reply<EnteredOrder>> =>
    (
      await held.app.inject({
        ...{ method: 'POST', url: '/api/shop/orders', headers: { 'x-shop-key': 'a key of the storefront' } },
        payload: {
          ...{ external_no: `T${++entered}`, uid: shop.uid, lines: [{ unique: shop.codes[0], num: 3 }], pay_type: 'weixin' },
          ...{ real_name: '王五', user_phone: '13800000003', user_address: '江苏省 苏州市 人民路 1 号', ...more },
        },
      })
    ).json()
  return {
    /** Calls as somebody with these keys; reads unless told. */
    async as(keys: readonly string[]) {
      const { headers } = await signedIn(held.app, [...keys])
      return async (path: string, method: 'GET' | 'PUT' | 'DELETE' = 'GET', payload?: object): Promise<Reply> =>
        (await held.app.inject({ method, url: `/adminapi/${path}`, headers, ...(payload && { payload }) })).json()
    },
    call,
    enter,
    /** The server, and the session of its first administrator, for a screen. */
    get app() {
      return held.app
    },
    get who() {
      return who
    },
    bought: async (more: object = {}) => (await enter(more)).data,
    get db() {
      return held.app.db
    },
    get shop() {
      return shop
    },
  }
}
