import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'
import { frameKind } from './frame.ts'
import { listOf } from './kind.ts'
import { wordsOf, type Difference } from './merge.ts'
import type { FormRule } from './rule.ts'
import { noTools, type FormTools } from './tools.ts'

addStyles(css)

export interface DifferencesProps {
  differences: readonly Difference[]
  values: Readonly<Record<string, unknown>>
  tools?: FormTools | undefined
  onChoose(field: string, value: unknown): void
}

/** Somebody else has changed it meanwhile: what is theirs and what is mine, field by field; nothing is stored before it is sent again. */
export function Differences({ differences, values, tools = noTools, onChoose }: DifferencesProps) {
  const t = useStore($text)
  const label = (name: string, rule: FormRule, value: unknown) => {
    const words = wordsOf(rule, value)
    return (
      <>
        {words === undefined ? name : t.named(name, words)}
        {tools.Thumb && <Pictures of={picturesOf(rule, value)} Thumb={tools.Thumb} />}
      </>
    )
  }
  return (
    <div className="form-clash" role="alert">
      <p className="form-clash-title">
        <TriangleAlert size={16} aria-hidden />
        {t.changedElsewhere}
      </p>
      <p>{differences.length > 0 ? t.chooseEach : t.nothingOfMine}</p>
      {differences.map(({ rule, mine, theirs }) => (
        <div key={rule.field} className="form-clash-field">
          <span>{rule.title}</span>
          <RadioGroup
            aria-label={rule.title}
            look="vertical"
            value={JSON.stringify(values[rule.field]) === JSON.stringify(theirs) ? 'theirs' : 'mine'}
            onChange={(chosen) => onChoose(rule.field, chosen === 'theirs' ? theirs : mine)}
            options={[
              { value: 'mine', label: label(t.mine, rule, mine) },
              { value: 'theirs', label: label(t.theirs, rule, theirs) },
            ]}
          />
        </div>
      ))}
    </div>
  )
}

const picturesOf = (rule: FormRule, value: unknown): string[] =>
  ['picture', 'pictures'].includes(frameKind(rule) ?? '') ? listOf(value).map(String).filter(Boolean) : []

const Pictures = ({ of, Thumb }: { of: readonly string[]; Thumb: NonNullable<FormTools['Thumb']> }) =>
  of.length > 0 && (
    <span className="form-clash-pictures">
      {of.map((src) => (
        <Thumb key={src} src={src} />
      ))}
    </span>
  )
