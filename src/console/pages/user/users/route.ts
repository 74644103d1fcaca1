import type { PageMenuEntry, Titles } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/list', auth: ['admin-user-user-index'], hasRecords: true }]

const button = (key: string, title: Titles): PageMenuEntry => ({ type: 'button', key, title, under: 'admin-user-user-index' })

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/list',
    key: 'admin-user-user-index',
    title: { 'zh-cn': '用户管理', en: 'Users', 'zh-tw': '會員管理' },
    under: '/user',
    sort: 10,
  },
  button('user-create', { 'zh-cn': '添加用户', en: 'Add users', 'zh-tw': '新增會員' }),
  button('user-info', { 'zh-cn': '编辑用户', en: 'Edit users', 'zh-tw': '編輯會員' }),
  button('user-set-balance', { 'zh-cn': '积分余额', en: 'Balance and points', 'zh-tw': '積分餘額' }),
  button('user-set-level-time', { 'zh-cn': '赠送会员', en: 'Give levels and membership', 'zh-tw': '贈送會員' }),
  button('user-set-group', { 'zh-cn': '设置分组', en: 'Set the group', 'zh-tw': '設定分組' }),
  button('user-set-label', { 'zh-cn': '设置标签', en: 'Set the labels', 'zh-tw': '設定標籤' }),
  button('user-set-spread', { 'zh-cn': '修改上级推广人', en: 'Change the promoter', 'zh-tw': '修改上級推廣人' }),
  button('user-batch-set-group', { 'zh-cn': '批量设置分组', en: 'Set the group of many', 'zh-tw': '批次設定分組' }),
  button('user-batch-set-label', { 'zh-cn': '批量设置标签', en: 'Set the labels of many', 'zh-tw': '批次設定標籤' }),
  button('user-send-coupon', { 'zh-cn': '发送优惠券', en: 'Send coupons', 'zh-tw': '發送優惠券' }),
  button('admin-user-personal-data', {
    'zh-cn': '查看手机号、身份证和地址',
    en: 'See phone, identity card and address',
    'zh-tw': '查看手機號、身分證和地址',
  }),
]
