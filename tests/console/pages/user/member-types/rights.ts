import { call, defineRights } from '../../../../support/rights.ts'

const path = '/user/grade/type'
const page = 'admin-user-member-type'
const readers = ['memberTypeReader', 'memberTypeAdder', 'memberTypeEditor', 'memberTypeRemover', 'memberTypeSeller']
const on = { page: path, without: 'memberTypeReader' }

export default defineRights({
  roles: {
    memberTypeReader: [page],
    memberTypeEditor: [page, 'member-edit'],
    memberTypeAdder: [page, 'member-add'],
    memberTypeRemover: [page, 'member-delete'],
    memberTypeSeller: [page, 'member-status'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET user/member/ship') },
    { who: ['memberTypeEditor', 'memberTypeAdder'], calls: call('adminapi', 'POST user/member_ship/save/:id') },
    { who: ['memberTypeRemover'], calls: call('adminapi', 'DELETE user/member_ship/delete/:id') },
    { who: ['memberTypeSeller'], calls: call('adminapi', 'GET user/member_ship/set_ship_status') },
  ],
  buttons: [
    { ...on, on: 'list', word: '添加会员类型', having: 'memberTypeAdder', call: 'POST /adminapi/user/member_ship/save/0' },
    { ...on, on: 'row', word: '编辑', having: 'memberTypeEditor', call: 'POST /adminapi/user/member_ship/save/:id' },
    { ...on, on: 'row', word: '删除', having: 'memberTypeRemover', call: 'DELETE /adminapi/user/member_ship/delete/:id' },
  ],
})
