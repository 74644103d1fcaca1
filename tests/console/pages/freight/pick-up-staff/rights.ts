import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-merchant-system-store-staff'
const path = '/setting/merchant/system_store_staff/index'
const on = { page: path, without: 'clerkReader' }
const roles = {
  clerkReader: [page],
  // before who adds: the one call is tried at an id, which is a change
  clerkEditor: [page, 'merchant-staff-edit'],
  clerkAdder: [page, 'merchant-staff-add'],
  clerkRemover: [page, 'merchant-staff-delete'],
  clerkSwitcher: [page, 'merchant-staff-status'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET merchant/store_staff', 'GET merchant/store_list') },
    { who: ['clerkAdder'], calls: call('adminapi', 'GET merchant/store_staff/create') },
    { who: ['clerkEditor'], calls: call('adminapi', 'GET merchant/store_staff/:id/edit') },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: ['clerkAdder', 'clerkEditor'], calls: call('adminapi', 'POST merchant/store_staff/save/:id') },
    { who: ['clerkRemover'], calls: call('adminapi', 'DELETE merchant/store_staff/del/:id') },
    { who: ['clerkSwitcher'], calls: call('adminapi', 'PUT merchant/store_staff/set_show/:id/:is_show') },
  ],
  chooses: [{ who: ['clerkAdder', 'clerkEditor'], calls: call('adminapi', 'GET app/wechat/kefu/create') }],
  buttons: [
    { ...on, word: '添加核销员', on: 'list', having: 'clerkAdder', call: 'POST /adminapi/merchant/store_staff/save/0' },
    { ...on, word: '编辑', on: 'row', having: 'clerkEditor', call: 'GET /adminapi/merchant/store_staff/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'clerkRemover', call: 'DELETE /adminapi/merchant/store_staff/del/:id' },
  ],
})
