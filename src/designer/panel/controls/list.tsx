import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { FieldList } from '../field-list.tsx'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'
import { ListRow } from './list-row.tsx'
import { useDrawn } from './use-drawn.tsx'
import { useRows, type Items } from './use-rows.ts'

/** Rows that can be added, removed and reordered. A stored list longer than allowed stays; only adding ends. */
export function ListControl(props: ControlProps<Items>) {
  const { row, value, words, onCommit } = props
  const t = useStore($text)
  const list = useRef<HTMLDivElement>(null)
  const { change, move, remove, add } = useRows(props, list)
  const { most, more } = useDrawn(value.length)
  const max = row.max ?? Number.POSITIVE_INFINITY
  const hint = value.length > max ? t.tooMany(max) : row.hint && wordOf(words, row.hint)
  const label = wordOf(words, row.field)
  const isFull = value.length >= max
  const Aside = row.Aside
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">
        {label}
        <small>{max === Number.POSITIVE_INFINITY ? value.length : `${value.length}/${max}`}</small>
      </span>
      {hint && <p className="designer-hint">{hint}</p>}
      <div ref={list} className="designer-list__rows">
        {value.slice(0, most).map((item, index) => (
          <ListRow key={index} index={index} onMove={(by) => move(index, index + by)} onRemove={() => void remove(index)}>
            <FieldList
              rows={row.of ?? []}
              value={item}
              words={words}
              onChange={(field, next) => change(index, field, next)}
              onCommit={onCommit}
            />
          </ListRow>
        ))}
      </div>
      {more}
      {!isFull && (
        <Button icon={<Plus size={15} />} onClick={() => add()}>
          {wordOf(words, row.add ?? '')}
        </Button>
      )}
      {Aside && <Aside items={value as never} add={isFull ? undefined : add} />}
    </div>
  )
}
