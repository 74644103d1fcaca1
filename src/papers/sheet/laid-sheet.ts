import { laidCellXml, lettersOf, type LaidLook } from './xlsx-cells.ts'
import type { CellValue } from './row-queue.ts'

/** A cell of a paper, over so many columns. */
export interface LaidCell {
  value?: CellValue
  look?: LaidLook
  span?: number
}

/** A row of a paper; `height` in points, where its text takes more than one line. */
export interface LaidRow {
  cells: readonly LaidCell[]
  height?: number
}

/** A sheet that is laid out as a paper of A4 and printed as one: its columns have widths, its cells have places. */
export interface LaidSheet {
  name: string
  /** Of columns, in characters. */
  widths: readonly number[]
  laid: readonly LaidRow[]
  /** Rows, counted from 1, that every printed page begins with. */
  repeated?: readonly [number, number]
  isLandscape?: boolean
}

/** What stands within `worksheet`. */
export function laidXml({ widths, laid, isLandscape = false }: LaidSheet): string {
  const merged: string[] = []
  const rows = laid.map(({ cells, height }, down) => {
    let across = 0
    const parts = cells.flatMap(({ value, look = 'plain', span = 1 }) => {
      const first = across
      across += span
      if (span > 1) merged.push(`${lettersOf(first)}${down + 1}:${lettersOf(across - 1)}${down + 1}`)
      // a box over several columns has its lines in all of them
      return Array.from({ length: span }, (_, at) => laidCellXml(at === 0 ? value : '', look, `${lettersOf(first + at)}${down + 1}`))
    })
    return `<row r="${down + 1}"${height === undefined ? '' : ` ht="${height}" customHeight="1"`}>${parts.join('')}</row>`
  })
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const merges =
    merged.length > 0
      ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
      : ''
  return `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData>${merges}<printOptions horizontalCentered="1"/><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${isLandscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>`
}
