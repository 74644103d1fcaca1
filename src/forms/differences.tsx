import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'
import { frameKind } from './frame.ts'
import { listOf } from './kind.ts'
import { wordsOf } from './merge.ts'
import type { FormRule } from './rule.ts'
import { noTools, type FormTools } from './tools.ts'
import { undecidedOf, type Clash } from './use-clash.ts'

addStyles(css)

export interface DifferencesProps {
  clash: Clash
  tools?: FormTools | undefined
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
    <div className="form-clash" role="alert" tabIndex={-1} ref={box}>
      <p className="form-clash-title">
        <TriangleAlert size={16} aria-hidden />
        {t.changedElsewhere}
      </p>
      <p>{differences.length > 0 ? t.chooseEach : t.nothingOfMine}</p>
      {isRefused && <p className="ui-field-error">{t.choiceMissing}</p>}
      {differences.map((difference) => {
        const { rule, mine, theirs } = difference
        return (
          <div key={rule.field} className="form-clash-field">
            <span>{rule.title}</span>
            <RadioGroup
              aria-label={rule.title}
              look="vertical"
              invalid={isRefused && undecided.includes(difference)}
              value={chosen[rule.field]}
              onChange={(side) => choose(difference, side)}
              options={[
                { value: 'mine', label: label(t.mine, rule, mine) },
                { value: 'theirs', label: label(t.theirs, rule, theirs) },
              ]}
            />
          </div>
        )
      })}
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
