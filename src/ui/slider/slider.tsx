import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './slider.css?inline'

addStyles(css)

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'style' | 'ref'>

export interface SliderProps extends Native {
  value: number
  /** Called at every step while it is dragged. */
  onChange: (value: number) => void
  /** Called once when the person lets go or a key has moved it. */
  onCommit?: (value: number) => void
  invalid?: boolean
}

export function Slider({ value, onChange, onCommit, invalid, min = 0, max = 100, step = 1, ...rest }: SliderProps) {
  const track = useRef<HTMLInputElement>(null)
  const commit = useRef(onCommit)
  commit.current = onCommit
  useEffect(() => {
    // React's onChange is the native input event; the native change event is the end of the gesture
    const node = track.current!
    const end = () => commit.current?.(Number(node.value))
    node.addEventListener('change', end)
    return () => node.removeEventListener('change', end)
  }, [])
  const part = (value - Number(min)) / (Number(max) - Number(min) || 1)
  return (
    <input
      {...rest}
      ref={track}
      type="range"
      className="ui-slider"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-invalid={invalid || undefined}
      style={{ '--part': `${Math.min(1, Math.max(0, part)) * 100}%` } as React.CSSProperties}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
