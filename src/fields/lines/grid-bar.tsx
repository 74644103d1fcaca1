import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowDownToLine, ArrowUp, Ellipsis, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu, type MenuEntry } from '#src/ui/menu/menu.tsx'
import { $fieldWords } from '../fields.text.ts'
import { addRow, fillDown, insertRow, moveRows, nextFault, removeRows } from './commands.ts'
import { $gridWords } from './grid.text.ts'
import type { GridStore } from './grid-store.ts'

/** How many cells are wrong, and the way to the next one. */
export function GridFaults({ grid }: { grid: GridStore }) {
  const text = useStore($gridWords)
  const faults = useStore(grid.$faults)
  const count = [...faults.values()].reduce((sum, row) => sum + Object.keys(row).length, 0)
  return (
    <div className="lines-faults" role="status" hidden={count === 0}>
      {count > 0 && (
        <>
          <span>{text.wrong(count)}</span>
          <Button size="compact" variant="quiet" onClick={() => nextFault(grid)}>
            {text.next}
          </Button>
        </>
      )}
    </div>
  )
}

type Words = ReturnType<typeof $gridWords.get>

/** What the menu of a grid offers; rows that are given are only filled. */
function entriesOf(grid: GridStore, text: Words, isFull: boolean): MenuEntry[] {
  const fill: MenuEntry = {
    ...{ key: 'fill', label: text.fill, icon: <ArrowDownToLine size={16} />, shortcut: 'Ctrl+D' },
    onSelect: () => fillDown(grid),
  }
  const rest: MenuEntry[] = [
    {
      key: 'above',
      label: text.above,
      icon: <Plus size={16} />,
      shortcut: 'Ctrl++',
      disabled: isFull,
      onSelect: () => insertRow(grid, 'above'),
    },
    { key: 'below', label: text.below, icon: <Plus size={16} />, disabled: isFull, onSelect: () => insertRow(grid, 'below') },
    { key: 'up', label: text.up, icon: <ArrowUp size={16} />, shortcut: 'Alt+↑', onSelect: () => moveRows(grid, -1) },
    { key: 'down', label: text.down, icon: <ArrowDown size={16} />, shortcut: 'Alt+↓', onSelect: () => moveRows(grid, 1) },
    fill,
    'divider',
    {
      key: 'remove',
      label: text.removeRows,
      icon: <Trash2 size={16} />,
      shortcut: 'Ctrl+-',
      danger: true,
      onSelect: () => removeRows(grid),
    },
  ]
  return grid.shape.isGiven ? [fill] : rest
}

/** Everything that keys do, for a pointer. */
export function GridBar({ grid, note, children }: { grid: GridStore; note: string; children: ReactNode }) {
  const text = useStore($gridWords)
  const words = useStore($fieldWords)
  const common = useStore($common)
  const { canUndo, canRedo } = useStore(grid.$history)
  const count = useStore(grid.$ids).length
  const { isGiven } = grid.shape
  const isFull = count >= grid.shape.max
  return (
    <div className="lines-bar">
      {!isGiven && (
        <Button size="compact" icon={<Plus size={14} aria-hidden />} disabled={isFull} onClick={() => addRow(grid)}>
          {words.addLine}
        </Button>
      )}
      {(count > 0 || canUndo) && (
        <>
          <IconButton
            size="compact"
            label={text.undo}
            icon={<Undo2 size={14} aria-hidden />}
            disabled={!canUndo}
            onClick={() => grid.undo()}
          />
          <IconButton
            size="compact"
            label={text.redo}
            icon={<Redo2 size={14} aria-hidden />}
            disabled={!canRedo}
            onClick={() => grid.redo()}
          />
        </>
      )}
      {count > 0 && (
        <Menu
          trigger={<IconButton size="compact" label={common.more} icon={<Ellipsis size={14} aria-hidden />} />}
          items={entriesOf(grid, text, isFull)}
        />
      )}
      {children}
      <span className="lines-note" role="status">
        {note}
      </span>
    </div>
  )
}
