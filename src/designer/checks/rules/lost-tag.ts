import type { FieldPath } from '../finding.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import { lossesIn, lossIn, type Loss } from '../shop-filter.ts'
import type { Subject } from '../subject.ts'
import { $text } from './rules.text.ts'

const most = 3
const longest = 40

const short = (part: string) => ([...part].length > longest ? `${[...part].slice(0, longest).join('')}…` : part)

function named(words: readonly string[]): string {
  const first = words.slice(0, most).map(short)
  return $text.get().listed(first, words.length - first.length)
}

/** What goes, in the language of the screen: pictures by their files, layout by its tags, words as they stand there. */
function wordsOf({ tags, pictures, parts }: Loss): string {
  const t = $text.get()
  const others = tags.filter((tag) => tag !== 'img' || pictures.length === 0).map((tag) => `<${tag}>`)
  return t.lost(
    [
      pictures.length > 0 && t.lostPictures(pictures.length, named(pictures)),
      others.length > 0 && t.lostTags(others.join(' ')),
      parts.length > 0 && t.lostParts(named(parts)),
    ].filter((one) => one !== false),
  )
}

const fieldWith = (locations: readonly FieldLocation[], text: string): FieldPath =>
  locations.find(({ value }) => value === text)?.path ?? []

// a block as it is stored; settings as their fields
function* losses({ wire, locations }: Subject): Generator<{ path: FieldPath; loss: Loss }> {
  if (wire) for (const { text, loss } of lossesIn(wire)) yield { path: fieldWith(locations, text), loss }
  else
    for (const { path, value } of locations) {
      const loss = typeof value === 'string' ? lossIn(value) : undefined
      if (loss) yield { path, loss }
    }
}

/** Pictures, layout and whatever looks like code do not get through a plain shop server (designer contract 2.4). */
export default defineRule({
  id: 'lost-tag',
  ofHidden: true,
  ofUnknown: true,
  *check(subject, { isFiltered }) {
    if (!isFiltered) return
    for (const { path, loss } of losses(subject))
      yield { severity: 'error', path, say: () => wordsOf(loss), about: [...loss.tags, ...loss.pictures, ...loss.parts].join(' ') }
  },
})
