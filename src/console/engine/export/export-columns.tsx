import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { reorderable } from '#src/ui/reorder/sortable-list.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { moved } from '../columns/arrange.ts'
import css from '../columns/column-drawer.css?inline'
import type { KeptList } from '../kept/kept-list.ts'
import type { ListPreferences } from '../kept/list-preferences.ts'
import { keptOf, toChooseFrom, type ColumnToSave } from './chosen-columns.ts'
import { $text } from './export-columns.text.ts'

addStyles(css)

export interface ExportColumnsProps {
  columns: readonly { key: string; title: string }[]
  kept: ListPreferences
  list: KeptList
  /** What a press on the last button does. */
  action: { label: string; run(): void }
  onClose(): void
}

/** What is chosen, and how that is changed. */
function useChoice(columns: ExportColumnsProps['columns'], kept: ListPreferences, list: KeptList) {
  const notify = useNotify()
  const keys = columns.map(({ key }) => key)
  const choices = toChooseFrom(keys, kept.exported)
  const count = choices.filter(({ isSaved }) => isSaved).length
  const put = (next: readonly ColumnToSave[]) => {
    const exported = keptOf(keys, next)
    return list.change(({ exported: _before, ...rest }) => ({ ...rest, ...(exported && { exported }) })).catch(notify.failure)
  }
  // what is ticked goes to the end of what is saved, what is not leaves it
  const turn = ({ key, isSaved }: ColumnToSave) =>
    put(
      isSaved
        ? choices.map((one) => (one.key === key ? { key, isSaved: false } : one))
        : [...choices.filter((one) => one.isSaved), { key, isSaved: true }, ...choices.filter((one) => !one.isSaved && one.key !== key)],
    )
  // what is moved among the saved ones is saved
  const move = (from: number, to: number) =>
    put(moved(choices, from, to).map((one, at) => (at === to && to < count ? { ...one, isSaved: true } : one)))
  const reset = () => put(keys.map((key) => ({ key, isSaved: true })))
  return { choices, count, turn, move, reset }
}

/** Which columns a file holds, and in what order; each change is kept at once. */
export function ExportColumns({ columns, kept, list, action, onClose }: ExportColumnsProps) {
  const text = useStore($text)
  const common = useStore($common)
  const { choices, count, turn, move, reset } = useChoice(columns, kept, list)
  const latest = useRef(move)
  latest.current = move
  const box = useRef<HTMLUListElement>(null)
  useEffect(
    () => (box.current ? reorderable(box.current, '.console-column-grip', (from, to) => void latest.current(from, to)) : undefined),
    [],
  )
  const titles = new Map(columns.map(({ key, title }) => [key, title]))
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      width={420}
      footer={
        <>
          <Button onClick={() => void reset()}>{common.reset}</Button>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              action.run()
            }}
          >
            {action.label}
          </Button>
        </>
      }
    >
      <p className="console-faint">{text.help}</p>
      <ul className="console-columns" ref={box}>
        {choices.map((choice, at) => (
          <Line
            key={choice.key}
            title={titles.get(choice.key)!}
            {...{ choice, at, count }}
            onTurn={() => void turn(choice)}
            onMove={(to) => void move(at, to)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface LineProps {
  title: string
  choice: ColumnToSave
  at: number
  /** Columns that are saved, which come first. */
  count: number
  onTurn(): void
  onMove(to: number): void
}

function Line({ title, choice: { isSaved }, at, count, onTurn, onMove }: LineProps) {
  const text = useStore($text)
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <li className="console-column" data-cards>
      <span className="console-column-grip" aria-hidden="true">
        <GripVertical size={16} />
      </span>
      {/* a file has one column at least */}
      <Checkbox checked={isSaved} disabled={isSaved && count === 1} onChange={onTurn}>
        {title}
      </Checkbox>
      <span className="console-column-tools">
        <IconButton
          size="compact"
          label={text.up(title)}
          icon={<ArrowUp {...icon} />}
          disabled={at === 0 || !isSaved}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          size="compact"
          label={text.down(title)}
          icon={<ArrowDown {...icon} />}
          disabled={!isSaved || at >= count - 1}
          onClick={() => onMove(at + 1)}
        />
      </span>
    </li>
  )
}
