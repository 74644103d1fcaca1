import { addAccount, grantRole } from '#src/server/access/accounts.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const password = 'crm-demo-2026'

const decoration = [
  'admin-setting-pages',
  'admin-setting-pages-devise',
  'admin-setting-theme_style',
  'admin-setting-pages-cate',
  'admin-setting-pages-user',
  'admin-setting-pages-links',
]

export default {
  order: 0,
  async run({ db }: Seed) {
    await addAccount(db, { account: 'admin', password, name: '林店长', level: 0 })
    const editor = await addAccount(db, { account: 'editor', password, name: '小周', level: 1 })
    await grantRole(db, editor, '页面编辑', ['admin-index-index', ...decoration, 'system-file'])
  },
}
