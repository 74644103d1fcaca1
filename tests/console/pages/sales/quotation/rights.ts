import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-quotation-index'
const page = '/marketingManagement/quotation'
const call = (name: string) => `POST /api/doc/quotation/${name}`
const button = (word: string, on: 'list' | 'row', name: string) => ({
  ...{ page, word, on, without: 'quotationReader', having: 'quoter' },
  call: call(name),
})

export default defineRights({
  roles: {
    quotationReader: [key],
    quoter: [key, ...['add', 'edit', 'send', 'accept', 'lose', 'void'].map((name) => `${key}-${name}`)],
    // buttons without their page
    quoterWithoutPage: ['add', 'edit', 'send', 'accept', 'lose', 'void'].map((name) => `${key}-${name}`),
  },
  pages: { [page]: ['quoter', 'quotationReader'] },
  calls: [
    { who: ['quoter', 'quotationReader'], calls: ['options', 'list', 'read', 'history'].map(call) },
    { who: ['quoter'], calls: [call('*')] },
  ],
  chooses: [
    {
      who: ['quoter', 'quotationReader'],
      calls: ['POST /api/party/customer/options', 'POST /api/basic/unit/options', 'GET /adminapi/table/staff/options'],
    },
  ],
  buttons: [
    button('添加', 'list', 'add'),
    button('编辑', 'row', 'edit'),
    button('发出', 'row', 'send'),
    button('成交', 'row', 'accept'),
    button('未成交', 'row', 'lose'),
    button('作废', 'row', 'void'),
  ],
  example: page,
})
