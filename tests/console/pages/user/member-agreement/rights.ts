import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-user-grade-agreement'

export default defineRights({
  roles: { memberAgreementWriter: [page] },
  pages: { '/user/grade/agreement': ['memberAgreementWriter'] },
  calls: [{ who: ['memberAgreementWriter'], calls: call('adminapi', 'GET user/member/agreement', 'POST user/member_agreement/save/:id') }],
})
