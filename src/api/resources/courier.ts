import { code } from '#src/kinds/code.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { shopResource } from '../shop-resource.ts'

const edit = 'express-edit'

/** Couriers that orders go out with (products contract, 物流公司). */
export default shopResource({
  name: 'courier',
  table: 'couriers',
  label: 'name',
  fields: fields({
    name: text({ required: true, max: 50 }),
    /** By which parcels are traced; it is given once. */
    code: code({ required: true, max: 50 }),
    account: text({ max: 100 }),
    password: text({ wire: 'key', max: 100, needs: edit }),
    branch: text({ wire: 'net_name', max: 100 }),
    collector: text({ wire: 'courier_name', max: 100 }),
    customer: text({ wire: 'customer_name', max: 100 }),
    waybillCode: text({ wire: 'code_name', max: 100 }),
    sort: whole({ start: 0 }),
    isShown: flag({ wire: 'is_show', start: true }),
  }),
  calls: {
    list: 'GET /freight/express',
    addForm: 'GET /freight/express/create',
    editForm: 'GET /freight/express/:id/edit',
    add: 'POST /freight/express',
    edit: 'PUT /freight/express/:id',
    remove: 'DELETE /freight/express/:id',
    switches: { isShown: 'PUT /freight/express/set_status/:id/:is_show' },
  },
  finds: 'keyword',
  key: 'setting-freight-express',
  keys: { add: 'express-add', edit, remove: 'express-delete' },
})
