import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { whole } from '#src/kinds/whole.ts'
import { masterDataFields, masterDataRights } from '../master-data.ts'
import { postCalls, resource } from '../resource.ts'

const { name, sort, isOn } = masterDataFields

/** Units of quantities (manufacturing 2.6); `den` of one are `num` of its base unit: whole numbers, so a third of a roll stays one. */
export default resource({
  name: 'unit',
  table: 'units',
  label: 'name',
  fields: fields({
    name,
    /** Decimal places of quantities in it. */
    decimals: whole({ required: true, most: 4, start: 0 }),
    base: reference('unit', { wire: 'base_id' }),
    den: whole({ required: true, least: 1, start: 1 }),
    num: whole({ required: true, least: 1, start: 1 }),
    sort,
    isOn,
  }),
  calls: postCalls('/basic/unit'),
  ...masterDataRights,
})
