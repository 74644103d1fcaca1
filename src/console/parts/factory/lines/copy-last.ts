import { readRecord } from '#src/api/records.ts'
import { inputOf, type Resource, type WireRecord } from '#src/api/resource.ts'
import type { Endpoint, List } from '#src/api/endpoint.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import { changedRow, type Row } from '#src/fields/lines/rows.ts'
import { isBlankLine, newLineId } from '#src/kinds/lines.ts'
import type { Connection } from '#src/stores/connection.ts'

type AnyCall = Endpoint<{ body: object }, unknown>

/** What a line is entered by: its lots and what it answers are that paper's own. */
const entered = [
  'sku',
  'countedBy',
  'areaEach',
  'weightEach',
  'lengthEach',
  'qty',
  'unit',
  'unitNum',
  'unitDen',
  'price',
  'priceUnit',
  'taxRate',
  'remark',
]

/** Brings the lines of the last paper that a query finds below those that somebody has written. Answers its number; '' where there is none. */
export async function copyLast(connection: Connection, of: Resource, query: object, grid: GridStore): Promise<string> {
  const { list } = (await connection.send(of.calls.list as unknown as AnyCall, {
    body: { ...query, page: 1, limit: 1 },
  })) as List<WireRecord>
  const [last] = list
  if (!last) return ''
  const read = of.calls.read as unknown as AnyCall
  const paper = readRecord(of.fields, (await connection.send(read, inputOf(read, String(last['id'])) as never)) as WireRecord)
  const lines = (paper as unknown as { lines: readonly Row[] }).lines.map((line) => {
    for (const name of ['sku', 'unit']) if (line.names?.[name]) grid.names.set(name, String(line[name]), line.names[name])
    const values = Object.fromEntries(entered.filter((name) => name in line).map((name) => [name, line[name]]))
    const blank = Object.fromEntries(grid.shape.columns.map(({ name, field }) => [name, field.start ?? field.kind.empty]))
    return changedRow(grid.shape, { ...blank, id: newLineId() }, values)
  })
  grid.end()
  const written = grid.rows.filter((row) => !isBlankLine(grid.shape.field, row))
  grid.change([...written, ...lines].slice(0, grid.shape.max))
  return String(last['sn'] ?? '')
}
