import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { picture } from '#src/kinds/pictures.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { shopResource } from '../shop-resource.ts'

/** Categories of products, on two levels (products contract). */
export default shopResource({
  name: 'product-category',
  table: 'categories',
  label: 'name',
  fields: fields({
    parent: reference('product-category', { wire: 'pid', isZeroNone: true }),
    name: text({ wire: 'cate_name', required: true, max: 8 }),
    icon: picture({ wire: 'pic' }),
    image: picture({ wire: 'big_pic' }),
    sort: whole({ least: 0, start: 0 }),
    isShown: flag({ wire: 'is_show', start: true }),
  }),
  calls: {
    list: 'GET /product/category',
    addForm: 'GET /product/category/create',
    editForm: 'GET /product/category/:id',
    add: 'POST /product/category',
    edit: 'PUT /product/category/:id',
    remove: 'DELETE /product/category/:id',
    switches: { isShown: 'PUT /product/category/set_show/:id/:is_show' },
  },
  finds: 'cate_name',
  presets: { parent: 'pid' },
  key: 'admin-store-storeCategory-index',
  keys: {
    add: 'product-cate-add',
    edit: 'product-cate-edit',
    remove: 'product-cate-delete',
    switches: 'product-cate-status',
  },
})
