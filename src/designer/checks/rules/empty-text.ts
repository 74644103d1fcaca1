import { blankOf } from '../blank.ts'
import { dropEntry } from '../fixes.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

// a picture or a video in rich text says enough without words
const isEmpty = ({ row, value }: FieldLocation) =>
  row.as === 'richText'
    ? !/<(img|video|table|hr)\b/i.test(String(value)) && String(value).replace(/<[^<>]*>|&nbsp;|\s/gi, '') === ''
    : row.as === 'text' && String(value).trim() === ''

/** What needs words has some. */
export default defineRule({
  id: 'empty-text',
  *check(subject) {
    for (const location of subject.locations) {
      const severity = blankOf(location)
      if (severity && isEmpty(location))
        yield { severity, path: location.path, say: () => $text.get().emptyText, fix: subject.kind && dropEntry(location, subject) }
    }
  },
})
