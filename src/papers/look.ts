import { AlignmentType, Footer, PageNumber, Paragraph, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx'

/** Twentieths of a point: an A4 sheet, its margins, and what lies between them. */
const page = { width: 11_906, height: 16_838, margin: 1134 }
const inside = page.width - 2 * page.margin
/** Half points. */
const sizes = { title: 34, text: 21, footer: 18 }

// the face of Chinese signs has an attribute of its own: without it Word takes another
const face = (name: string) => ({ ascii: name, hAnsi: name, cs: name, eastAsia: name })
const song = face('宋体')
const hei = face('黑体')

export interface PaperColumn {
  title: string
  /** Share of the sheet's width. */
  share: number
  align?: 'start' | 'center' | 'end'
}

// XML has no controls and no halves of signs
const plain = (text: string) =>
  text.replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ').replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')

const cell = (text: string, width: number, align: PaperColumn['align'] = 'start', isHeading = false) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    children: [
      new Paragraph({
        alignment: isHeading ? AlignmentType.CENTER : AlignmentType[align.toUpperCase() as 'START' | 'CENTER' | 'END'],
        children: [new TextRun({ text: plain(text), ...(isHeading && { font: hei }) })],
      }),
    ],
  })

/** A table as wide as the sheet; its headings are repeated on every page. */
export function paperTable(columns: readonly PaperColumn[], rows: readonly (readonly string[])[]): Table {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => Math.floor((inside * share) / all))
  const row = (cells: readonly string[], isHeading = false) =>
    new TableRow({
      tableHeader: isHeading,
      cantSplit: true,
      children: cells.map((text, at) => cell(text, widths[at]!, columns[at]!.align, isHeading)),
    })
  const titles = columns.map(({ title }) => title)
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    rows: [row(titles, true), ...rows.map((cells) => row(cells))],
  })
}

export const paperTitle = (text: string) =>
  new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 240 }, children: [new TextRun({ text: plain(text), font: hei, bold: true, size: sizes.title })] }) // prettier-ignore

export const paperGap = () => new Paragraph({ spacing: { before: 120, after: 120 }, children: [] })

/** A sheet of A4, counted below. */
export const paperSection = {
  properties: { page: { size: page, margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin } } },
  footers: {
    default: new Footer({
      children: [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          children: [new TextRun({ size: sizes.footer, children: [PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] })],
        }),
      ],
    }),
  },
}

/** `language`: of the Chinese signs, whose shapes follow it. */
export const paperStyles = (language: string) => ({
  default: { document: { run: { font: song, size: sizes.text, language: { value: 'en-US', eastAsia: language } } } },
})
