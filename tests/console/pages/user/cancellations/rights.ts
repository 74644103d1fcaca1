import { call, defineRights } from '../../../../support/rights.ts'

const page = 'user-user-cancel'
const address = '/user/cancel'
const readers = ['closingReader', 'closingJudge']
const on = { page: address, on: 'row', without: 'closingReader', having: 'closingJudge' } as const

export default defineRights({
  roles: { closingReader: [page], closingJudge: [page, 'user-cancel-decide'] },
  pages: { [address]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET user/cancel_list', 'POST user/cancel/set_mark') },
    { who: ['closingJudge'], calls: call('adminapi', 'GET user/cancel/agree/:id', 'GET user/cancel/refuse/:id') },
  ],
  buttons: [
    { ...on, word: '同意', call: 'GET /adminapi/user/cancel/agree/:id' },
    { ...on, word: '拒绝', call: 'GET /adminapi/user/cancel/refuse/:id' },
  ],
})
