import { countPrint } from '#src/api/factory-orders.ts'
import { readPrintTemplates } from '#src/api/print-templates.ts'
import { leftOutColumns } from '#src/api/resources/settings/print-template.ts'
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

type PaperOf = Pick<Resource, 'document' | 'name'>

const isCommitment = (of: PaperOf) => paperTypeOf(of) === 'PO'
/** Goods go from hand to hand with it. */
const isHandedOver = (of: PaperOf) => ['IN', 'OUT', 'TRANSFER'].includes(paperTypeOf(of))

/** How papers of the factory are printed: who signs, and how often it was printed (manufacturing 5.1). */
export const paperPrint = (of: PaperOf) => ({
  title: 'paperTitle',
  leftOut: leftOutColumns,
  signers: [
    { word: 'madeBy', of: told('made_by') },
    { word: 'judgedBy', ...(!isCommitment(of) && { of: told('judged_by') }) },
    // an order is approved, what moves goods is released by hand
    { word: 'approvedBy', ...(isCommitment(of) && { of: told('judged_by') }) },
    { word: 'handledBy' },
    ...(isHandedOver(of) ? [{ word: 'receivedBy' }] : []),
  ],
  ...(isHandedOver(of) || isCommitment(of) ? { seal: 'sealArea' } : {}),
  count: async (connection: Connection, papers: readonly Paper[], isSealed: boolean) => {
    const body = { type: paperTypeOf(of), ids: papers.map(({ id }) => Number(id)), ...(isSealed && { seal: 1 as const }) }
    const { counts } = await connection.send(countPrint, { body })
    return new Map(counts.map(({ id, printed }) => [String(id), printed]))
  },
  templates: (connection: Connection) => connection.send(readPrintTemplates, { body: { type: paperTypeOf(of) } }),
})
