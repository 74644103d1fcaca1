import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { noTools, type FieldTools } from '#src/fields/tools.ts'
import { addStyles } from '#src/lib/styles.ts'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'
import { wordsOf } from './merge.ts'
import { listOf, type FormField } from './form-field.ts'
import { undecidedOf, type Clash } from './use-clash.ts'

addStyles(css)

export interface DifferencesProps {
  clash: Clash
  tools?: FieldTools | undefined
}

/**
 * Somebody else has changed it meanwhile: what is theirs and what is mine, field by field. It comes into sight and takes the focus when
 * it appears, and when sending was refused because a choice is missing.
 */
export function Differences({ clash, tools = noTools }: DifferencesProps) {
  const t = useStore($text)
  const { differences, chosen, refusals, choose } = clash
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [differences, refusals])
  const undecided = undecidedOf(clash)
  const isRefused = refusals > 0 && undecided.length > 0
  const label = (name: string, field: FormField, value: unknown) => {
    const words = wordsOf(field, value)
    return (
      <>
        {words === undefined ? name : t.named(name, words)}
        {tools.Thumb && <Pictures of={picturesOf(field, value)} Thumb={tools.Thumb} />}
      </>
    )
  }
  return (
    <div className="form-clash" role="alert" tabIndex={-1} ref={box}>
      <p className="form-clash-title">
        <TriangleAlert size={16} aria-hidden />
        {t.changedElsewhere}
      </p>
      <p>{differences.length > 0 ? t.chooseEach : t.nothingOfMine}</p>
      {isRefused && <p className="ui-field-error">{t.choiceMissing}</p>}
      {differences.map((difference) => {
        const { field, mine, theirs } = difference
        return (
          <div key={field.name} className="form-clash-field">
            <span>{field.title}</span>
            <RadioGroup
              aria-label={field.title}
              look="vertical"
              invalid={isRefused && undecided.includes(difference)}
              value={chosen[field.name]}
              onChange={(side) => choose(difference, side)}
              options={[
                { value: 'mine', label: label(t.mine, field, mine) },
                { value: 'theirs', label: label(t.theirs, field, theirs) },
              ]}
            />
          </div>
        )
      })}
    </div>
  )
}

const picturesOf = ({ field }: FormField, value: unknown): string[] =>
  ['picture', 'pictures'].includes(field?.kind.as ?? '') ? listOf(value).map(String).filter(Boolean) : []

const Pictures = ({ of, Thumb }: { of: readonly string[]; Thumb: NonNullable<FieldTools['Thumb']> }) =>
  of.length > 0 && (
    <span className="form-clash-pictures">
      {of.map((src) => (
        <Thumb key={src} src={src} />
      ))}
    </span>
  )
