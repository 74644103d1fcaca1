import type { Fault, Field } from '#src/kinds/kind.ts'
import { isAllowed, type RowAction } from '../action.ts'
import type { PageTools } from '../page.ts'

/** What was stored, and how it is taken back. */
export interface Stored {
  message: string
  /** Answers the server's sentence. @throws RequestError */
  undo(): Promise<string>
}

type Conditions = Pick<RowAction<never, never>, 'at' | 'permission' | 'feature'>

/** A cell whose value is changed where it stands; of whatever kind, it is typed as text. */
export interface CellEdit<Row> extends Conditions {
  when?(row: Row): boolean
  /** What the field begins with. */
  text(row: Row): string
  fault(text: string): Fault | undefined
  /** @throws RequestError */
  save(row: Row, text: string, tools: PageTools): Promise<Stored>
}

interface Declared<Row, V> extends Conditions {
  of: Field<V>
  when?(row: Row): boolean
  value(row: Row): V
  /** @throws RequestError; a conflict leaves what was typed beside what stands there now */
  save(row: Row, value: V, tools: PageTools): Promise<Stored>
}

const reader = { word: (key: string) => key }

/** Declares a cell that is changed in the list: Enter opens it, Enter saves, Escape leaves. An empty one is refused. */
export function cellEdit<Row, V>({ of: { kind }, value, save, ...rest }: Declared<Row, V>): CellEdit<Row> {
  const read = (text: string) => kind.parse(text, reader)
  return {
    ...rest,
    text: (row) => kind.text(value(row), reader),
    fault(text) {
      const parsed = read(text)
      if ('fault' in parsed) return parsed.fault
      return kind.isEmpty(parsed.value) ? { code: 'FIELD_REQUIRED' } : kind.fault(parsed.value)
    },
    save(row, text, tools) {
      const parsed = read(text)
      return save(row, 'value' in parsed ? parsed.value : kind.empty, tools)
    },
  }
}

/** Whether a person may change this cell; the server judges again. */
export const isEditable = <Row>(edit: CellEdit<Row>, row: Row, { connection }: PageTools): boolean =>
  isAllowed(connection, edit) && (edit.when?.(row) ?? true)
