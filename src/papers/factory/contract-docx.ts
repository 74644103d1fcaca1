import {
  AlignmentType,
  Document,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Packer,
  Paragraph,
  TextRun,
  VerticalPositionRelativeFrom,
} from 'docx'
import { paperSection, paperStyles, paperTable, paperTitle } from '../look.ts'
import { stableZip } from '../stable-zip.ts'
import { clausesOf, goodsOf, headLines, sideLines, type Contract } from './contract.ts'
import type { ContractPictures } from './contract-pdf.ts'

/** A picture as Word holds one: a PNG, and how large it is. */
export interface DocxPicture {
  png: Uint8Array
  width: number
  height: number
}

const shares = [5, 17, 19, 6, 9, 10, 12, 10, 12]
const aligns = ['center', 'start', 'start', 'center', 'end', 'end', 'end', 'center', 'start'] as const
/** English metric units of a millimetre. */
const millimetre = 36_000

const line = (text: string) => new Paragraph({ spacing: { after: 60 }, children: [new TextRun(text)] })

function sized({ width, height }: DocxPicture, most: number) {
  const scale = most / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A picture that floats over the text, so many millimetres from the column and from its paragraph. */
function floating(picture: DocxPicture, most: number, left: number, top: number): Paragraph {
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data: picture.png,
        transformation: sized(picture, most),
        floating: {
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.COLUMN, offset: left * millimetre },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: top * millimetre },
          allowOverlap: true,
        },
      }),
    ],
  })
}

function goods(contract: Contract) {
  const { heads, rows, sums, words } = goodsOf(contract)
  const total = sums.map(([title, value]) => ['', title, '', '', '', '', value, '', ''])
  return [
    paperTable(
      heads.map((title, at) => ({ title, share: shares[at]!, align: aligns[at]! })),
      [...rows, ...total],
    ),
    line(words),
  ]
}

/** A purchase contract as a Word document (manufacturing 5.5); equal input gives equal bytes. */
export async function contractDocx(contract: Contract, { logo, seal }: ContractPictures<DocxPicture>): Promise<ArrayBuffer> {
  const sides = paperTable(
    [
      { title: '供方', share: 1 },
      { title: '需方', share: 1 },
    ],
    sideLines(contract),
  )
  const head = headLines(contract).map(
    ([left, right]) =>
      new Paragraph({
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: 'left', position: 5_600 }],
        children: [new TextRun(`${left}\t${right}`)],
      }),
  )
  const document = new Document({
    title: `采购合同 ${contract.number}`,
    ...{ creator: '', lastModifiedBy: '' },
    styles: paperStyles('zh-CN'),
    sections: [
      {
        ...paperSection,
        children: [
          ...(logo ? [floating(logo, 60, 0, 0)] : []),
          paperTitle('采 购 合 同'),
          ...head,
          line('一、产品名称、规格、数量、价格与交货期'),
          ...goods(contract),
          ...clausesOf(contract).map(line),
          // over the name of the buyer, in the right half
          ...(seal ? [floating(seal, 150, 105, 4)] : []),
          sides,
        ],
      },
    ],
  })
  return stableZip(await Packer.toArrayBuffer(document), contract.day)
}
