import articleCategory from '#src/api/resources/article-category.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Categories of articles, folded below their parents (system contract, 文章分类). */
export default recordPage({
  text: $text,
  of: articleCategory,
  tree: true,
  empty: 'empty',
  search: 'search',
  filters: ['isShown'],
  columns: [
    'id',
    { key: 'name', heading: true },
    { key: 'image', width: 100 },
    { key: 'about', width: 260 },
    { key: 'sort', width: 90 },
    { key: 'isShown', width: 100 },
  ],
  actions: [{ key: 'articles', on: 'row', open: ({ id }: { id: string }, { go }: PageTools) => go(`/cms/article/index?pid=${id}`) }],
})
