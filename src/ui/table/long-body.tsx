import { useEffect, useRef } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TableRow } from './table-row.tsx'
import type { LongRows, TableProps } from './table.tsx'
import type { RowProps } from './use-row-props.ts'
import { useWindow } from './use-window.ts'

type LongBodyProps<Row> = TableProps<Row> & { long: LongRows<Row>; propsOf: (row: Row, index: number, position: number) => RowProps<Row> }

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr className="ui-table-gap" aria-hidden="true">
      <td style={{ height }}>&#8203;</td>
    </tr>
  )

/** The rows of a long list that are in sight, between two gaps as high as all others. */
export function LongBody<Row>({ long, propsOf, ...table }: LongBodyProps<Row>) {
  const { count, rowAt, onShow } = long
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, above, below } = useWindow(body, count)
  useEffect(() => onShow?.(from, Math.min(to, count)), [onShow, from, to, count])
  const wide = table.columns.length + (table.onSelect || table.onChoose ? 1 : 0)
  return (
    <tbody ref={body} className="ui-table-long">
      <Gap height={above} />
      {Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, at) => {
        const index = from + at
        const row = rowAt(index)
        if (row === undefined)
          return (
            <tr key={`place ${index}`} aria-rowindex={index + 2} className="ui-table-waiting">
              <td colSpan={wide}>
                <Skeleton width={`${40 + ((index * 13) % 40)}%`} height={14} />
              </td>
            </tr>
          )
        return <TableRow key={table.rowKey(row)} {...propsOf(row, index, index + 2)} />
      })}
      <Gap height={below} />
    </tbody>
  )
}
