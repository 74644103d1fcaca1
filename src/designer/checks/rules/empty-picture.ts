import { blankOf } from '../blank.ts'
import { dropEntry, write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

const isPageBackground = (subject: Subject) => subject.kind === undefined

function fixFor(location: FieldLocation, subject: Subject) {
  if (!isPageBackground(subject)) return dropEntry(location, subject)
  const isOn = subject.locations.find(({ row }) => row.field === 'hasPicture')
  return isOn && write(isOn, false, () => $fixes.get().turnOff)
}

/** Where the shop shows a picture, there is one. */
export default defineRule({
  id: 'empty-picture',
  *check(subject) {
    for (const location of subject.locations) {
      for (const { address, isPart, of, about } of picturesOf(location)) {
        const severity = isPart ? 'error' : blankOf(location)
        if (!severity || address !== '') continue
        const fix = isPart ? undefined : fixFor(location, subject)
        yield { severity, path: location.path, say: () => of($text.get().emptyPicture), about, fix }
      }
    }
  },
})
