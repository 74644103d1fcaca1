import { useStore } from '@nanostores/react'
import type { FocalPoint } from '#src/api/file-library.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { $text } from './details.text.ts'

/** What staff say of a file; a point only for pictures. */
export interface Description {
  alt: string
  focal: FocalPoint | null
}

export const middle: FocalPoint = { x: 0.5, y: 0.5 }

interface DescriptionFormProps {
  value: Description
  hasPoint: boolean
  isChanged: boolean
  isBusy: boolean
  onChange(value: Description): void
  onSave(): void
  onCancel(): void
}

export function DescriptionForm({ value, hasPoint, isChanged, isBusy, onChange, onSave, onCancel }: DescriptionFormProps) {
  const t = useStore($text)
  const { save, cancel } = useStore($common)
  return (
    <section className="media-details-section" aria-label={t.description}>
      <Field label={t.alt} help={t.altHelp}>
        <Textarea value={value.alt} rows={2} maxLength={500} onChange={(alt) => onChange({ ...value, alt })} />
      </Field>
      {hasPoint && <PointFields point={value.focal} onPoint={(focal) => onChange({ ...value, focal })} />}
      {isChanged && (
        <div className="media-details-actions">
          <Button onClick={onCancel}>{cancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={onSave}>
            {save}
          </Button>
        </div>
      )}
    </section>
  )
}

function PointFields({ point, onPoint }: { point: FocalPoint | null; onPoint(point: FocalPoint | null): void }) {
  const t = useStore($text)
  const { x, y } = point ?? middle
  const percent = (share: number) => Math.round(share * 100)
  return (
    <fieldset className="media-details-point">
      <legend>{t.focal}</legend>
      <p>{t.focalHelp}</p>
      <div className="media-details-numbers">
        <label>
          {t.across}
          <NumberInput
            value={percent(x)}
            min={0}
            max={100}
            suffix="%"
            onChange={(next) => next !== null && onPoint({ x: next / 100, y })}
          />
        </label>
        <label>
          {t.down}
          <NumberInput
            value={percent(y)}
            min={0}
            max={100}
            suffix="%"
            onChange={(next) => next !== null && onPoint({ x, y: next / 100 })}
          />
        </label>
        {point && (
          <Button variant="quiet" onClick={() => onPoint(null)}>
            {t.toMiddle}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
