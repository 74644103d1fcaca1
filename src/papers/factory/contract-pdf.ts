import { pdfFile, type PdfPicture } from '../pdf/pdf-file.ts'
import { inside, PdfLayout, sheet, type PdfCell } from '../pdf/pdf-layout.ts'
import { clausesOf, goodsOf, headLines, sideLines, type Contract } from './contract.ts'

/** Pictures that a contract carries: the company's sign above it, its seal over its name. */
export interface ContractPictures<Picture> {
  logo?: Picture | undefined
  seal?: Picture | undefined
}

const shares = [5, 17, 19, 6, 9, 10, 12, 10, 12]
const aligns: readonly PdfCell['align'][] = ['center', 'start', 'start', 'center', 'end', 'end', 'end', 'center', 'start']
const all = shares.reduce((sum, share) => sum + share, 0)
const widths = shares.map((share) => (inside * share) / all)

/** Points that a picture takes within a square. */
function sized({ width, height }: { width: number; height: number }, most: number) {
  const scale = most / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

function goods(layout: PdfLayout, contract: Contract): void {
  const { heads, rows, sums, words } = goodsOf(contract)
  const cells = (texts: readonly string[], isHeading = false) =>
    texts.map((text, at): PdfCell => ({ text, width: widths[at]!, align: isHeading ? 'center' : (aligns[at] ?? 'start') }))
  layout.row(cells(heads, true))
  for (const row of rows) layout.row(cells(row))
  const [before, amount] = [widths.slice(0, 6), widths[6]!]
  const left = before.reduce((sum, width) => sum + width, 0)
  for (const [title, value] of sums)
    layout.row([
      { text: title, width: left, align: 'center' },
      { text: value, width: amount, align: 'end' },
      { text: '', width: inside - left - amount },
    ])
  layout.row([{ text: words, width: inside }])
}

/** A purchase contract as a PDF of A4 (manufacturing 5.5). */
export async function contractPdf(contract: Contract, { logo, seal }: ContractPictures<PdfPicture>): Promise<Uint8Array<ArrayBuffer>> {
  const layout = new PdfLayout()
  const pictures = [logo, seal].filter((one): one is PdfPicture => one !== undefined)
  if (logo) layout.picture(pictures.indexOf(logo), { left: 0, top: layout.y, ...sized(logo, 44) })
  layout.text('采 购 合 同', { size: 18, align: 'center' })
  layout.gap(6)
  for (const [left, right] of headLines(contract)) {
    const top = layout.y
    layout.text(left, { width: inside * 0.55 })
    const lower = layout.y
    layout.y = top
    layout.text(right, { left: inside * 0.6 })
    layout.y = Math.min(layout.y, lower)
  }
  layout.gap(4)
  layout.text('一、产品名称、规格、数量、价格与交货期')
  layout.gap(2)
  goods(layout, contract)
  layout.gap(4)
  for (const clause of clausesOf(contract)) layout.text(clause)
  layout.gap(6)
  const lines = sideLines(contract)
  // both sides stand on one page, with the seal over the buyer's
  layout.room((lines.length + 1) * 20)
  const half = inside / 2
  const top = layout.y
  layout.row([
    { text: '供方', width: half, align: 'center' },
    { text: '需方', width: half, align: 'center' },
  ])
  for (const [seller, buyer] of lines)
    layout.row([
      { text: seller, width: half },
      { text: buyer, width: half },
    ])
  if (seal) layout.picture(pictures.indexOf(seal), { left: half + 70, top: top - 8, ...sized(seal, 112) })
  return pdfFile({ title: `采购合同 ${contract.number}`, width: sheet.width, height: sheet.height, pages: layout.done(), pictures })
}
