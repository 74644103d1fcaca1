import { useStore } from '@nanostores/react'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { faultOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { newLineId } from '#src/kinds/lines.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { faultSentence } from '../fault-sentence.ts'
import css from '../fields.css?inline'
import { $fieldWords } from '../fields.text.ts'
import type { InputProps } from '../input.ts'
import { readerOf } from '../reader.ts'

addStyles(css)

type Line = Readonly<Record<string, unknown>> & { readonly id: string }

interface CellInputProps {
  field: Field<unknown>
  value: unknown
  label: string
  /** Said once somebody wanted to save. */
  fault: string | undefined
  words: InputProps['words']
  onChange(value: unknown): void
  onEnter(): void
}

function CellInput({ field, value, label, fault, words, onChange, onEnter }: CellInputProps) {
  if (field.kind.as === 'flag') return <Switch checked={value === true} onChange={onChange} aria-label={label} />
  const reader = readerOf(words)
  return (
    <>
      <Input
        value={field.kind.text(value, reader)}
        aria-label={label}
        invalid={fault !== undefined}
        onEnter={onEnter}
        onChange={(typed) => {
          const parsed = field.kind.parse(typed, reader)
          // blanks inside a text are kept while it is written
          onChange(field.kind.as === 'text' ? typed : 'value' in parsed ? parsed.value : typed)
        }}
      />
      {fault && <span className="field-lines-fault">{fault}</span>}
    </>
  )
}

/** Rows of a record: Enter goes down and, in the last row, adds one. */
export default function LinesInput({ field, value, onChange, invalid, label, words }: InputProps<readonly Line[]>) {
  const text = useStore($fieldWords)
  const common = useStore($common)
  const box = useRef<HTMLDivElement>(null)
  const { of } = field.options as { of: Fields }
  const columns = Object.entries(of) as [string, Field<unknown>][]
  const focusRow = (row: number, column: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll('tbody tr')[row]?.querySelectorAll('input')[column]?.focus())
  const add = (column = 0) => {
    const empty = Object.fromEntries(columns.map(([name, one]) => [name, 'start' in one ? one.start : one.kind.empty]))
    onChange([...value, { ...empty, id: newLineId() }])
    focusRow(value.length, column)
  }
  const change = (id: string, name: string, next: unknown) =>
    onChange(value.map((line) => (line.id === id ? { ...line, [name]: next } : line)))
  return (
    <div className="field-lines" ref={box}>
      {value.length > 0 && (
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map(([name]) => (
                <th key={name} scope="col">
                  {String(words[name] ?? name)}
                </th>
              ))}
              <th scope="col">
                <span className="ui-sr">{common.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {value.map((line, row) => (
              <tr key={line.id}>
                {columns.map(([name, one], column) => {
                  const fault = invalid ? faultOf(one, line[name]) : undefined
                  const title = String(words[name] ?? name)
                  return (
                    <td key={name} data-kind={one.kind.as} data-title={title}>
                      <CellInput
                        field={one}
                        value={line[name]}
                        label={text.cell(title, row + 1)}
                        fault={fault && faultSentence(fault)}
                        words={words}
                        onChange={(next) => change(line.id, name, next)}
                        onEnter={() => (row + 1 < value.length ? focusRow(row + 1, column) : add(column))}
                      />
                    </td>
                  )
                })}
                <td>
                  <IconButton
                    size="compact"
                    label={text.removeLine(row + 1)}
                    icon={<X size={14} aria-hidden />}
                    onClick={() => onChange(value.filter(({ id }) => id !== line.id))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button size="compact" icon={<Plus size={14} aria-hidden />} onClick={() => add()}>
          {text.addLine}
        </Button>
      </div>
    </div>
  )
}
