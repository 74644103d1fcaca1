import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-shipping-templates'
const readers = ['shippingReader', 'shippingAdder', 'shippingEditor', 'shippingRemover']
const path = '/setting/freight/shipping_templates/list'
const on = { page: path, without: 'shippingReader' }

export default defineRights({
  roles: {
    shippingReader: [page],
    shippingAdder: [page, 'shipping-temp-add'],
    shippingEditor: [page, 'shipping-temp-edit'],
    shippingRemover: [page, 'shipping-temp-delete'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET setting/shipping_templates/list') },
    // one call adds and changes; which one a role may do, the call itself finds out
    {
      who: ['shippingAdder', 'shippingEditor'],
      calls: call('adminapi', 'GET setting/shipping_templates/city_list', 'POST setting/shipping_templates/save/:id'),
    },
    { who: ['shippingEditor'], calls: call('adminapi', 'GET setting/shipping_templates/:id/edit') },
    { who: ['shippingRemover'], calls: call('adminapi', 'DELETE setting/shipping_templates/del/:id') },
  ],
  buttons: [
    { ...on, word: '添加运费模板', on: 'list', having: 'shippingAdder', call: 'POST /adminapi/setting/shipping_templates/save/0' },
    { ...on, word: '编辑', on: 'row', having: 'shippingEditor', call: 'GET /adminapi/setting/shipping_templates/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'shippingRemover', call: 'DELETE /adminapi/setting/shipping_templates/del/:id' },
  ],
})
