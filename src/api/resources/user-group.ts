import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { shopResource } from '../shop-resource.ts'

/** Groups of the shop's users (users contract). */
export default shopResource({
  name: 'user-group',
  table: 'user_groups',
  label: 'name',
  fields: fields({ name: text({ wire: 'group_name', required: true, max: 64 }) }),
  calls: {
    list: 'GET /user/user_group/list',
    form: 'GET /user/user_group/add/:id',
    save: 'POST /user/user_group/save',
    remove: 'DELETE /user/user_group/del/:id',
  },
  key: 'user-user-group',
  keys: { add: 'user-group-add', edit: 'user-group-update', remove: 'user-group-delete' },
})
