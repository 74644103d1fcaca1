import { useStore } from '@nanostores/react'
import { useCallback, useContext, useId, useSyncExternalStore } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { isRefused } from '#src/kinds/lines.ts'
import { FieldCell, type CellProps } from '../cell.tsx'
import { $fieldWords } from '../fields.text.ts'
import { ActiveCell } from './active-cell.tsx'
import { rangeOf } from './edits.ts'
import { LinesExtrasContext } from './extras.ts'
import { isRequired } from './faults.ts'
import type { GridStore } from './grid-store.ts'
import type { GridColumn, Row } from './rows.ts'

export interface GridCellProps {
  grid: GridStore
  id: string
  /** Numbers of its row and column. */
  row: number
  at: number
  column: GridColumn
  title: string
}

type Mark = 'chosen' | 'range' | undefined

function PictureFace(props: CellProps) {
  return <FieldCell {...props} base={useConnection().base} />
}

function ReferenceFace({ grid, ...props }: CellProps & { grid: GridStore }) {
  useStore(grid.names.$count)
  const { source } = props.field.options as { source?: string }
  return <FieldCell {...props} name={grid.names.get(source, String(props.value))} />
}

interface FaceProps {
  grid: GridStore
  id: string
  column: GridColumn
  value: unknown
}

/** What a cell says while nobody writes in it; nothing for nothing. */
function CellFace({ grid, id, column, value }: FaceProps) {
  const { field } = column
  const Face = useContext(LinesExtrasContext).faces?.[column.name]
  if (Face && field.kind.isEmpty(value)) return <Face grid={grid} id={id} />
  if (isRefused(value)) return value.refused
  if (field.kind.isEmpty(value)) return null
  const props = { field, value, reader: grid.reader, base: '' }
  if (field.kind.as === 'picture') return <PictureFace {...props} />
  return field.kind.as === 'reference' ? <ReferenceFace {...props} grid={grid} /> : <FieldCell {...props} />
}

/** One cell: it is drawn anew when its own value, what is wrong with it, or whether it is chosen changes. */
export function GridCell({ grid, id, row, at, column, title }: GridCellProps) {
  const text = useStore($fieldWords)
  const faultId = useId()
  const { name, field } = column
  const store = grid.rowStore(id)
  const value = useSyncExternalStore(
    store.listen,
    useCallback(() => (store.get() as Row)[name], [store, name]),
  )
  const fault = useSyncExternalStore(
    grid.$faults.listen,
    useCallback(() => grid.$faults.get().get(id)?.[name], [grid, id, name]),
  )
  const mark = useSyncExternalStore<Mark>(
    grid.$selection.listen,
    useCallback(() => {
      const { at: chosen, anchor } = grid.$selection.get()
      if (chosen.row === row && chosen.column === at) return 'chosen'
      const { from, to } = rangeOf(chosen, anchor)
      return row >= from.row && row <= to.row && at >= from.column && at <= to.column ? 'range' : undefined
    }, [grid, row, at]),
  )
  const label = text.cell(title, row + 1)
  return (
    <div
      role="gridcell"
      className="lines-cell"
      aria-colindex={at + 2}
      aria-selected={mark !== undefined}
      data-fixed={column.isFixed || undefined}
      aria-required={isRequired(field) || undefined}
      aria-invalid={fault !== undefined || undefined}
      data-kind={field.kind.as}
      data-mark={mark}
      data-row={row}
      data-column={at}
      data-title={title}
    >
      <span className="lines-face">
        <CellFace {...{ grid, id, column, value }} />
      </span>
      {fault !== undefined && (
        <small id={faultId} className="lines-fault" title={fault}>
          {fault}
        </small>
      )}
      {mark === 'chosen' && (
        <ActiveCell
          grid={grid}
          id={id}
          column={column}
          value={value}
          label={label}
          describedBy={fault === undefined ? undefined : faultId}
        />
      )}
    </div>
  )
}
