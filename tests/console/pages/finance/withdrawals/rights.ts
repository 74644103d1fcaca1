import { call, defineRights } from '../../../../support/rights.ts'

const path = '/finance/user_extract/index'
const page = 'finance-user_extract'
const readers = ['withdrawalReader', 'withdrawalEditor', 'withdrawalJudge', 'withdrawalPayer', 'withdrawalBooks']
const on = { page: path, on: 'row', without: 'withdrawalReader' } as const

export default defineRights({
  roles: {
    withdrawalReader: [page],
    withdrawalEditor: [page, 'extract-edit'],
    withdrawalJudge: [page, 'extract-status'],
    withdrawalPayer: [page, 'extract-account'],
    withdrawalBooks: [page, 'finance-finance-commission'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET finance/extract') },
    { who: ['withdrawalPayer'], calls: call('adminapi', 'GET finance/extract_account/:id') },
    { who: ['withdrawalEditor'], calls: call('adminapi', 'GET finance/extract/:id/edit', 'PUT finance/extract/:id') },
    { who: ['withdrawalJudge'], calls: call('adminapi', 'PUT finance/extract/adopt/:id', 'PUT finance/extract/refuse/:id') },
  ],
  buttons: [
    { ...on, on: 'list', word: '佣金记录', having: 'withdrawalBooks', call: 'GET /adminapi/finance/finance/commission_list' },
    { ...on, word: '编辑', having: 'withdrawalEditor', call: 'GET /adminapi/finance/extract/:id/edit' },
    { ...on, word: '查看账号', having: 'withdrawalPayer', call: 'GET /adminapi/finance/extract_account/99999999' },
    { ...on, word: '通过', having: 'withdrawalJudge', call: 'PUT /adminapi/finance/extract/adopt/:id' },
    { ...on, word: '驳回', having: 'withdrawalJudge', call: 'PUT /adminapi/finance/extract/refuse/:id' },
    { ...on, on: 'batch', word: '批量审核', having: 'withdrawalJudge', call: 'PUT /adminapi/finance/extract/adopt/:id' },
  ],
})
