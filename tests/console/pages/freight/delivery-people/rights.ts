import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-delivery-service'
const path = '/setting/delivery_service/index'
const on = { page: path, without: 'deliveryReader' }
const roles = {
  deliveryReader: [page],
  deliveryAdder: [page, 'delivery-service-add'],
  deliveryEditor: [page, 'delivery-service-edit'],
  deliveryRemover: [page, 'delivery-service-delete'],
  deliverySwitcher: [page, 'delivery-service-status'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET order/delivery/index', 'GET order/delivery/list') },
    { who: ['deliveryAdder'], calls: call('adminapi', 'GET order/delivery/add', 'POST order/delivery/save') },
    { who: ['deliveryEditor'], calls: call('adminapi', 'GET order/delivery/:id/edit', 'PUT order/delivery/update/:id') },
    { who: ['deliveryRemover'], calls: call('adminapi', 'DELETE order/delivery/del/:id') },
    { who: ['deliverySwitcher'], calls: call('adminapi', 'GET order/delivery/set_status/:id/:status') },
  ],
  chooses: [{ who: ['deliveryAdder'], calls: call('adminapi', 'GET app/wechat/kefu/create') }],
  buttons: [
    { ...on, word: '添加配送员', on: 'list', having: 'deliveryAdder', call: 'POST /adminapi/order/delivery/save' },
    { ...on, word: '编辑', on: 'row', having: 'deliveryEditor', call: 'GET /adminapi/order/delivery/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'deliveryRemover', call: 'DELETE /adminapi/order/delivery/del/:id' },
  ],
})
