import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-payments-index'
const page = '/purchasingManagement/payments'
const paid = 'admin-store-materialPurchase-paid'
const on = (word: string, where: 'list' | 'row', call: string) => ({
  ...{ page, word, on: where, without: 'paymentReader', having: 'payer' },
  call: `POST /api/${call}`,
})

export default defineRights({
  roles: { paymentReader: [key, 'price:buy'], payer: [key, 'price:view', paid] },
  pages: { [page]: ['paymentReader', 'payer'] },
  chooses: [{ who: ['paymentReader', 'payer'], calls: ['POST /api/party/supplier/options', 'POST /api/basic/cashAccount/options'] }],
  buttons: [
    on('付款', 'list', 'order/addPaid'),
    { ...on('核销', 'row', 'finance/allocate'), page: `${page}?state=left` },
    { ...on('取消核销', 'row', 'finance/unallocate'), page: `${page}?state=settled` },
    on('撤销付款', 'row', 'order/delPaid'),
  ],
  example: page,
})
