import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { duplicateRules, type DuplicateRule } from '#src/api/imports.ts'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import type { PageWords } from '../page.ts'
import type { Import } from './import.ts'
import { $text } from './import.text.ts'
import { RefusedFile } from './refused-file.tsx'
import { judgedRows, statesOf, type RowState } from './row-state.ts'
import { RowTable } from './row-table.tsx'
import type { Checked } from './use-import.ts'

interface CheckStepProps<W extends PageWords> {
  of: Import<W>
  words: W
  checked: Checked
  isBusy: boolean
  onRule(rule: DuplicateRule): void
}

/** What would become of each row, before anything is written; for rows that are there already, what shall. */
export function CheckStep<W extends PageWords>({ of: { columns, key }, words, checked, isBusy, onRule }: CheckStepProps<W>) {
  const text = useStore($text)
  const { problems, wrong } = checked
  const all = judgedRows(checked)
  const counts = statesOf(all)
  const [shown, setShown] = useState<RowState | 'all'>(wrong > 0 ? 'wrong' : 'all')
  // another choice may leave nothing of what was looked at
  const looked = shown !== 'all' && counts[shown] > 0 ? shown : 'all'
  const tabs = (['all', 'fresh', 'there', 'wrong'] as const).flatMap((value) => {
    const count = value === 'all' ? all.length : value === 'wrong' ? wrong : counts[value]
    return count > 0 ? [{ value, label: text[value], count }] : []
  })
  const Sign = wrong > 0 ? CircleAlert : CircleCheck
  return (
    <>
      <p className="console-import-verdict" data-wrong={wrong > 0 || undefined} role="status">
        <Sign size={18} aria-hidden />
        {wrong > 0 ? text.someWrong(wrong, all.length) : text.allFine(all.length)}
      </p>
      {wrong > problems.size && <p className="console-faint">{text.notAllTold}</p>}
      {key && counts.there > 0 && (
        <Field
          label={text.duplicates(key.map((field) => wordOf(columns, words, field)).join(text.comma))}
          help={text[`${checked.rule}Hint`]}
        >
          <RadioGroup
            look="segments"
            value={checked.rule}
            disabled={isBusy}
            options={duplicateRules.map((value) => ({ value, label: text[value] }))}
            onChange={onRule}
          />
        </Field>
      )}
      {tabs.length > 2 && <Tabs value={looked} onChange={setShown} tabs={tabs} aria-label={text.outcome} />}
      <RowTable
        rows={looked === 'all' ? all : all.filter(({ state }) => state === looked)}
        columns={columns}
        words={words}
        checked={checked}
      />
      <RefusedFile columns={columns} words={words} opened={checked} problems={problems} />
    </>
  )
}

function wordOf<W extends PageWords>(columns: Import<W>['columns'], words: W, field: string): string {
  const column = columns.find((one) => one.field === field)
  return column ? String(words[column.word]) : field
}
