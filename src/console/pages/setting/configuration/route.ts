import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

/** Addresses of the shop's configuration, each with the key that its menu asks for (shell contract, `setting/setSystem/index`). */
const addresses: readonly [string, Route['auth']][] = [
  ['/setting/system_config', ['setting-system-config']],
  ['/setting/system_config_logistics', ['setting-system-config-logistics']],
  ['/setting/system_config_member_right', ['setting-system-config-member-right']],
  ['/setting/system_config_message', ['setting-system-config-message']],
  ['/setting/system_config_retail', true],
  ['/setting/wechat_config', true],
  ['/setting/routine_config', true],
  ['/setting/app_config', true],
  ['/setting/pc_config', true],
  ['/setting/kefu_config', true],
  ['/setting/lang_config', true],
  ['/setting/member_config', true],
  ['/setting/order_config', true],
  ['/setting/recharge_config', true],
  ['/setting/sign_config', true],
  ['/setting/user_config', true],
  ['/setting/yihaotong_config', true],
  ['/setting/other_config/copy', ['setting-other-copy']],
  ['/setting/other_config/electronic', ['setting-other-electronic']],
  ['/setting/other_config/logistics', ['setting-other-logistics']],
  ['/setting/other_config/out', ['setting-other-out']],
  ['/setting/other_config/pay', ['setting-other-sms']],
  ['/setting/other_config/print', ['setting-other-print']],
  ['/setting/other_config/sms', ['setting-other-sms']],
  ['/marketing/coupon/system_config', ['admin-order-storeOrder-index']],
  ['/marketing/integral/system_config', ['marketing-integral-system_config']],
  ['/marketing/model/system_config', ['system-model-system_config']],
  ['/marketing/member_config', true],
]

/** One page for all of them, with `/:type?/:tab_id?` behind each address. */
export const routes: readonly Route[] = addresses.flatMap(([path, auth]) =>
  ['', '/:type', '/:type/:tab_id'].map((rest) => ({ path: path + rest, auth })),
)

/** Of our own server: those whose settings something there reads; the entry of the system stands in a migration. */
export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/setting/order_config/2/113',
    key: 'setting-order-config',
    title: { 'zh-cn': '订单配置', en: 'Order settings', 'zh-tw': '訂單設定' },
    under: '/order',
    sort: -1,
  },
  {
    type: 'menu',
    path: '/marketing/integral/system_config/2/11',
    key: 'marketing-integral-system_config',
    title: { 'zh-cn': '积分配置', en: 'Points', 'zh-tw': '積分設定' },
    under: '/marketing',
    sort: 20,
  },
  {
    type: 'menu',
    path: '/setting/system_config_retail/2/9',
    key: 'setting-system_config_retail',
    title: { 'zh-cn': '分销设置', en: 'Commissions', 'zh-tw': '分銷設定' },
    under: '/user',
    sort: -1,
  },
  {
    type: 'menu',
    path: '/setting/kefu_config/2/69',
    key: 'setting-kefu-config',
    title: { 'zh-cn': '客服配置', en: 'Customer service settings', 'zh-tw': '客服設定' },
    under: '/kefu',
  },
]
