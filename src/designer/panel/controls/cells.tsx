import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { cellsFor, cubeLayout, isTall, sizeOfPlace, type CubeCell } from '../../blocks/shared/cube-layouts.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import { FieldList } from '../field-list.tsx'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

/** The places of a picture cube: one is chosen in a drawing of the layout and edited below it. */
export function CellsControl({ row, value, words, whole, onChange, onCommit }: ControlProps<readonly CubeCell[]>) {
  const t = useStore($text)
  const layout = Number(whole['layout'] ?? 0)
  const { places } = cubeLayout(layout)
  const [wanted, choose] = useState(0)
  const chosen = Math.min(wanted, places.length - 1)
  const cells = cellsFor(value, layout)
  const beyond = cells.slice(places.length).filter((cell) => cell.picture !== '' || cell.link !== '').length
  const label = wordOf(words, row.field)
  const size = sizeOfPlace(places[chosen]!)
  return (
    <div className="designer-cells" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      {row.hint && <p className="designer-hint">{wordOf(words, row.hint)}</p>}
      <Places layout={layout} cells={cells} chosen={chosen} onChoose={choose} />
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

interface PlacesProps {
  layout: number
  cells: readonly CubeCell[]
  chosen: number
  onChoose: (index: number) => void
}

function Places({ layout, cells, chosen, onChoose }: PlacesProps) {
  const t = useStore($text)
  const { columns, places } = cubeLayout(layout)
  return (
    <div className="designer-cells__places" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {places.map((place, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={index === chosen}
          aria-label={t.cell(index + 1, sizeOfPlace(place))}
          data-tall={isTall(places, place) || undefined}
          onClick={() => onChoose(index)}
        >
          {cells[index]!.picture ? <img src={cells[index]!.picture} alt="" draggable={false} /> : <span>{sizeOfPlace(place)}</span>}
        </button>
      ))}
    </div>
  )
}
