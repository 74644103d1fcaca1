import { sql } from 'drizzle-orm'
import { amountInWords } from '#src/lib/amount-in-words.ts'
import { compared, sumOf } from '#src/lib/decimal.ts'
import { paperSheet } from '#src/papers/factory/paper-sheet.ts'
import type { LaidSheet } from '#src/papers/sheet/laid-sheet.ts'
import { row } from '#src/server/db.ts'
import { documentColumns, lineColumns, selectedOf, textOf, type PaperRow } from './columns.ts'
import type { PapersFound } from './found.ts'
import { linesSelect, titlesOf } from './lines-sheet.ts'
import type { Writing } from './writing.ts'

const inWords = (gross: string | undefined) => (gross && compared(gross, '0') !== 0 ? `${amountInWords(gross)}　¥${gross}` : '')

/** One document as it is printed (manufacturing 5.4); undefined where somebody may not see it. */
export async function onePaper(found: PapersFound, title: string, writing: Writing): Promise<LaidSheet | undefined> {
  const { snapshot, word, own, user } = writing
  const header = documentColumns(found.table, user, { hasTotals: true })
  const document = await row<PaperRow & { made: string; judged: string; company: string }>(
    snapshot.db,
    sql`select ${sql.join(selectedOf(header, user), sql`, `)}, t.created_by as made, coalesce(nullif(t.audited_by, ''), t.approved_by) as judged,
          coalesce((select value ->> 'name' from settings where name = 'company'), '') as company
        from factory_documents t where t.id in (select id from (${found.documents}) f) limit 1`,
  )
  if (!document) return undefined
  const columns = lineColumns(found.table, user).filter(({ field }) => !field.isKept)
  const rows: string[][] = []
  for await (const one of snapshot.each<PaperRow>(linesSelect(found, columns, user)))
    rows.push(columns.map((column) => textOf(column, one, word)))
  const titles = titlesOf(columns, writing)
  const told = header.flatMap((column): [string, string, string][] => {
    const text = textOf(column, document, word)
    return text === '' ? [] : [[column.name, word(column.name), text]]
  })
  const { label, name: kind } = found.table.resource
  const [isOrder, isHandedOver] = [kind === 'purchase-order', ['goods-receipt', 'outbound-order', 'stock-transfer'].includes(kind)]
  const gross = told.find(([name]) => name === 'gross')?.[2]
  return paperSheet({
    ...{ name: own('paper'), title, company: document.company },
    number: told.find(([name]) => name === label)?.[2] ?? '',
    fields: told.filter(([name]) => name !== label).map(([, heading, text]) => [heading, text] as const),
    columns: columns.map(({ field, isSummed }, at) => ({
      ...{ title: titles[at]!, as: field.kind.cell },
      ...(isSummed && { sum: sumOf(rows.map((cells) => cells[at] || '0')) }),
    })),
    ...{ rows, total: own('total') },
    notes: gross ? [`${word('inWords')}：${inWords(gross)}`] : [],
    signers: [
      [own('createdBy'), document.made],
      [own('auditedBy'), isOrder ? '' : document.judged],
      [word('approvedBy'), isOrder ? document.judged : ''],
      [own('handledBy'), ''],
      ...(isHandedOver ? [[word('receivedBy'), ''] as const] : []),
      ...(isOrder || isHandedOver ? [[word('sealArea'), ''] as const] : []),
    ],
  })
}
