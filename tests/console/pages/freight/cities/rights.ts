import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-system-city'
const readers = ['cityReader', 'cityAdder', 'cityEditor', 'cityRemover', 'cityCleaner']
const on = { page: '/setting/freight/city/list', without: 'cityReader' }

export default defineRights({
  roles: {
    cityReader: [page],
    cityAdder: [page, 'system-city-add'],
    cityEditor: [page, 'system-city-edit'],
    cityRemover: [page, 'system-city-delete'],
    cityCleaner: [page, 'system-city-clear-cache'],
  },
  pages: { '/setting/freight/city/list': readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET setting/city/list/:parent_id', 'GET setting/city/full_list') },
    { who: ['cityAdder'], calls: call('adminapi', 'GET setting/city/add/:parent_id') },
    { who: ['cityEditor'], calls: call('adminapi', 'GET setting/city/:id/edit') },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: ['cityAdder', 'cityEditor'], calls: call('adminapi', 'POST setting/city/save') },
    { who: ['cityRemover'], calls: call('adminapi', 'DELETE setting/city/del/:city_id') },
    { who: ['cityCleaner'], calls: call('adminapi', 'GET setting/city/clean_cache') },
  ],
  buttons: [
    { ...on, word: '添加地区', on: 'list', having: 'cityAdder', call: 'POST /adminapi/setting/city/save' },
    { ...on, word: '编辑', on: 'row', having: 'cityEditor', call: 'GET /adminapi/setting/city/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'cityRemover', call: 'DELETE /adminapi/setting/city/del/:city_id' },
  ],
})
