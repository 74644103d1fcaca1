import { call, defineRights } from '../../../../support/rights.ts'

const path = '/cms/article_category/index'
const page = 'cms-article-category'
const readers = ['newsCategoryReader', 'newsCategoryAdder', 'newsCategoryEditor', 'newsCategoryRemover', 'newsCategorySwitcher']
const on = { page: path, without: 'newsCategoryReader' }

export default defineRights({
  roles: {
    newsCategoryReader: [page],
    newsCategoryAdder: [page, 'cms-category-create'],
    newsCategoryEditor: [page, 'cms-category-edit'],
    newsCategoryRemover: [page, 'cms-category-delete'],
    newsCategorySwitcher: [page, 'cms-category-status'],
  },
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET cms/category') },
    { who: ['newsCategoryAdder'], calls: call('adminapi', 'GET cms/category/create', 'POST cms/category') },
    { who: ['newsCategoryEditor'], calls: call('adminapi', 'GET cms/category/:id/edit', 'PUT cms/category/:id') },
    { who: ['newsCategoryRemover'], calls: call('adminapi', 'DELETE cms/category/:id') },
    { who: ['newsCategorySwitcher'], calls: call('adminapi', 'PUT cms/category/set_status/:id/:status') },
  ],
  buttons: [
    { ...on, word: '添加文章分类', on: 'list', having: 'newsCategoryAdder', call: 'POST /adminapi/cms/category' },
    { ...on, word: '编辑', on: 'row', having: 'newsCategoryEditor', call: 'GET /adminapi/cms/category/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'newsCategoryRemover', call: 'DELETE /adminapi/cms/category/:id' },
  ],
})
