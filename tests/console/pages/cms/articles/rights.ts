import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { writer: ['cms-article-index', 'cms-article-creat'], articleReader: ['cms-article-index'] },
  pages: { '/cms/article/index': ['writer', 'articleReader'] },
  calls: [
    // the designer chooses articles, too
    { who: ['editor', 'writer', 'articleReader'], calls: call('adminapi', 'GET cms/cms', 'GET cms/category_list') },
    { who: ['writer'], calls: call('adminapi', 'GET cms/cms/*', 'GET cms/category_tree_list', 'POST cms/cms', 'DELETE cms/cms/*') },
  ],
  buttons: (
    [
      ['添加文章', 'list', 'POST cms/cms'],
      ['编辑', 'row', 'GET cms/cms/:id'],
      ['删除', 'row', 'DELETE cms/cms/:id'],
      ['批量显示', 'batch', 'POST cms/cms'],
      ['批量隐藏', 'batch', 'POST cms/cms'],
      ['批量删除', 'batch', 'DELETE cms/cms/:id'],
    ] as const
  ).map(([word, on, path]) => ({
    page: '/cms/article/index',
    word,
    on,
    without: 'articleReader',
    having: 'writer',
    call: call('adminapi', path)[0]!,
  })),
})
