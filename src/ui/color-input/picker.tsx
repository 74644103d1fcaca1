import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import '../field/field.tsx'
import { Input } from '../input/input.tsx'
import type { PickerProps } from './color-input.tsx'
import { $text } from './color-input.text.ts'
import { type Hsva, readColor, typedColor, writeColor } from './color.ts'

const clamp = (part: number) => Math.min(1, Math.max(0, part))
const black: Hsva = { h: 0, s: 0, v: 0, a: 1 }
const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }

interface AreaProps {
  color: Hsva
  onMove: (change: Partial<Hsva>) => void
}

/** Saturation across, value upwards. */
function Area({ color, onMove }: AreaProps) {
  const t = useStore($text)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.getBoundingClientRect()
    onMove({ s: clamp((event.clientX - box.left) / box.width), v: 1 - clamp((event.clientY - box.top) / box.height) })
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    onMove({ s: clamp(color.s + arrow[0] * step), v: clamp(color.v + arrow[1] * step) })
  }
  const [s, v] = [Math.round(color.s * 100), Math.round(color.v * 100)]
  return (
    <div
      className="ui-color-area"
      role="slider"
      tabIndex={0}
      data-autofocus=""
      aria-label={t.area}
      aria-valuenow={s}
      aria-valuetext={t.areaValue(s, v)}
      style={{ '--hue': color.h } as React.CSSProperties}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className="ui-color-point" style={{ left: `${s}%`, top: `${100 - v}%`, background: writeColor({ ...color, a: 1 }) }} />
    </div>
  )
}

interface RailProps {
  kind: 'hue' | 'alpha'
  label: string
  value: number
  max: number
  tint?: string
  onMove: (value: number) => void
}

function Rail({ kind, label, value, max, tint, onMove }: RailProps) {
  return (
    <input
      type="range"
      className={`ui-color-rail is-${kind}`}
      aria-label={label}
      min={0}
      max={max}
      value={value}
      style={{ '--tint': tint } as React.CSSProperties}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  )
}

/** The colour as text. What is no colour changes nothing and says so, at the latest when the field is left. */
function CodeInput({ color, onMove }: AreaProps) {
  const t = useStore($text)
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const [wrong, setWrong] = useState<'hex' | 'rgb'>()
  const settle = (text: string, isDone: boolean) => {
    const typed = typedColor(text)
    if (typeof typed === 'object') {
      setWrong(undefined)
      // three figures may be the first three of six
      if (isDone || text.trim().length >= 4) onMove(typed)
    } else if (isDone || wrong) setWrong(typed)
    setDraft(isDone && typeof typed === 'object' ? undefined : text)
  }
  const finish = () => draft !== undefined && settle(draft, true)
  return (
    <div className="ui-color-code">
      <Input
        size="compact"
        aria-label={t.hex}
        aria-describedby={wrong && id}
        invalid={wrong !== undefined}
        value={draft ?? writeColor(color).toUpperCase()}
        maxLength={32}
        spellCheck={false}
        onChange={(text) => settle(text, false)}
        onBlur={finish}
        onEnter={finish}
      />
      {wrong && (
        <p id={id} role="alert" className="ui-field-error">
          {wrong === 'hex' ? t.wrongHex : t.wrongRgb}
        </p>
      )}
    </div>
  )
}

export function Picker({ value, onChange, alpha, swatches = [] }: PickerProps) {
  const t = useStore($text)
  const [own, setOwn] = useState<Hsva>(() => readColor(value) ?? black)
  // our own value is kept while it means the same text: a grey would lose its hue
  const given = readColor(value)
  const color = given && writeColor(given) !== writeColor(own) ? given : own
  const move = (change: Partial<Hsva>) => {
    const next = { ...color, ...change, ...(!alpha && { a: 1 }) }
    setOwn(next)
    onChange(writeColor(next))
  }
  return (
    <>
      <Area color={color} onMove={move} />
      <Rail kind="hue" label={t.hue} value={Math.round(color.h)} max={360} onMove={(h) => move({ h })} />
      {alpha && (
        <Rail
          kind="alpha"
          label={t.alpha}
          value={Math.round(color.a * 100)}
          max={100}
          tint={writeColor({ ...color, a: 1 })}
          onMove={(a) => move({ a: a / 100 })}
        />
      )}
      <CodeInput color={color} onMove={move} />
      {swatches.length > 0 && (
        <div className="ui-color-swatches">
          {swatches.map((swatch) => (
            <button
              key={swatch}
              type="button"
              className="ui-color-chip"
              aria-label={swatch}
              onClick={() => move(readColor(swatch) ?? black)}
            >
              <span style={{ background: swatch }} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
