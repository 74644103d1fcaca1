import { countPrint } from '#src/api/factory-orders.ts'
import { readPrintTemplates } from '#src/api/print-templates.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Connection } from '#src/stores/connection.ts'
import { paperTypeOf } from './workbooks.ts'

interface Paper {
  id: string
  wire: Readonly<Record<string, unknown>>
}

const told =
  (key: string) =>
  ({ wire }: Paper) =>
    String(wire[key] ?? '')

/** Columns that a sheet of paper has no room for, unless somebody chooses them. */
const leftOut = ['weightRange', 'wanted', 'variance', 'location', 'fromLots', 'qc', 'taxRate']

/** How papers of the factory are printed: who signs, and how often it was printed (manufacturing 5.1). */
export const paperPrint = (of: Pick<Resource, 'document' | 'name'>) => ({
  leftOut,
  signers: [{ word: 'madeBy', of: told('made_by') }, { word: 'judgedBy', of: told('judged_by') }, { word: 'handledBy' }],
  count: async (connection: Connection, papers: readonly Paper[]) => {
    const body = { type: paperTypeOf(of), ids: papers.map(({ id }) => Number(id)) }
    const { counts } = await connection.send(countPrint, { body })
    return new Map(counts.map(({ id, printed }) => [String(id), printed]))
  },
  templates: (connection: Connection) => connection.send(readPrintTemplates, { body: { type: paperTypeOf(of) } }),
})
