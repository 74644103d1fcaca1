import { call, defineRights } from '../../../../support/rights.ts'

const path = '/finance/user_recharge/index'
const page = 'finance-user-recharge'
const readers = ['rechargeReader', 'rechargeRefunder', 'rechargeRemover']
const on = { page: path, on: 'row', without: 'rechargeReader' } as const

export default defineRights({
  roles: {
    rechargeReader: [page],
    rechargeRefunder: [page, 'recharge-refund'],
    rechargeRemover: [page, 'recharge-delete'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET finance/recharge', 'GET finance/recharge/user_recharge') },
    { who: ['rechargeRefunder'], calls: call('adminapi', 'GET finance/recharge/:id/refund_edit', 'PUT finance/recharge/:id') },
    { who: ['rechargeRemover'], calls: call('adminapi', 'DELETE finance/recharge/:id') },
  ],
  buttons: [
    { ...on, word: '退款', having: 'rechargeRefunder', call: 'GET /adminapi/finance/recharge/:id/refund_edit' },
    { ...on, word: '删除', having: 'rechargeRemover', call: 'DELETE /adminapi/finance/recharge/:id' },
  ],
})
