import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-merchant-system-store'
const path = '/setting/merchant/system_store/list'
const on = { page: path, without: 'storeReader' }
const roles = {
  storeReader: [page],
  // before who adds: the one call is tried at an id, which is a change
  storeEditor: [page, 'merchant-edit'],
  storeAdder: [page, 'merchant-add'],
  storeRemover: [page, 'merchant-delete'],
  storeSwitcher: [page, 'merchant-status'],
}
const readers = Object.keys(roles)
const writers = ['storeAdder', 'storeEditor']

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    {
      who: readers,
      calls: call('adminapi', 'GET merchant/store', 'GET merchant/store/get_header', 'GET merchant/store/get_info/:id'),
    },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: writers, calls: call('adminapi', 'POST merchant/store/:id') },
    { who: ['storeRemover'], calls: call('adminapi', 'DELETE merchant/store/del/:id') },
    { who: ['storeSwitcher'], calls: call('adminapi', 'PUT merchant/store/set_show/:id/:is_show') },
  ],
  chooses: [{ who: writers, calls: call('adminapi', 'GET setting/city/full_list') }],
  buttons: [
    { ...on, word: '添加提货点', on: 'list', having: 'storeAdder', call: 'POST /adminapi/merchant/store/0' },
    { ...on, word: '编辑', on: 'row', having: 'storeEditor', call: 'POST /adminapi/merchant/store/:id' },
    { ...on, word: '删除', on: 'row', having: 'storeRemover', call: 'DELETE /adminapi/merchant/store/del/:id' },
  ],
})
