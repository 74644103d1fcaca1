import type { ScanContext } from '#src/api/line-entry.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Row } from '#src/fields/lines/rows.ts'
import type { FormValues } from '#src/forms/form-field.ts'
import type { Connection } from '#src/stores/connection.ts'

/** What of a paper its lines depend on; '' is none. */
export interface PaperValues {
  party: string
  warehouse: string
  kind: string
}

/** How the lines of a kind of paper are entered. */
export interface PaperLinesOptions {
  of: Resource
  context: ScanContext
  /** Field of the supplier or customer whose prices count. */
  party?: string
  side?: 'purchase' | 'sale'
  /** Whether its lines have prices. */
  isPriced?(values: PaperValues): boolean
  /** What the last paper is found by, as its list is asked. */
  last(values: PaperValues): object
  /** A paper was scanned: values of the form that come of it. @throws RequestError */
  onPaper?(connection: Connection, id: string): Promise<FormValues>
  /** What rows become that somebody has written, once they have left the cell; undefined where they stay as they are. */
  settled?(rows: readonly Row[]): readonly Row[] | undefined
}
