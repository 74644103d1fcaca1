import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { memberEditor: ['admin-setting-pages-user'] },
  pages: { '/setting/pages/user_page/2': ['editor', 'memberEditor'], '/setting/pages/devise/2': ['editor'] },
  calls: [{ who: ['editor', 'memberEditor'], calls: call('adminapi', 'GET diy/get_member', 'POST diy/member_save') }],
})
