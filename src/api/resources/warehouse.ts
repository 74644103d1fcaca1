import { choice } from '#src/kinds/choice.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import { masterDataFields, masterDataRights } from '../master-data.ts'
import { postCalls, resource } from '../resource.ts'

const { name, sort, isOn } = masterDataFields
const types = { raw: 'raw', wip: 'wip', finished: 'finished', sample: 'sample', scrap: 'scrap' }

/** Where goods lie (manufacturing 2.3). */
export default resource({
  name: 'warehouse',
  table: 'warehouses',
  label: 'name',
  fields: fields({
    name,
    type: choice(types, { required: true, start: 'finished' }),
    address: text({ max: 120 }),
    sort,
    isOn,
    /** Locations within it. */
    locations: lines(fields({ place: text({ wire: 'name', required: true, max: 40 }), isInUse: flag({ wire: 'status', start: true }) }), {
      max: 500,
    }),
  }),
  calls: postCalls('/basic/warehouse'),
  ...masterDataRights,
})
