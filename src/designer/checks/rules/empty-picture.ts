import { blankOf } from '../blank.ts'
import { dropEntry, write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import type { Place } from '../place.ts'
import { defineRule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

const isPageBackground = (subject: Subject) => subject.kind === undefined

function fixFor(place: Place, subject: Subject) {
  if (!isPageBackground(subject)) return dropEntry(place, subject)
  const isOn = subject.places.find(({ row }) => row.field === 'hasPicture')
  return isOn && write(isOn, false, () => $fixes.get().turnOff)
}

/** Where the shop shows a picture, there is one. */
export default defineRule({
  id: 'empty-picture',
  *check(subject) {
    for (const place of subject.places) {
      for (const { address, isPart, of, about } of picturesOf(place)) {
        const severity = isPart ? 'error' : blankOf(place)
        if (!severity || address !== '') continue
        const fix = isPart ? undefined : fixFor(place, subject)
        yield { severity, path: place.path, say: () => of($text.get().emptyPicture), about, fix }
      }
    }
  },
})
