import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { useReorder } from '#src/ui/reorder/reorder.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import { FieldList } from '../field-list.tsx'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'
import { ListRow } from './list-row.tsx'

type Items = readonly Record<string, unknown>[]

/** Rows that can be added, removed and reordered. A stored list longer than allowed stays; only adding ends. */
export function ListControl(props: ControlProps<Items>) {
  const { row, value, words, onCommit } = props
  const t = useStore($text)
  const list = useRef<HTMLDivElement>(null)
  const { change, move, remove, add } = useRows(props)
  useReorder(list, '.designer-row__handle', move)
  const max = row.max ?? Number.POSITIVE_INFINITY
  const hint = value.length > max ? t.tooMany(max) : row.hint && wordOf(words, row.hint)
  const label = wordOf(words, row.field)
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">
        {label}
        <small>{`${value.length}/${max}`}</small>
      </span>
      {hint && <p className="designer-hint">{hint}</p>}
      <div ref={list} className="designer-list__rows">
        {value.map((item, index) => (
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
      {value.length < max && (
        <Button icon={<Plus size={15} />} onClick={add}>
          {wordOf(words, row.add ?? '')}
        </Button>
      )}
    </div>
  )
}

function useRows({ row, value, words, onChange, onCommit }: ControlProps<Items>) {
  const common = useStore($common)
  const confirm = useConfirm()
  const notify = useNotify()
  const put = (items: Items) => {
    onCommit()
    onChange(items)
    onCommit()
  }
  const mayRemove = async () => {
    if (value.length <= (row.min ?? 0)) {
      notify.error(wordOf(words, row.tooFew ?? ''))
      return false
    }
    return row.asks === undefined || (await confirm({ title: wordOf(words, row.asks), confirmLabel: common.remove, danger: true }))
  }
  return {
    // typing in one row is one step: this goes without a seal
    change: (index: number, field: string, next: unknown) =>
      onChange(value.map((item, at) => (at === index ? { ...item, [field]: next } : item))),
    move(from: number, to: number) {
      const item = value[from]
      if (item && to >= 0 && to < value.length) put(value.toSpliced(from, 1).toSpliced(to, 0, item))
    },
    async remove(index: number) {
      if (await mayRemove()) put(value.toSpliced(index, 1))
    },
    add: () => put([...value, (row.fresh?.() ?? {}) as Record<string, unknown>]),
  }
}
