import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { areaScale, type HotArea } from '../blocks/shared/area.ts'
import { movedBox, resizedBox, type Box, type Handle } from './area-shape.ts'
import { $text } from './hotspot.text.ts'

/** Place of a box on the stage, which may be drawn at any scale. */
export const boxStyle = ({ x, y, width, height }: Box, tall: number): CSSProperties => ({
  left: `${(x / areaScale) * 100}%`,
  top: `${(y / tall) * 100}%`,
  width: `${(width / areaScale) * 100}%`,
  height: `${(height / tall) * 100}%`,
})

const sides = [-1, 0, 1] as const
const handles: readonly Handle[] = sides
  .flatMap((down) => sides.map((across) => ({ across, down })))
  .filter((one) => one.across || one.down)
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface AreaBoxProps {
  area: HotArea
  index: number
  height: number
  isChosen: boolean
  onStart: (event: PointerEvent, what: { index: number; handle?: Handle }) => void
  onShape: (box: Box, gesture: string) => void
  onChoose: () => void
  onRemove: () => void
  onOpen: () => void
}

/** An area on the picture: moved and resized by pointer or arrow keys. */
export function AreaBox({ area, index, height, isChosen, onStart, onShape, onChoose, onRemove, onOpen }: AreaBoxProps) {
  const t = useStore($text)
  const state = area.link === '' ? t.unset : t.set
  const press = (event: KeyboardEvent) => {
    const box = boxAfter(event, area, height)
    if (box) onShape(box, `keys ${event.shiftKey}`)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (event.key === 'Enter') onOpen()
    else return
    event.preventDefault()
  }
  return (
    <div
      className="hotspot-area"
      data-chosen={isChosen || undefined}
      data-empty={area.link === '' || undefined}
      style={boxStyle(area, height)}
    >
      <button
        type="button"
        className="hotspot-area__face"
        aria-label={`${t.area(area.number)} ${state} ${area.x}, ${area.y}, ${area.width}×${area.height}`}
        aria-pressed={isChosen}
        onPointerDown={(event) => onStart(event, { index })}
        onFocus={onChoose}
        onDoubleClick={onOpen}
        onKeyDown={press}
      >
        <span>
          {t.area(area.number)} <small>{state}</small>
        </span>
      </button>
      {isChosen &&
        handles.map((handle) => (
          <i
            key={`${handle.across} ${handle.down}`}
            className="hotspot-area__handle"
            data-at={`${handle.across} ${handle.down}`}
            style={{ left: `${(handle.across + 1) * 50}%`, top: `${(handle.down + 1) * 50}%` }}
            onPointerDown={(event) => onStart(event, { index, handle })}
          />
        ))}
      {/* by keyboard it is the Delete key, and a button in the list */}
      <button type="button" className="hotspot-area__remove" tabIndex={-1} aria-hidden="true" onClick={onRemove}>
        <X size={12} />
      </button>
    </div>
  )
}

function boxAfter(event: KeyboardEvent, area: HotArea, height: number): Box | undefined {
  const arrow = arrows[event.key]
  if (!arrow || event.ctrlKey || event.metaKey) return undefined
  const step = event.altKey ? 10 : 1
  const by = { x: arrow[0] * step, y: arrow[1] * step }
  const { x, y, width, height: tall } = area
  const box = { x, y, width, height: tall }
  return event.shiftKey ? resizedBox(box, { across: 1, down: 1 }, by, height) : movedBox(box, by, height)
}
