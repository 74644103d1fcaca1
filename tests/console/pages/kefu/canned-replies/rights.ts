import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-setting-store_service-speechcraft'
const path = '/setting/store_service/speechcraft'
const on = { page: path, without: 'cannedReader' }
const roles = {
  cannedReader: [page],
  cannedAdder: [page, 'service-speechcraft-add'],
  cannedEditor: [page, 'service-speechcraft-edit'],
  cannedRemover: [page, 'service-speechcraft-delete'],
  cannedSorter: [page, 'service-speechcraft-cate-add'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET app/wechat/speechcraft', 'GET app/wechat/speechcraftcate') },
    { who: ['cannedAdder'], calls: call('adminapi', 'GET app/wechat/speechcraft/create', 'POST app/wechat/speechcraft') },
    { who: ['cannedEditor'], calls: call('adminapi', 'GET app/wechat/speechcraft/:id/edit', 'PUT app/wechat/speechcraft/:id') },
    { who: ['cannedRemover'], calls: call('adminapi', 'DELETE app/wechat/speechcraft/:id') },
    {
      who: ['cannedSorter'],
      calls: call(
        'adminapi',
        'GET app/wechat/speechcraftcate/create',
        'GET app/wechat/speechcraftcate/:id/edit',
        'POST app/wechat/speechcraftcate',
        'PUT app/wechat/speechcraftcate/:id',
        'DELETE app/wechat/speechcraftcate/:id',
      ),
    },
  ],
  buttons: [
    { ...on, word: '添加话术', on: 'list', having: 'cannedAdder', call: 'POST /adminapi/app/wechat/speechcraft' },
    { ...on, word: '编辑', on: 'row', having: 'cannedEditor', call: 'GET /adminapi/app/wechat/speechcraft/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'cannedRemover', call: 'DELETE /adminapi/app/wechat/speechcraft/:id' },
    { ...on, word: '添加分类', on: 'list', having: 'cannedSorter', call: 'POST /adminapi/app/wechat/speechcraftcate' },
  ],
})
