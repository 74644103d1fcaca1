import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { WeightGap, WeightBand } from '#src/api/weight-ranges.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Input } from '#src/ui/input/input.tsx'
import { bandAt, gramsOf, rulerOf, type Ruler } from './ruler-scale.ts'
import css from './weight-ranges.css?inline'
import { $text } from './text.ts'

addStyles(css)

export interface WeightRulerProps {
  bands: readonly WeightBand[]
  gaps: readonly WeightGap[]
  onOpen(band: WeightBand): void
}

/** The bands in use on a ruler, with the gaps between them, and a weight to try. */
export function WeightRuler({ bands, gaps, onOpen }: WeightRulerProps) {
  const t = useStore($text)
  const [weight, setWeight] = useState('')
  const ruler = rulerOf(bands)
  if (!ruler) return null
  const grams = weight.trim() === '' ? undefined : gramsOf(weight)
  const found = grams === undefined ? undefined : bandAt(bands, grams)
  const told = grams === undefined ? '' : found ? t.inside(found.name) : t.outside
  const list = gaps.map(({ from, to }) => `${from}–${to}`).join('、')
  return (
    <figure className="weight-ruler" aria-label={t.ruler}>
      <Scale ruler={ruler} grams={grams} found={found} onOpen={onOpen} />
      <figcaption>
        <span data-gaps={gaps.length > 0 || undefined}>{gaps.length > 0 ? t.gaps(gaps.length, list) : t.noGaps}</span>
        <span className="weight-ruler-try">
          <Input
            size="compact"
            inputMode="decimal"
            value={weight}
            onChange={setWeight}
            placeholder={t.weigh}
            aria-label={t.weigh}
            invalid={weight.trim() !== '' && grams === undefined}
          />
          <output data-found={found ? true : undefined}>{told}</output>
        </span>
      </figcaption>
    </figure>
  )
}

interface ScaleProps {
  ruler: Ruler
  grams: number | undefined
  found: WeightBand | undefined
  onOpen(band: WeightBand): void
}

const part = (value: number) => `${value * 100}%`

function Scale({ ruler, grams, found, onOpen }: ScaleProps) {
  const t = useStore($text)
  return (
    <div className="weight-ruler-scale">
      {ruler.stretches.map(({ key, from, to, band, words }) => {
        const place = { left: part(from), width: part(to - from) }
        if (!band) return <span key={key} className="weight-ruler-gap" style={place} title={`${t.gap} ${words} kg`} />
        const price = band.price && `¥${band.price}${band.price_unit && `/${band.price_unit}`}`
        return (
          <button
            key={key}
            type="button"
            className="weight-ruler-band"
            style={place}
            data-found={band === found || undefined}
            title={`${band.name} · ${words} kg${price && ` · ${price}`}`}
            onClick={() => onOpen(band)}
          >
            <span>{band.name}</span>
            {price && <small>{price}</small>}
            <span className="ui-sr">{`${words} kg`}</span>
          </button>
        )
      })}
      {ruler.ticks.map(({ at, words }) => (
        <span key={words} className="weight-ruler-tick" style={{ left: part(at) }} aria-hidden="true">
          {words}
        </span>
      ))}
      {grams !== undefined && <span className="weight-ruler-mark" style={{ left: part(ruler.placeOf(grams)) }} aria-hidden="true" />}
    </div>
  )
}
