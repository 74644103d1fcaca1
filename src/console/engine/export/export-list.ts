import type { Connection } from '#src/stores/connection.ts'
import type { ListPage, PageWords } from '../page.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { readSheet } from './read-all.ts'
import { saveFile } from './save-file.ts'

/** Saves exactly what a list's filter finds as a CSV file; answers how many rows it has. @throws RequestError */
export async function exportList<Row, W extends PageWords>(
  connection: Connection,
  page: ListPage<Row, W>,
  words: W,
  query: object,
): Promise<number> {
  const { header, lines } = await readSheet(connection, page, words, query)
  const parts = [byteOrderMark, csvLine(header), ...lines.map(csvLine)]
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`${words.title}-${day}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return lines.length
}
