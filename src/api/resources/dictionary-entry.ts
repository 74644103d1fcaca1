import { choice } from '#src/kinds/choice.ts'
import { fields } from '#src/kinds/kind.ts'
import { dictionaryKinds } from '../dictionaries.ts'
import { masterDataFields, masterDataRights } from '../master-data.ts'
import { postCalls, resource } from '../resource.ts'

const { name, sort, isOn } = masterDataFields
const kinds = Object.fromEntries(dictionaryKinds.map((kind) => [kind, kind]))

/** Words that products and documents choose from: colours, rubbers, reasons. */
export default resource({
  name: 'dictionary-entry',
  table: 'dictionary_entries',
  label: 'name',
  fields: fields({ kind: choice(kinds, { required: true }), name, sort, isOn }),
  sameBy: ['kind', 'name'],
  calls: postCalls('/basic/dictionary'),
  ...masterDataRights,
  // corrections of stock are no resource's form
  chosenBy: ['admin-store-stockTake-index'],
})
