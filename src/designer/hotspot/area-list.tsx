import { useStore } from '@nanostores/react'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { LinkInput } from '#src/pickers/link-input.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { areaScale, type HotArea } from '../blocks/shared/area.ts'
import { leastSide } from './area-shape.ts'
import { $text } from './hotspot.text.ts'

interface AreaListProps {
  connection: Connection
  areas: readonly HotArea[]
  height: number
  chosen: number
  onAdd: () => void
  onChoose: (index: number) => void
  onChange: (index: number, part: Partial<HotArea>, gesture?: string) => void
  onRemove: (index: number) => void
}

/** Every area by its numbers and its link. */
export function AreaList({ areas, onAdd, ...rest }: AreaListProps) {
  const t = useStore($text)
  return (
    <section className="hotspot-list" aria-label={t.list}>
      <header>
        <h3>{t.list}</h3>
        <Button size="compact" icon={<Plus size={14} />} onClick={onAdd}>
          {t.add}
        </Button>
      </header>
      <p className="hotspot-list__hint">{t.hint}</p>
      <div className="hotspot-list__rows">
        {areas.length === 0 && <p className="hotspot-list__none">{t.none}</p>}
        {areas.map((area, index) => (
          <AreaRow key={index} area={area} index={index} {...rest} />
        ))}
      </div>
      <p className="hotspot-list__hint">{t.keys}</p>
      <p className="hotspot-list__hint">{t.drift}</p>
    </section>
  )
}

type AreaRowProps = Omit<AreaListProps, 'areas' | 'onAdd'> & { area: HotArea; index: number }

function AreaRow({ connection, area, index, height, chosen, onChoose, onChange, onRemove }: AreaRowProps) {
  const t = useStore($text)
  const common = useStore($common)
  const name = t.area(area.number)
  const isChosen = chosen === index
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div
      ref={row}
      className="hotspot-row"
      role="group"
      aria-label={name}
      data-chosen={isChosen || undefined}
      onFocus={() => onChoose(index)}
    >
      <div className="hotspot-row__head">
        <b>{name}</b>
        <small data-empty={area.link === '' || undefined}>{area.link === '' ? t.unset : t.set}</small>
        <IconButton size="compact" label={`${common.remove} ${name}`} icon={<Trash2 size={14} />} onClick={() => onRemove(index)} />
      </div>
      <LinkInput
        connection={connection}
        value={area.link}
        label={`${name} ${t.setLink}`}
        placeholder={t.link}
        onChange={(link) => onChange(index, { link })}
      />
      <AreaNumbers area={area} name={name} height={height} onChange={(part, gesture) => onChange(index, part, gesture)} />
    </div>
  )
}

const fields = ['x', 'y', 'width', 'height'] as const

function limits(area: HotArea, height: number): Record<(typeof fields)[number], readonly [min: number, max: number]> {
  return {
    x: [0, Math.max(0, areaScale - area.width)],
    y: [0, Math.max(0, height - area.height)],
    width: [leastSide, Math.max(leastSide, areaScale - area.x)],
    height: [leastSide, Math.max(leastSide, height - area.y)],
  }
}

interface AreaNumbersProps {
  area: HotArea
  name: string
  height: number
  onChange: (part: Partial<HotArea>, gesture: string) => void
}

function AreaNumbers({ area, name, height, onChange }: AreaNumbersProps) {
  const t = useStore($text)
  const bounds = limits(area, height)
  return (
    <div className="hotspot-row__numbers">
      {fields.map((field) => (
        <label key={field}>
          <span aria-hidden="true">{t[field]}</span>
          <NumberInput
            size="compact"
            value={area[field]}
            min={bounds[field][0]}
            max={bounds[field][1]}
            aria-label={`${name} ${t[field]}`}
            onChange={(next) => next !== null && Number.isInteger(next) && onChange({ [field]: next }, `typing ${field}`)}
          />
        </label>
      ))}
    </div>
  )
}
