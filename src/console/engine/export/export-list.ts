import type { Connection } from '#src/stores/connection.ts'
import type { ListPage, PageWords } from '../page.ts'
import { byteOrderMark, csvLine, type Cell } from './csv.ts'
import { readAll, type Reading } from './read-all.ts'
import { saveFile } from './save-file.ts'

export type ExportFormat = 'xlsx' | 'csv'

type Sheet = Awaited<ReturnType<typeof readAll>>

async function workbook(name: string, { header, kinds, lines }: Sheet): Promise<Blob> {
  const { workbookFile } = await import('#src/papers/sheet/workbook-stream.ts')
  const columns = header.map((title, at) => ({ title, as: kinds[at] ?? 'text' }))
  return workbookFile([{ name, columns, rows: lines }])
}

const plainText = ({ header, lines }: Sheet): Blob =>
  new Blob([byteOrderMark, csvLine(header), ...lines.map((line: readonly Cell[]) => csvLine(line))], { type: 'text/csv;charset=utf-8' })

/** Saves exactly what a list's filter finds as a workbook or a CSV file; answers how many rows it has. @throws RequestError */
export async function exportList<Row, W extends PageWords>(
  connection: Connection,
  page: ListPage<Row, W>,
  words: W,
  query: object,
  { format, keys, ...reading }: Reading & { format: ExportFormat; keys?: readonly string[] | undefined },
): Promise<number> {
  const sheet = await readAll(connection, page, words, query, reading, keys)
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`${words.title}-${day}.${format}`, format === 'xlsx' ? await workbook(words.title, sheet) : plainText(sheet))
  return sheet.lines.length
}
