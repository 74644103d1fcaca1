import { call, defineRights } from '../../../../support/rights.ts'

const path = '/user/grade/right'
const page = 'admin-user-grade-right'
const readers = ['benefitReader', 'benefitEditor', 'benefitSwitcher']

export default defineRights({
  roles: { benefitReader: [page], benefitEditor: [page, 'member-right-edit'], benefitSwitcher: [page, 'member-right-status'] },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET user/member/right') },
    { who: ['benefitEditor', 'benefitSwitcher'], calls: call('adminapi', 'POST user/member_right/save/:id') },
  ],
  buttons: [
    {
      ...{ page: path, on: 'row', word: '编辑', without: 'benefitReader', having: 'benefitEditor' },
      call: 'POST /adminapi/user/member_right/save/:id',
    },
  ],
})
