import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-order-refund'
const path = '/order/refund'
const readers = ['refundReader', 'refundNoter', 'refundPayer', 'refundRefuser', 'refundContactReader', 'refundRemover']

const refunds = (...calls: string[]) => call('adminapi', ...calls.map((one) => one.replace(' ', ' refund/')))
const button = (word: string, having: string, narrowed: string, made: string) => ({
  ...{ page: `${path}${narrowed}`, word, on: 'row' as const, without: 'refundReader', having },
  call: made,
})

export default defineRights({
  roles: {
    refundReader: [page],
    refundNoter: [page, 'refund-mark'],
    refundPayer: [page, 'refund-yes'],
    refundRefuser: [page, 'refund-no'],
    refundContactReader: [page, 'admin-user-personal-data'],
    refundRemover: [page, 'order-delete'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: refunds('GET list', 'GET info/:uni') },
    { who: ['refundNoter'], calls: refunds('PUT remark/:id') },
    { who: ['refundPayer'], calls: refunds('GET agree/:id', 'GET refund/:id') },
    // it pays or refuses, as its body says
    { who: ['refundPayer', 'refundRefuser'], calls: refunds('PUT refund/:id') },
    { who: ['refundRefuser'], calls: refunds('GET no_refund/:id', 'PUT no_refund/:id') },
    { who: ['refundContactReader'], calls: refunds('GET personal_data/:id') },
  ],
  // it is the order that is removed
  chooses: [{ who: ['refundRemover'], calls: call('adminapi', 'DELETE order/del/:id') }],
  buttons: [
    button('立即退款', 'refundPayer', '?refund_type=1', refunds('GET refund/:id')[0]!),
    button('同意退货', 'refundPayer', '?refund_type=2', refunds('GET agree/:id')[0]!),
    button('不退款', 'refundRefuser', '?refund_type=1', refunds('GET no_refund/:id')[0]!),
    button('备注', 'refundNoter', '', refunds('PUT remark/:id')[0]!),
    button('删除', 'refundRemover', '?refund_type=6', call('adminapi', 'DELETE order/del/:id')[0]!),
    button('查看联系方式', 'refundContactReader', '', refunds('GET personal_data/:id')[0]!),
    { ...button('批量审核', 'refundPayer', '', refunds('PUT refund/:id')[0]!), on: 'batch' as const },
  ],
})
