import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { shopResource } from '../shop-resource.ts'

/** Categories of the labels that users carry (users contract). */
export default shopResource({
  name: 'user-label-category',
  table: 'user_label_categories',
  label: 'name',
  fields: fields({ name: text({ required: true, max: 64 }), sort: whole({ required: true, start: 0 }) }),
  calls: {
    list: 'GET /user/user_label_cate',
    all: 'GET /user/user_label_cate/all',
    addForm: 'GET /user/user_label_cate/create',
    editForm: 'GET /user/user_label_cate/:id/edit',
    add: 'POST /user/user_label_cate',
    edit: 'PUT /user/user_label_cate/:id',
    remove: 'DELETE /user/user_label_cate/:id',
  },
  key: 'user-user-label',
  keys: { add: 'user-label-cate', edit: 'user-label-cate', remove: 'user-label-cate' },
})
