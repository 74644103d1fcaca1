import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { longText } from '#src/kinds/long-text.ts'
import { picture } from '#src/kinds/pictures.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { shopResource } from '../shop-resource.ts'

/** Categories of articles, on two levels (system contract, 文章分类). */
export default shopResource({
  name: 'article-category',
  table: 'article_categories',
  label: 'name',
  fields: fields({
    parent: reference('article-category', { wire: 'pid', isZeroNone: true }),
    name: text({ wire: 'title', required: true, max: 20 }),
    about: longText({ wire: 'intr', required: true, max: 255 }),
    image: picture(),
    sort: whole({ start: 0 }),
    isShown: flag({ wire: 'status', start: true }),
  }),
  calls: {
    list: 'GET /cms/category',
    addForm: 'GET /cms/category/create',
    editForm: 'GET /cms/category/:id/edit',
    add: 'POST /cms/category',
    edit: 'PUT /cms/category/:id',
    remove: 'DELETE /cms/category/:id',
    switches: { isShown: 'PUT /cms/category/set_status/:id/:status' },
  },
  finds: 'title',
  key: 'cms-article-category',
  keys: {
    add: 'cms-category-create',
    edit: 'cms-category-edit',
    remove: 'cms-category-delete',
    switches: 'cms-category-status',
  },
})
