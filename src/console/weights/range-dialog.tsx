import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addWeightRange, editWeightRange, type WeightBasis, type WeightRange, type WeightRangeBody } from '#src/api/weight-ranges.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { scaled } from '#src/lib/decimal.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { gramsOf } from './ruler-scale.ts'
import { $text } from './weights.text.ts'

export interface RangeDialogProps {
  /** An existing band, or the basis of a new one. */
  range: WeightRange | WeightBasis
  onClose(): void
  onSaved(): void
}

type Draft = Pick<WeightRangeBody, 'name' | 'min' | 'max' | 'price' | 'price_unit' | 'status'>
type Mistakes = Partial<Record<keyof Draft, string>>

const empty: Draft = { name: '', min: '', max: '', price: '', price_unit: 'kg', status: 1 }

function mistakesOf(draft: Draft, t: ReturnType<(typeof $text)['get']>): Mistakes {
  const min = gramsOf(draft.min)
  const max = draft.max.trim() === '' ? Infinity : gramsOf(draft.max)
  const price = draft.price.trim() === '' ? 0 : scaled(draft.price, 4)
  const isWeight = (grams: number | undefined) => grams !== undefined && grams >= 0 && (grams === Infinity || grams <= 1e9)
  return {
    ...(!isWeight(min) && { min: t.wrongWeight }),
    ...(!isWeight(max) ? { max: t.wrongWeight } : min !== undefined && max! <= min && { max: t.wrongOrder }),
    ...((price === undefined || price < 0) && { price: t.wrongPrice }),
  }
}

/** A band to add or to change. */
export function RangeDialog({ range, onClose, onSaved }: RangeDialogProps) {
  const t = useStore($text)
  const common = useStore($common)
  const known = typeof range === 'string' ? undefined : range
  const { draft, change, mistakes, isBusy, save } = useDraft(range, known, () => (onSaved(), onClose()))
  const field = (key: 'name' | 'min' | 'max' | 'price' | 'price_unit', label: string, help?: string) => (
    <Field label={label} help={help} error={mistakes[key]} required={key === 'min'}>
      <Input
        value={draft[key]}
        onChange={(value) => change({ [key]: value })}
        onEnter={() => void save()}
        inputMode={key === 'name' || key === 'price_unit' ? undefined : 'decimal'}
        maxLength={key === 'name' ? 40 : key === 'price_unit' ? 10 : 20}
      />
    </Field>
  )
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={() => void save()}>
        {common.save}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={known ? t.edit : t.add} footer={footer} width={480}>
      <div className="weight-form">
        {field('min', t.min)}
        {field('max', t.max, t.maxHint)}
        {field('price', t.price)}
        {field('price_unit', t.priceUnit)}
        <div className="is-wide">{field('name', t.name, t.nameHint)}</div>
        <Switch checked={Number(draft.status) === 1} onChange={(on) => change({ status: on ? 1 : 0 })}>
          {t.on}
        </Switch>
      </div>
    </Dialog>
  )
}

function useDraft(range: WeightRange | WeightBasis, known: WeightRange | undefined, onDone: () => void) {
  const connection = useConnection()
  const notify = useNotify()
  const [draft, setDraft] = useState<Draft>(known ?? empty)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setMistakes({})
  }
  const save = async () => {
    const wrong = mistakesOf(draft, $text.get())
    setMistakes(wrong)
    if (isBusy || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const body = { ...plain(known ?? { basis: range as WeightBasis }), ...plain(draft) }
      const { message } = known
        ? await connection.answer(editWeightRange, { body: { ...body, id: known.id, version: known.version } })
        : await connection.answer(addWeightRange, { body })
      notify.success(message)
      onDone()
    } catch (error) {
      notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return { draft, change, mistakes, isBusy, save }
}

/** What is sent of a band; what nobody can change here stays. */
export function plain(part: Partial<WeightRange>): WeightRangeBody {
  const { name, scope, scope_id, min, max, basis, price, price_unit, sort, status } = part
  const body = { name, scope, scope_id, min: min?.trim(), max: max?.trim(), basis, price: price?.trim(), price_unit, sort, status }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as unknown as WeightRangeBody
}
