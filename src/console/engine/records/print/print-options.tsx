import { useStore } from '@nanostores/react'
import type { PrintTemplate } from '#src/api/print-templates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { paperSizes, type PaperName } from './paper-sizes.ts'
import { choiceOf, copyLimits, type PrintChoice } from './print-choice.ts'
import { $text } from './print.text.ts'

interface PrintOptionsProps {
  choice: PrintChoice
  onChange(next: PrintChoice): void
  /** Columns of the table with their headings. */
  columns: readonly (readonly [string, string])[]
  templates: readonly PrintTemplate[]
  /** Whether the company's seal is put on it; not kept, each time somebody decides. */
  seal?: { isOn: boolean; onChange(isOn: boolean): void }
}

const copiesIn = (text: string): string[] => {
  const names = text.split('\n').slice(0, copyLimits.count)
  return names.map((name) => name.slice(0, copyLimits.name))
}

/** How a record is printed: on which paper, in which copies, with which columns. */
export function PrintOptions({ choice, onChange, columns, templates, seal }: PrintOptionsProps) {
  const text = useStore($text)
  const { paper, hidden, copies } = choice
  const papers = (Object.keys(paperSizes) as PaperName[]).map((value) => ({ value, label: text[value] }))
  const show = (key: string, isShown: boolean) =>
    onChange({ ...choice, hidden: isShown ? hidden.filter((one) => one !== key) : [...hidden, key] })
  return (
    <div className="console-print-options">
      {templates.length > 0 && <TemplateChoice {...{ choice, onChange, templates }} />}
      <div>
        <span aria-hidden>{text.paper}</span>
        <Select value={paper} options={papers} aria-label={text.paper} onChange={(next) => onChange({ ...choice, paper: next })} />
      </div>
      <label>
        <span>{text.copies}</span>
        <Textarea
          rows={3}
          value={copies.join('\n')}
          placeholder={text.copiesHelp}
          aria-label={text.copies}
          onChange={(next) => onChange({ ...choice, copies: next === '' ? [] : copiesIn(next) })}
        />
      </label>
      {copies.length === 0 && (
        <Button variant="quiet" onClick={() => onChange({ ...choice, copies: copiesIn(text.names) })}>
          {text.usualCopies}
        </Button>
      )}
      {seal && (
        <Checkbox checked={seal.isOn} onChange={seal.onChange}>
          {text.seal}
        </Checkbox>
      )}
      {columns.length > 0 && (
        <fieldset>
          <legend>{text.columns}</legend>
          {columns.map(([key, title]) => (
            <Checkbox key={key} checked={!hidden.includes(key)} onChange={(next) => show(key, next)}>
              {title}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** A way to print that somebody has set up; what is changed afterwards is one's own. */
function TemplateChoice({ choice, onChange, templates }: Omit<PrintOptionsProps, 'columns' | 'seal'>) {
  const text = useStore($text)
  const options = [{ value: '', label: text.noTemplate }, ...templates.map(({ id, name }) => ({ value: String(id), label: name }))]
  const take = (id: string) => {
    const found = templates.find((one) => String(one.id) === id)
    onChange(found ? choiceOf(found) : { ...choice, template: '' })
  }
  return (
    <div>
      <span aria-hidden>{text.template}</span>
      <Select value={choice.template} options={options} aria-label={text.template} onChange={take} />
    </div>
  )
}
