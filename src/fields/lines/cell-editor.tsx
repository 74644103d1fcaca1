import {
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import type { Field } from '#src/kinds/kind.ts'
import { isRefused } from '#src/kinds/lines.ts'
import { citiesOf, type Region } from '#src/kinds/regions.ts'
import { Combobox } from '#src/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#src/ui/combobox/multi-combobox.tsx'
import { isComposing } from '#src/ui/key-guard.ts'
import type { InputProps } from '../input.ts'
import { inputOf } from '../inputs.ts'
import type { ActiveCellProps } from './active-cell-props.ts'
import { LinesExtrasContext } from './extras.ts'
import type { GridStore } from './grid-store.ts'
import { enter, tab } from './keys.ts'

const ReferenceInput = inputOf('reference')

const RegionsInput = inputOf('regions') as unknown as ComponentType<RegionsProps>
type RegionsProps = InputProps & { taken: ReadonlySet<string>; onClose: () => void }

const chosen = new Set(['choice', 'state', 'choices', 'reference', 'regions'])

/** Whether a cell of this kind is not typed as text but chosen from a list. */
export const hasEditor = ({ kind }: Field<unknown>): boolean => chosen.has(kind.as)

interface CellEditorProps extends ActiveCellProps {
  /** What was typed to begin. */
  typed: string | undefined
}

/** What was chosen counts: one goes on from its cell. */
function goOn(grid: GridStore): void {
  grid.end()
  if (grid.shape.goesAcross) enter(grid, false)
  else grid.focus()
}

function ListEditor({ grid, id, column, value, label, typed }: CellEditorProps) {
  const { kind, options } = column.field
  const words = (options as { options: Readonly<Record<string, string>> }).options
  const list = Object.entries(words).map(([key, word]) => ({ id: key, name: grid.reader.word(word) }))
  const nameOf = (key: string) => list.find((option) => option.id === key) ?? { id: key, name: key }
  const shared = { options: list, size: 'compact', startWords: typed ?? '', 'aria-label': label } as const
  const put = (next: unknown) => grid.put(id, { [column.name]: next })
  if (kind.as === 'choices')
    return <MultiCombobox {...shared} value={(value as string[]).map(nameOf)} onChange={(next) => put(next.map((one) => String(one.id)))} />
  return (
    <Combobox
      {...shared}
      value={kind.isEmpty(value) ? null : nameOf(String(value))}
      onChange={(next) => {
        put(next ? String(next.id) : '')
        goOn(grid)
      }}
    />
  )
}

/** Holds the focus until the list is loaded. */
function WaitingField({ label, typed }: { label: string; typed: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  return <input ref={field} className="lines-field" data-editing aria-label={label} defaultValue={typed} />
}

function ReferenceEditor({ grid, id, column, value, label, typed }: CellEditorProps) {
  const { source } = column.field.options as { source?: string }
  const { beside: record } = useContext(LinesExtrasContext)
  const row = grid.rows.find((one) => one.id === id)
  const beside = useMemo(() => ({ ...record?.(), ...row }), [record, row])
  return (
    <Suspense fallback={<WaitingField label={label} typed={typed} />}>
      <ReferenceInput
        field={column.field}
        value={isRefused(value) ? '' : value}
        name={grid.names.get(source, String(value))}
        id={`${id}-${column.name}`}
        label={label}
        invalid={false}
        describedBy={undefined}
        words={{}}
        startWords={typed ?? (isRefused(value) ? value.refused : '')}
        beside={beside}
        onChange={(next, one) => {
          if (one) grid.choose(id, column.name, one)
          else grid.put(id, { [column.name]: next })
          goOn(grid)
        }}
      />
    </Suspense>
  )
}

/** Cities in the other rows of a column. */
function citiesElsewhere({ grid, id, column }: CellEditorProps): Set<string> {
  const cells = grid.rows.filter((row) => row.id !== id).map((row) => row[column.name])
  return new Set(cells.flatMap((cell) => (isRefused(cell) ? [] : citiesOf(cell as readonly Region[]).map((city) => city.id))))
}

/** A tree in a dialog above the grid. */
function RegionsEditor(props: CellEditorProps) {
  const { grid, id, column, value, label, typed } = props
  const [taken] = useState(() => citiesElsewhere(props))
  const leave = () => {
    grid.end()
    grid.focus()
  }
  useEffect(() => {
    // the dialog has the focus, whatever the grid said before
    grid.takeFocus()
  }, [grid])
  return (
    <span className="lines-editor">
      <Suspense fallback={<WaitingField label={label} typed={undefined} />}>
        <RegionsInput
          field={column.field}
          value={isRefused(value) ? column.field.kind.empty : value}
          id={`${id}-${column.name}`}
          label={label}
          invalid={false}
          describedBy={undefined}
          words={{}}
          startWords={typed ?? ''}
          taken={taken}
          onChange={(next) => grid.put(id, { [column.name]: next })}
          onClose={leave}
        />
      </Suspense>
    </span>
  )
}

/** The list of a cell that is chosen, not typed: Tab goes on, Escape takes back. */
export function CellEditor(props: CellEditorProps) {
  return props.column.field.kind.as === 'regions' ? <RegionsEditor {...props} /> : <ChoiceEditor {...props} />
}

function ChoiceEditor(props: CellEditorProps) {
  const { grid, column } = props
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // the focus is given to the list, whatever the grid said before
    grid.takeFocus()
  }, [grid])
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      grid.cancel()
      grid.focus()
    } else if (event.key === 'Tab') {
      grid.end()
      if (!tab(grid, event.shiftKey)) return
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // the light field gives way to the real one, and a list or sheet may have the focus
    setTimeout(() => {
      const root = currentTarget.getRootNode() as Document | ShadowRoot
      const isOpen = currentTarget.querySelector('[aria-expanded="true"]') !== null
      if (currentTarget.isConnected && !isOpen && !currentTarget.contains(root.activeElement)) grid.end()
    })
  }
  return (
    <span ref={box} className="lines-editor" onKeyDownCapture={press} onBlur={leave}>
      {column.field.kind.as === 'reference' ? <ReferenceEditor {...props} /> : <ListEditor {...props} />}
    </span>
  )
}
