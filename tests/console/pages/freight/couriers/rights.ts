import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-freight-express'
const readers = ['courierReader', 'courierAdder', 'courierEditor', 'courierRemover']
const on = { page: '/setting/freight/express/index', without: 'courierReader' }

export default defineRights({
  roles: {
    courierReader: [page],
    courierAdder: [page, 'express-add'],
    courierEditor: [page, 'express-edit'],
    courierRemover: [page, 'express-delete'],
  },
  pages: { '/setting/freight/express/index': readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET freight/express') },
    { who: ['courierAdder'], calls: call('adminapi', 'GET freight/express/create', 'POST freight/express') },
    {
      who: ['courierEditor'],
      calls: call('adminapi', 'GET freight/express/:id/edit', 'PUT freight/express/:id', 'PUT freight/express/set_status/:id/:is_show'),
    },
    { who: ['courierRemover'], calls: call('adminapi', 'DELETE freight/express/:id') },
  ],
  buttons: [
    { ...on, word: '添加物流公司', on: 'list', having: 'courierAdder', call: 'POST /adminapi/freight/express' },
    { ...on, word: '编辑', on: 'row', having: 'courierEditor', call: 'GET /adminapi/freight/express/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'courierRemover', call: 'DELETE /adminapi/freight/express/:id' },
  ],
  shopButtons: [{ page: '/setting/freight/express/index', word: '同步物流公司', key: 'express-sync' }],
})
