/** A picture as a PDF holds one: its pixels, and how much of each is seen. */
export interface PdfPicture {
  width: number
  height: number
  /** Three bytes a pixel. */
  rgb: Uint8Array<ArrayBuffer>
  /** One byte a pixel. */
  alpha: Uint8Array<ArrayBuffer>
}

/** What stands on one page, in the language of PDF, with the pictures that it names `P0`, `P1`. */
export interface PdfPage {
  content: string
}

interface PdfFile {
  title: string
  /** Points. */
  width: number
  height: number
  pages: readonly PdfPage[]
  pictures: readonly PdfPicture[]
}

const encoder = new TextEncoder()

/** Text as two bytes a sign, which is what the font's encoding reads; signs beyond those are boxes. */
export const pdfText = (text: string): string =>
  `<${[...text].map((sign) => (sign.codePointAt(0)! > 0xffff ? 0x25a1 : sign.codePointAt(0)!).toString(16).padStart(4, '0')).join('')}>`

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Objects of a file in their order; the first has the number 1. */
class Objects {
  readonly parts: Uint8Array[] = []
  readonly places: number[] = []
  size = 0

  push(bytes: Uint8Array): void {
    this.parts.push(bytes)
    this.size += bytes.length
  }

  text(text: string): void {
    this.push(encoder.encode(text))
  }

  add(number: number, body: string, stream?: Uint8Array): void {
    this.places[number] = this.size
    this.text(`${number} 0 obj\n${body}\n`)
    if (stream) {
      this.text('stream\n')
      this.push(stream)
      this.text('\nendstream\n')
    }
    this.text('endobj\n')
  }
}

/** Width of a sign: what is no Chinese one has half a square. */
const font = (self: number) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${self + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /W [1 95 500 814 939 500] /FontDescriptor ${self + 2} 0 R >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]

/**
 * A PDF of pages that were laid out: Chinese text in the font that every reader of PDF brings for it or replaces (STSong-Light, not embedded, so
 * that the file stays small), lines and pictures. Equal input makes equal bytes.
 */
export async function pdfFile({ title, width, height, pages, pictures }: PdfFile): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Objects()
  file.text('%PDF-1.4\n')
  file.push(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))
  // 1 catalogue, 2 pages, 3 to 5 the font, 6 what the file is called, then pictures with what is seen of them, then pages
  const firstPicture = 7
  const firstPage = firstPicture + pictures.length * 2
  const numbers = pages.map((_, at) => firstPage + at * 2)
  file.add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  file.add(2, `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((one) => `${one} 0 R`).join(' ')}] >>`)
  font(3).forEach((body, at) => file.add(3 + at, body))
  file.add(6, `<< /Title <feff${pdfText(title).slice(1)} >>`)
  for (const [at, picture] of pictures.entries()) {
    const number = firstPicture + at * 2
    const image = `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /BitsPerComponent 8 /Filter /FlateDecode`
    const [colours, mask] = [await packed(picture.rgb), await packed(picture.alpha)]
    file.add(number, `${image} /ColorSpace /DeviceRGB /SMask ${number + 1} 0 R /Length ${colours.length} >>`, colours)
    file.add(number + 1, `${image} /ColorSpace /DeviceGray /Length ${mask.length} >>`, mask)
  }
  const named = pictures.map((_, at) => `/P${at} ${firstPicture + at * 2} 0 R`).join(' ')
  for (const [at, { content }] of pages.entries()) {
    const bytes = await packed(encoder.encode(content) as Uint8Array<ArrayBuffer>)
    file.add(
      numbers[at]!,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 3 0 R >> /XObject << ${named} >> >> /Contents ${numbers[at]! + 1} 0 R >>`,
    )
    file.add(numbers[at]! + 1, `<< /Filter /FlateDecode /Length ${bytes.length} >>`, bytes)
  }
  const start = file.size
  const rows = file.places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  file.text(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  file.text(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  const whole = new Uint8Array(file.size)
  let at = 0
  for (const part of file.parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
