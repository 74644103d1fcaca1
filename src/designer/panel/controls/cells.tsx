import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { cellsFor, cubeLayout, isTall, sizeOfSlot, type CubeCell } from '../../blocks/shared/cube-layouts.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import { FieldList } from '../field-list.tsx'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

/** The places of a picture cube: one is chosen in a drawing of the layout and edited below it. */
export function CellsControl({ row, value, words, whole, onChange, onCommit }: ControlProps<readonly CubeCell[]>) {
  const t = useStore($text)
  const layout = Number(whole['layout'] ?? 0)
  const { slots } = cubeLayout(layout)
  const [wanted, choose] = useState(0)
  const chosen = Math.min(wanted, slots.length - 1)
  const cells = cellsFor(value, layout)
  const beyond = cells.slice(slots.length).filter((cell) => cell.picture !== '' || cell.link !== '').length
  const label = wordOf(words, row.field)
  const size = sizeOfSlot(slots[chosen]!)
  return (
    <div className="designer-cells" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      {row.hint && <p className="designer-hint">{wordOf(words, row.hint)}</p>}
      <Slots layout={layout} cells={cells} chosen={chosen} onChoose={choose} />
      <FieldList
        key={chosen}
        rows={(row.of ?? []).map((one) => (one.as === 'image' ? { ...one, size } : one))}
        value={cells[chosen] as unknown as Record<string, unknown>}
        words={words}
        onChange={(field, next) => onChange(cells.map((cell, index) => (index === chosen ? { ...cell, [field]: next } : cell)))}
        onCommit={onCommit}
      />
      {beyond > 0 && <p className="designer-hint">{t.cellsBeyond(beyond)}</p>}
    </div>
  )
}

interface SlotsProps {
  layout: number
  cells: readonly CubeCell[]
  chosen: number
  onChoose: (index: number) => void
}

function Slots({ layout, cells, chosen, onChoose }: SlotsProps) {
  const t = useStore($text)
  const { columns, slots } = cubeLayout(layout)
  return (
    <div className="designer-cells__places" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {slots.map((slot, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={index === chosen}
          aria-label={t.cell(index + 1, sizeOfSlot(slot))}
          data-tall={isTall(slots, slot) || undefined}
          onClick={() => onChoose(index)}
        >
          {cells[index]!.picture ? <img src={cells[index]!.picture} alt="" draggable={false} /> : <span>{sizeOfSlot(slot)}</span>}
        </button>
      ))}
    </div>
  )
}
