import { fields } from '#src/kinds/kind.ts'
import { percent } from '#src/kinds/percent.ts'
import { masterDataFields, masterDataRights } from '../master-data.ts'
import { postCalls, resource } from '../resource.ts'

const { name, sort, isOn } = masterDataFields

/** Rates of taxes (manufacturing 2.7), never rounded: parts of a hundred with four places are parts of a million. */
export default resource({
  name: 'tax-rate',
  table: 'tax_rates',
  label: 'name',
  fields: fields({ name, rate: percent({ required: true, places: 4 }), sort, isOn }),
  calls: postCalls('/basic/taxRate'),
  ...masterDataRights,
})
