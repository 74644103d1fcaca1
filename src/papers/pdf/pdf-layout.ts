import { pdfText, type PdfPage } from './pdf-file.ts'

/** Points: an A4 sheet and what is left free of it. */
export const sheet = { width: 595, height: 842, margin: 42 } as const
export const inside = sheet.width - 2 * sheet.margin

const isWide = (sign: string) => sign.codePointAt(0)! > 0xff

/** How wide a text is, in points: half a square for what is no Chinese sign. */
export const widthOf = (text: string, size: number): number => [...text].reduce((sum, sign) => sum + (isWide(sign) ? size : size / 2), 0)

/** A text in lines of a width. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let taken = 0
  for (const sign of text) {
    const more = isWide(sign) ? size : size / 2
    if (sign === '\n' || taken + more > width + 0.01) {
      lines.push(line)
      line = ''
      taken = 0
    }
    if (sign === '\n') continue
    line += sign
    taken += more
  }
  return [...lines, line]
}

export interface PdfCell {
  text: string
  width: number
  align?: 'start' | 'center' | 'end'
}

interface TextOptions {
  size?: number
  align?: PdfCell['align']
  left?: number
  width?: number
}

const figure = (value: number) => String(Math.round(value * 100) / 100)

/** Pages that are filled from above; a new one begins where something does not fit any more. */
export class PdfLayout {
  readonly pages: { parts: string[] }[] = [{ parts: [] }]
  /** Points from the foot of the sheet. */
  y: number = sheet.height - sheet.margin

  private put(part: string): void {
    this.pages.at(-1)!.parts.push(part)
  }

  /** Makes sure that so much fits. */
  room(height: number): void {
    if (this.y - height >= sheet.margin + 16) return
    this.pages.push({ parts: [] })
    this.y = sheet.height - sheet.margin
  }

  gap(height: number): void {
    this.y -= height
  }

  private textAt(text: string, x: number, y: number, size: number): void {
    if (text) this.put(`BT /F ${size} Tf ${figure(x)} ${figure(y)} Td ${pdfText(text)} Tj ET`)
  }

  /** A paragraph over the whole width, or from `left` on. */
  text(text: string, { size = 10, align = 'start', left = 0, width = inside - left }: TextOptions = {}): void {
    for (const line of wrapped(text, size, width)) {
      this.room(size * 1.5)
      this.y -= size * 1.5
      const free = width - widthOf(line, size)
      this.textAt(line, sheet.margin + left + (align === 'center' ? free / 2 : align === 'end' ? free : 0), this.y + size * 0.35, size)
    }
  }

  /** Cells beside each other in boxes, as high as the highest. */
  row(cells: readonly PdfCell[], size = 9): void {
    const texts = cells.map(({ text, width }) => wrapped(text, size, width - 6))
    const height = Math.max(...texts.map((lines) => lines.length)) * size * 1.35 + 6
    this.room(height)
    let x = sheet.margin
    for (const [at, { width, align = 'start' }] of cells.entries()) {
      this.put(`0.6 w ${figure(x)} ${figure(this.y - height)} ${figure(width)} ${figure(height)} re S`)
      for (const [line, text] of texts[at]!.entries()) {
        const free = width - 6 - widthOf(text, size)
        this.textAt(
          text,
          x + 3 + (align === 'center' ? free / 2 : align === 'end' ? free : 0),
          this.y - 3 - (line + 1) * size * 1.35 + size * 0.35,
          size,
        )
      }
      x += width
    }
    this.y -= height
  }

  /** A picture by its number, its left top at a place of the page that is being filled. */
  picture(number: number, { left, top, width, height }: { left: number; top: number; width: number; height: number }): void {
    this.put(`q ${figure(width)} 0 0 ${figure(height)} ${figure(sheet.margin + left)} ${figure(top - height)} cm /P${number} Do Q`)
  }

  /** What stands on each page, counted at its foot. */
  done(): PdfPage[] {
    return this.pages.map(({ parts }, at) => {
      const count = `${at + 1}/${this.pages.length}`
      const foot = `BT /F 9 Tf ${figure((sheet.width - widthOf(count, 9)) / 2)} ${sheet.margin - 16} Td ${pdfText(count)} Tj ET`
      return { content: [...parts, foot].join('\n') }
    })
  }
}
