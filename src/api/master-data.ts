import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'

const page = 'setting-systemBasicdata'

/** Who sees basic data keeps it; a file of it needs a key besides. */
export const masterDataRights = { key: page, keys: { add: page, edit: page, remove: page } } as const

/** What warehouses, units, tax rates and words have in common. */
export const masterDataFields = fields({
  name: text({ required: true, max: 40 }),
  sort: whole({ least: -99999, most: 99999, start: 0 }),
  isOn: flag({ wire: 'status', start: true }),
})
