import { useStore } from '@nanostores/react'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Tree, type TreeMove, type TreeNode } from '#src/ui/tree/tree.tsx'
import type { RowAction } from '../action.ts'
import type { Aside, AsideRow, PageTools, PageWords } from '../page.ts'
import { useKeyed } from '../use-tools.ts'
import { $text } from './aside.text.ts'
import { destinationOf, rowsBelow, stepAmong, type Standing } from './tree-moves.ts'

type Rows = readonly AsideRow[]

const standing = ({ above }: Aside<PageWords>, rows: Rows): Standing[] => rows.map((row) => ({ id: row.id, above: above?.(row) ?? '' }))

/** What rows are called where they stand in a line: with the names above them. */
export function pathName(aside: Aside<PageWords>, rows: Rows, row: AsideRow): string {
  const above = rows.find(({ id }) => id === aside.above?.(row))
  return above ? `${pathName(aside, rows, above)} / ${aside.rowName(row)}` : aside.rowName(row)
}

/** The other way to what dragging does: entries of a row's menu. */
export function moveActions(aside: Aside<PageWords>, rows: Rows): RowAction<AsideRow, PageWords>[] {
  const { move } = aside
  if (!move) return []
  const steps = [
    ['up', -1],
    ['down', 1],
  ] as const
  return steps.map(([key, by]) => ({
    key: key as never,
    on: 'row',
    when: ({ id }) => stepAmong(standing(aside, rows), id, by) !== undefined,
    run: (row, tools) => move(row, stepAmong(standing(aside, rows), row.id, by)!, tools),
  }))
}

interface AsideTreeProps {
  aside: Aside<PageWords>
  rows: Rows
  words: PageWords
  value: string
  onChoose(id: string): void
  tools: PageTools
}

/** Rows below rows that narrow the list beside them: folded and chosen as a tree, put elsewhere by dragging and by keys. */
export function AsideTree({ aside, rows, words, value, onChoose, tools }: AsideTreeProps) {
  const text = useStore($text)
  const notify = useNotify()
  const keyed = useKeyed(tools)
  const all = standing(aside, rows)
  const nodesBelow = (above: string): TreeNode[] =>
    rowsBelow(all, above).map(({ id }) => {
      const row = rows.find((one) => one.id === id)!
      return { id, label: aside.rowName(row), icon: aside.icon, aside: aside.figure?.(row), children: nodesBelow(id) }
    })
  const put = (move: TreeMove) => {
    const to = destinationOf(all, move)
    const row = rows.find(({ id }) => id === String(move.id))
    if (!to || !row || !aside.move) return
    aside.move(row, to, keyed).then((told) => (notify.success(told), tools.reload()), notify.failure)
  }
  const name = String(words[aside.word])
  return (
    <>
      <Tree
        // all that is there stands open: it is looked at as a whole
        key={rows.length > 0 ? 'there' : 'none'}
        nodes={[{ id: '', label: String(words[aside.all]), icon: aside.allIcon }, ...nodesBelow('')]}
        selected={value}
        onSelect={(id) => onChoose(String(id))}
        onMove={aside.move && put}
        label={name}
        defaultOpen={rows.map(({ id }) => id)}
      />
      {aside.move && rows.length > 1 && <p className="console-faint console-aside-hint">{text.hint}</p>}
    </>
  )
}
