import quotation from '#src/api/resources/quotation.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import { readOne } from '#src/stores/records.ts'
import { bringChunk } from '#src/ui/chunk-error.ts'
import { $text } from './text.ts'

/** Saves a paper as a Word file, whose builder is downloaded with the first one; answers what is to be told. @throws TypeError */
export async function saveWord(paper: object): Promise<string> {
  const { quotationFile } = await bringChunk(() => import('#src/papers/quotation-file.ts'))
  const { name, blob } = await quotationFile(paper)
  saveFile(name, blob)
  return $text.get().saved(name)
}

/** Saves the Word file of a quotation that a server has. @throws RequestError */
export async function saveWordOf({ id }: { id: string }, { connection }: PageTools): Promise<string> {
  const { sn, date, lines } = await readOne(connection, quotation, id)
  const own = lines.map(({ name, spec, num, price, remark, names }) => ({
    ...{ name: [name, spec].filter(Boolean).join(' '), unit: names?.['unit'] ?? '', num: num || '0', price: price || '0', remark },
  }))
  return saveWord({ order_sn: sn, order_date: date, lines: own })
}
