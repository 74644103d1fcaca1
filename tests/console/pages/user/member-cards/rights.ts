import { call, defineRights } from '../../../../support/rights.ts'

const path = '/user/grade/card'
const page = 'admin-user-grade-card'
const readers = ['cardReader', 'cardMaker', 'cardEditor', 'cardViewer']
const on = { page: path, without: 'cardReader' }

export default defineRights({
  roles: {
    cardReader: [page],
    cardMaker: [page, 'member-card-add'],
    cardEditor: [page, 'member-card-edit'],
    cardViewer: [page, 'member-card-scan'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET user/member_batch/index') },
    { who: ['cardMaker'], calls: call('adminapi', 'POST user/member_batch/save/:id') },
    { who: ['cardEditor'], calls: call('adminapi', 'GET user/member_batch/set_value/:id', 'GET user/member_card/set_status') },
    { who: ['cardViewer'], calls: call('adminapi', 'GET user/member_card/index/:card_batch_id') },
  ],
  buttons: [
    { ...on, on: 'list', word: '添加批次', having: 'cardMaker', call: 'POST /adminapi/user/member_batch/save/:id' },
    { ...on, on: 'row', word: '编辑批次名', having: 'cardEditor', call: 'GET /adminapi/user/member_batch/set_value/:id' },
  ],
})
