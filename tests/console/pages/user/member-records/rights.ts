import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { memberReader: ['admin-user-grade-record'] },
  pages: { '/user/grade/record': ['memberReader'] },
  calls: [{ who: ['memberReader'], calls: call('adminapi', 'GET user/member/record') }],
})
