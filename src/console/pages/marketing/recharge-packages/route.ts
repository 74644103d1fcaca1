import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

/** The contract names no key for its address; our own server judges every call. */
export const routes: readonly Route[] = [{ path: '/marketing/recharge', auth: true }]

const under = 'marketing-recharge'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/marketing/recharge',
    key: under,
    title: { 'zh-cn': '充值配置', en: 'Recharge packages', 'zh-tw': '儲值設定' },
    under: '/marketing',
    sort: 40,
  },
  { type: 'button', key: 'recharge-package-add', title: { 'zh-cn': '添加充值金额', en: 'Add packages', 'zh-tw': '新增儲值金額' }, under },
  { type: 'button', key: 'recharge-package-edit', title: { 'zh-cn': '编辑充值金额', en: 'Edit packages', 'zh-tw': '編輯儲值金額' }, under },
  {
    type: 'button',
    key: 'recharge-package-delete',
    title: { 'zh-cn': '删除充值金额', en: 'Delete packages', 'zh-tw': '刪除儲值金額' },
    under,
  },
  {
    type: 'button',
    key: 'recharge-package-status',
    title: { 'zh-cn': '充值金额状态', en: 'Switch packages', 'zh-tw': '儲值金額狀態' },
    under,
  },
  {
    type: 'button',
    key: 'recharge-agreement',
    title: { 'zh-cn': '修改用户协议', en: 'Edit the agreement', 'zh-tw': '修改會員協議' },
    under,
  },
]
