import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { shopResource } from '../shop-resource.ts'

/** Labels that users carry (users contract). */
export default shopResource({
  name: 'user-label',
  table: 'user_labels',
  label: 'name',
  fields: fields({
    category: reference('user-label-category', { wire: 'label_cate', named: 'cate_name' }),
    name: text({ wire: 'label_name', required: true, max: 64 }),
  }),
  calls: {
    list: 'GET /user/user_label',
    form: 'GET /user/user_label/add/:id',
    save: 'POST /user/user_label/save',
    remove: 'DELETE /user/user_label/del/:id',
  },
  presets: { category: 'cate_id' },
  key: 'user-user-label',
  keys: { add: 'user-label-add', edit: 'user-label-update', remove: 'user-label-delete' },
})
