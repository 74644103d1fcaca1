import { useEffect, useRef } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Line } from './table-line.tsx'
import type { LongRows, TableProps } from './table.tsx'
import type { LineProps } from './use-lines.ts'
import { useWindow } from './use-window.ts'

type LongBodyProps<Row> = TableProps<Row> & { long: LongRows<Row>; lineOf: (row: Row, index: number, position: number) => LineProps<Row> }

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr className="ui-table-gap" aria-hidden="true">
      <td style={{ height }}>&#8203;</td>
    </tr>
  )

/** The rows of a long list that are in sight, between two gaps as high as all others. */
export function LongBody<Row>({ long, lineOf, ...table }: LongBodyProps<Row>) {
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
        return <Line key={table.rowKey(row)} {...lineOf(row, index, index + 2)} />
      })}
      <Gap height={below} />
    </tbody>
  )
}
