import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { Select } from '#src/ui/select/select.tsx'
import type { PageWords } from '../page.ts'
import type { ImportColumn } from './import.ts'
import { $text } from './import.text.ts'
import type { Matches } from './matching.ts'
import type { Opened } from './use-import.ts'

/** Words of required fields that no column brings. */
export const lacking = <W extends PageWords>(columns: readonly ImportColumn<W>[], words: W, matches: Matches): string[] =>
  columns.filter(({ field, isRequired }) => isRequired && matches[field] === undefined).map(({ word }) => String(words[word]))

interface MatchStepProps<W extends PageWords> {
  columns: readonly ImportColumn<W>[]
  words: W
  opened: Opened
  onMatch(field: string, place: number | undefined): void
}

const none = -1

/** Which column of the file brings which field: found by the headings, changed by hand. */
export function MatchStep<W extends PageWords>({ columns, words, opened, onMatch }: MatchStepProps<W>) {
  const text = useStore($text)
  const { name, headings, lines, matches } = opened
  const titleOf = (heading: string, at: number) => heading || text.column(at + 1)
  const options = [{ value: none, label: text.leftOut }, ...headings.map((heading, value) => ({ value, label: titleOf(heading, value) }))]
  const missing = lacking(columns, words, matches)
  const used = new Set(Object.values(matches))
  const unused = headings.flatMap((heading, at) => (used.has(at) ? [] : [titleOf(heading, at)]))
  return (
    <>
      <p>{text.matching(name, lines.length)}</p>
      <div className="console-import-fields">
        {columns.map(({ field, word, isRequired = false }) => {
          const at = matches[field]
          const first = at === undefined ? '' : (lines[0]?.cells[at] ?? '')
          return (
            <Field
              key={field}
              label={String(words[word])}
              required={isRequired}
              help={first && <span className="console-import-first">{text.first(first)}</span>}
            >
              <Select value={at ?? none} options={options} onChange={(place) => onMatch(field, place === none ? undefined : place)} />
            </Field>
          )
        })}
      </div>
      {missing.length > 0 && (
        <p className="console-import-wrong" role="alert">
          {text.needs(missing.join(text.comma))}
        </p>
      )}
      {unused.length > 0 && <p className="console-faint">{text.unused(unused.join(text.comma))}</p>}
    </>
  )
}
