import { Document, Packer } from 'docx'
import { trimmed } from '#src/lib/decimal.ts'
import { paperGap, paperSection, paperStyles, paperTable, paperTitle, type PaperColumn } from './look.ts'
import { sumsOf, type Quotation, type QuotationSums } from './quotation.ts'
import type { $text } from './quotation.text.ts'
import { stableZip } from './stable-zip.ts'

export type QuotationWords = ReturnType<(typeof $text)['get']>

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function linesOf({ lines }: Quotation, { subtotals, difference }: QuotationSums, words: QuotationWords) {
  const hasRemarks = lines.some(({ remark }) => remark)
  const columns: PaperColumn[] = [
    { title: words.number, share: 8, align: 'center' },
    { title: words.name, share: hasRemarks ? 32 : 46 },
    { title: words.unit, share: 10, align: 'center' },
    { title: words.num, share: 16, align: 'end' },
    { title: words.subtotal, share: 20, align: 'end' },
    ...(hasRemarks ? [{ title: words.remark, share: 24 }] : []),
  ]
  const rows = lines.map(({ name, unit, num, remark = '' }, at) => [String(at + 1), name, unit, trimmed(num), subtotals[at]!, remark])
  const all = difference ? [...rows, ['', words.difference, '', '', difference, '']] : rows
  return paperTable(
    columns,
    all.map((cells) => cells.slice(0, columns.length)),
  )
}

/** A quotation as a Word document (specification 9); equal input and words give equal bytes, wherever and whenever. */
export async function quotationDocx(quotation: Quotation, words: QuotationWords, language = 'zh-CN'): Promise<ArrayBuffer> {
  const sums = sumsOf(quotation.lines)
  const information = paperTable(
    [
      { title: words.orderSn, share: 28, align: 'center' },
      { title: words.date, share: 22, align: 'center' },
      { title: words.total, share: 20, align: 'center' },
      { title: words.varieties, share: 12, align: 'center' },
      { title: words.quantity, share: 18, align: 'center' },
    ],
    [[quotation.order_sn, quotation.order_date, sums.total, String(sums.count), sums.quantity]],
  )
  const document = new Document({
    title: [words.title, quotation.order_sn].filter(Boolean).join(' '),
    creator: '',
    lastModifiedBy: '',
    styles: paperStyles(language),
    sections: [{ ...paperSection, children: [paperTitle(words.title), information, paperGap(), linesOf(quotation, sums, words)] }],
  })
  return stableZip(await Packer.toArrayBuffer(document), quotation.order_date)
}
