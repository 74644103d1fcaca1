import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { categoryEditor: ['admin-setting-pages-cate'] },
  pages: { '/setting/pages/cate_page/1': ['editor', 'categoryEditor'], '/setting/pages/devise/1': ['editor'] },
})
