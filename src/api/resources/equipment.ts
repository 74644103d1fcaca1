import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { longText } from '#src/kinds/long-text.ts'
import { period } from '#src/kinds/period.ts'
import { picture, pictures } from '#src/kinds/pictures.ts'
import { text } from '#src/kinds/text.ts'
import { generatedResource } from '../generated-resource.ts'

/** Machines of a maker of rubber and adhesive boards. */
export default generatedResource({
  name: 'equipment',
  label: 'name',
  fields: fields({
    name: text({ required: true, max: 60 }),
    model: text({ max: 60 }),
    kind: choice({ mixer: 'mixer', mill: 'mill', press: 'press', cutter: 'cutter', other: 'other' }, { required: true }),
    location: text({ max: 60 }),
    boughtOn: day({ wire: 'bought_on' }),
    warranty: period(),
    isUsed: flag({ wire: 'is_used', start: true }),
    photo: picture(),
    photos: pictures({ max: 5 }),
    note: longText({ max: 500 }),
  }),
  listed: ['name', 'model', 'kind', 'location', 'boughtOn', 'warranty', 'isUsed', 'photo'],
  searched: ['name', 'kind', 'boughtOn'],
})
