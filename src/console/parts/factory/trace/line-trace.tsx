import type { PageTools } from '#src/console/engine/page.ts'
import { TraceDialog } from './lazy.ts'

interface Line {
  lot: string
  lotNo: string
}

function LineTrace({ row, ...rest }: { row: Line; tools: PageTools; onClose(): void }) {
  return <TraceDialog {...rest} row={{ lot_id: row.lot, lot_no: row.lotNo }} />
}

/** Leads from a line to where its lot came from and went (manufacturing 3.5 no. 19), for who may see stock; the page has a word `trace`. */
export const lineTrace = {
  ...({ key: 'trace', on: 'row', permission: 'admin-store-storageDetails-index' } as const),
  when: ({ lot }: Line) => lot !== '',
  Dialog: LineTrace as never,
}
