import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { TableColumn } from '#src/ui/table/table.tsx'
import type { TreeMove } from '#src/ui/tree/moves.ts'
import { destinationOf, rowsBelow, stepAmong, type Destination } from '../aside/tree-moves.ts'
import type { ListPage, PageTools } from '../page.ts'
import { useKeyed } from '../use-tools.ts'
import { positionOf, standingOf } from './order.ts'
import { $text } from './order.text.ts'
import type { RowGripProps } from './row-grip.tsx'

const grip = lazyPart<RowGripProps>(async () => (await import('./row-grip.tsx')).RowGrip)

function Grip(props: RowGripProps) {
  const Part = useLazyPart(grip, true)
  return Part ? <Part {...props} /> : null
}

/** The columns with one of handles before them, where a person may put the rows of a tree in order; `rows` are those of the first level. */
export function useOrder<Row, W>(
  page: ListPage<Row, W>,
  rows: readonly Row[],
  { tools, isNarrowed, columns }: { tools: PageTools; isNarrowed: boolean; columns: readonly TableColumn<Row>[] },
): readonly TableColumn<Row>[] {
  const text = useStore($text)
  const notify = useNotify()
  const keyed = useKeyed(tools)
  const latest = useRef({ rows, isBusy: false })
  latest.current.rows = rows
  const { order } = page
  const isOffered = order !== undefined && !isNarrowed && (!order.permission || tools.connection.can(order.permission))
  return useMemo(() => {
    if (!order || !isOffered) return columns
    const now = () => standingOf(page as never as ListPage<Row, never>, latest.current.rows)
    const allowed = (id: string, to: Destination | undefined) => {
      const { byId } = now()
      return to && order.can(byId.get(id)!, byId.get(to.above)) ? to : undefined
    }
    const put = (id: string, to: Destination | undefined) => {
      if (!allowed(id, to) || latest.current.isBusy) return
      const all = now()
      latest.current.isBusy = true
      void order
        .move(all.byId.get(id)!, positionOf(all, id, to!), keyed)
        .then(notify.success, notify.failure)
        .finally(() => {
          latest.current.isBusy = false
          tools.reload()
        })
    }
    const moved = (move: TreeMove) => destinationOf(now().standing, move)
    const show = (row: Row) => {
      const id = page.rowKey(row)
      const { standing } = now()
      const above = standing.find((one) => one.id === id)?.above ?? ''
      return (
        <Grip
          id={id}
          name={page.rowName(row)}
          place={rowsBelow(standing, above).findIndex((one) => one.id === id)}
          canMove={(move) => allowed(id, moved(move)) !== undefined}
          onMove={(move) => put(id, moved(move))}
          onStep={(by) => put(id, stepAmong(now().standing, id, by))}
        />
      )
    }
    return [{ key: 'order', title: text.order, width: 64, align: 'center' as const, show }, ...columns]
  }, [page, order, isOffered, keyed, tools, notify, text, columns])
}
