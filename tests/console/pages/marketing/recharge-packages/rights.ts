import { call, defineRights } from '../../../../support/rights.ts'

const path = '/marketing/recharge'
const page = 'marketing-recharge'
const readers = ['packageReader', 'packageAdder', 'packageEditor', 'packageRemover', 'packageSwitcher', 'packageWriter']
const on = { page: path, without: 'packageReader' }

export default defineRights({
  roles: {
    packageReader: [page],
    packageAdder: [page, 'recharge-package-add'],
    packageEditor: [page, 'recharge-package-edit'],
    packageRemover: [page, 'recharge-package-delete'],
    packageSwitcher: [page, 'recharge-package-status'],
    packageWriter: [page, 'recharge-agreement'],
  },
  calls: [
    { who: readers, calls: call('adminapi', 'GET setting/group_data', 'GET setting/get_user_agreement') },
    { who: ['packageAdder'], calls: call('adminapi', 'GET setting/group_data/create', 'POST setting/group_data') },
    { who: ['packageEditor'], calls: call('adminapi', 'GET setting/group_data/:id/edit', 'PUT setting/group_data/:id') },
    { who: ['packageRemover'], calls: call('adminapi', 'DELETE setting/group_data/:id') },
    { who: ['packageSwitcher'], calls: call('adminapi', 'PUT setting/group_data/set_status/:id/:status') },
    { who: ['packageWriter'], calls: call('adminapi', 'POST setting/set_user_agreement') },
  ],
  buttons: [
    { ...on, on: 'list', word: '添加数据', having: 'packageAdder', call: 'POST /adminapi/setting/group_data' },
    { ...on, on: 'list', word: '用户协议', having: 'packageWriter', call: 'POST /adminapi/setting/set_user_agreement' },
    { ...on, on: 'row', word: '编辑', having: 'packageEditor', call: 'GET /adminapi/setting/group_data/:id/edit' },
    { ...on, on: 'row', word: '删除', having: 'packageRemover', call: 'DELETE /adminapi/setting/group_data/:id' },
  ],
})
