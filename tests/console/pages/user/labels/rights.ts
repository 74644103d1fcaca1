import { call, defineRights } from '../../../../support/rights.ts'

const page = 'user-user-label'
const readers = ['labelReader', 'labelAdder', 'labelEditor', 'labelRemover', 'labelSorter']
const on = { page: '/user/label', without: 'labelReader' }

export default defineRights({
  roles: {
    labelReader: [page],
    labelAdder: [page, 'user-label-add'],
    labelEditor: [page, 'user-label-update'],
    labelRemover: [page, 'user-label-delete'],
    labelSorter: [page, 'user-label-cate'],
  },
  pages: { '/user/label': readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET user/user_label', 'GET user/user_label_cate', 'GET user/user_label_cate/all') },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: ['labelAdder', 'labelEditor'], calls: call('adminapi', 'GET user/user_label/add/:id', 'POST user/user_label/save') },
    { who: ['labelRemover'], calls: call('adminapi', 'DELETE user/user_label/del/:id') },
    {
      who: ['labelSorter'],
      calls: call(
        'adminapi',
        'GET user/user_label_cate/create',
        'GET user/user_label_cate/:id/edit',
        'POST user/user_label_cate',
        'PUT user/user_label_cate/:id',
        'DELETE user/user_label_cate/:id',
      ),
    },
  ],
  buttons: [
    { ...on, word: '添加标签', on: 'list', having: 'labelAdder', call: 'POST /adminapi/user/user_label/save' },
    { ...on, word: '修改', on: 'row', having: 'labelEditor', call: 'GET /adminapi/user/user_label/add/:id' },
    { ...on, word: '删除', on: 'row', having: 'labelRemover', call: 'DELETE /adminapi/user/user_label/del/:id' },
    { ...on, word: '添加分类', on: 'list', having: 'labelSorter', call: 'POST /adminapi/user/user_label_cate' },
  ],
})
