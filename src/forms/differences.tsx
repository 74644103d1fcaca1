import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'
import { wordsOf, type Difference } from './merge.ts'

addStyles(css)

export interface DifferencesProps {
  differences: readonly Difference[]
  values: Readonly<Record<string, unknown>>
  onChoose(field: string, value: unknown): void
}

/** Somebody else has changed it meanwhile: what is theirs and what is mine, field by field; nothing is stored before it is sent again. */
export function Differences({ differences, values, onChoose }: DifferencesProps) {
  const t = useStore($text)
  const label = (name: string, words: string | undefined) => (words === undefined ? name : t.named(name, words))
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
              { value: 'mine', label: label(t.mine, wordsOf(rule, mine)) },
              { value: 'theirs', label: label(t.theirs, wordsOf(rule, theirs)) },
            ]}
          />
        </div>
      ))}
    </div>
  )
}
