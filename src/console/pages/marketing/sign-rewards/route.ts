import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

/** The contract names no key for its address; our own server judges every call. */
export const routes: readonly Route[] = [{ path: '/marketing/sign_rewards', auth: true }]

const under = 'marketing-sign-rewards'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/marketing/sign_rewards',
    key: under,
    title: { 'zh-cn': '签到奖励', en: 'Sign-in rewards', 'zh-tw': '簽到獎勵' },
    under: '/marketing',
    sort: 30,
  },
  { type: 'button', key: 'sign-reward-add', title: { 'zh-cn': '添加签到奖励', en: 'Add rewards', 'zh-tw': '新增簽到獎勵' }, under },
  { type: 'button', key: 'sign-reward-edit', title: { 'zh-cn': '编辑签到奖励', en: 'Edit rewards', 'zh-tw': '編輯簽到獎勵' }, under },
  { type: 'button', key: 'sign-reward-delete', title: { 'zh-cn': '删除签到奖励', en: 'Delete rewards', 'zh-tw': '刪除簽到獎勵' }, under },
]
