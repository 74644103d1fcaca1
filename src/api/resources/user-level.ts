import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { percent } from '#src/kinds/percent.ts'
import { picture } from '#src/kinds/pictures.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { shopResource } from '../shop-resource.ts'

/** Levels that users climb by experience (users contract). */
export default shopResource({
  name: 'user-level',
  table: 'user_levels',
  label: 'name',
  fields: fields({
    name: text({ required: true, max: 10 }),
    grade: whole({ required: true, least: 0, start: 0 }),
    /** Per cent of the price: 90 is ten off a hundred. */
    discount: percent({ required: true, start: '100' }),
    experience: whole({ wire: 'exp_num', required: true, least: 0, start: 0 }),
    icon: picture({ required: true }),
    image: picture({ required: true }),
    isShown: flag({ wire: 'is_show' }),
  }),
  calls: {
    list: 'GET /user/user_level/vip_list',
    form: 'GET /user/user_level/create',
    save: 'POST /user/user_level',
    remove: 'PUT /user/user_level/delete/:id',
    switches: { isShown: 'PUT /user/user_level/set_show/:id/:is_show' },
    setValue: 'PUT /user/user_level/set_value/:id',
  },
  finds: 'title',
  key: 'user-user-level',
  keys: { add: 'user-level-add', edit: 'user-level-update', remove: 'user-level-delete', switches: 'user-level-status' },
})
