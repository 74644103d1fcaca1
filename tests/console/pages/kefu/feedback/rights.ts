import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-setting-store_service-feedback'
const path = '/setting/store_service/feedback'
const on = { page: path, without: 'feedbackReader' }
const roles = {
  feedbackReader: [page],
  feedbackHandler: [page, 'service-feedback-reply'],
  feedbackRemover: [page, 'service-feedback-delete'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET app/feedback') },
    { who: ['feedbackHandler'], calls: call('adminapi', 'GET app/feedback/:id/edit', 'PUT app/feedback/:id') },
    { who: ['feedbackRemover'], calls: call('adminapi', 'DELETE app/feedback/:id') },
  ],
  buttons: [
    { ...on, word: '处理', on: 'row', having: 'feedbackHandler', call: 'GET /adminapi/app/feedback/:id/edit' },
    { ...on, word: '备注', on: 'row', having: 'feedbackHandler', call: 'GET /adminapi/app/feedback/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'feedbackRemover', call: 'DELETE /adminapi/app/feedback/:id' },
  ],
})
