import type { Art } from '../blocks/shared/art.ts'
import { glyphs } from './glyphs.ts'

const fonts = 'system-ui, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

type Pen = CanvasRenderingContext2D

/** Draws a picture of ours; `scale` 1 is its real size. PNG for signs, JPEG for banners. @throws Error where nothing can be drawn */
export async function paintArt(art: Art, scale = 1): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(art.width * scale)
  canvas.height = Math.round(art.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  paintGround(pen, art)
  if (art.title === undefined) paintSign(pen, art)
  else if (art.line === undefined) paintLabel(pen, art)
  else paintBanner(pen, art)
  return blobOf(canvas, art.title === undefined ? 'image/png' : 'image/jpeg')
}

// toBlob() waits for an idle moment, up to a second for each picture: after a drop with a resting mouse none comes
function blobOf(canvas: HTMLCanvasElement, type: string): Blob {
  const [, code] = canvas.toDataURL(type, 0.88).split(';base64,')
  if (!code) throw new Error('not drawn')
  return new Blob([Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))], { type })
}

function paintGround(pen: Pen, { width, height, from, to }: Art): void {
  const ground = pen.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, from)
  ground.addColorStop(1, to)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
}

function paintGlyph(pen: Pen, { glyph }: Art, left: number, top: number, size: number, line: number): void {
  const path = new Path2D(glyphs[glyph])
  pen.save()
  pen.translate(left, top)
  pen.scale(size / 24, size / 24)
  pen.lineWidth = line
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.fillStyle = 'rgba(255, 255, 255, 0.2)'
  pen.fill(path)
  pen.strokeStyle = '#fff'
  pen.stroke(path)
  pen.restore()
}

function paintSign(pen: Pen, art: Art): void {
  const size = Math.min(art.width, art.height) * 0.54
  paintGlyph(pen, art, (art.width - size) / 2, (art.height - size) / 2, size, 1.6)
}

function paintLabel(pen: Pen, { width, height, title = '' }: Art): void {
  fitting(pen, title, 600, height * 0.58, width * 0.86)
  pen.fillStyle = '#fff'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(title, width / 2, height * 0.53)
}

function disc(pen: Pen, x: number, y: number, radius: number, light: number): void {
  pen.fillStyle = `rgba(255, 255, 255, ${light})`
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

/** Words at the left and a large sign at the right; a narrow picture has its words above the sign. */
function paintBanner(pen: Pen, art: Art): void {
  const { width, height } = art
  const isNarrow = width < height * 1.4
  const size = isNarrow ? Math.min(width, height) * 0.46 : height * 0.62
  const left = isNarrow ? width - size * 1.1 : width - size - width * 0.07
  const top = isNarrow ? height - size * 1.08 : (height - size) / 2
  disc(pen, left + size / 2, top + size / 2, size * 0.78, 0.12)
  disc(pen, left + size * 1.1, top - size * 0.1, size * 0.34, 0.1)
  disc(pen, width * 0.04, height * 1.02, height * 0.3, 0.08)
  paintGlyph(pen, art, left, top, size, 1.1)
  paintWords(pen, art, isNarrow ? width * 0.09 : width * 0.07, isNarrow)
}

function paintWords(pen: Pen, { width, height, title = '', line = '' }: Art, left: number, isNarrow: boolean): void {
  const room = isNarrow ? width * 0.84 : width * 0.55
  const most = isNarrow ? width * 0.105 : Math.min(height * 0.17, 64)
  const rows = rowsOf(pen, title, most, room)
  const large = Math.min(...rows.map((row) => fitting(pen, row, 600, most, room)))
  const first = (isNarrow ? height * 0.2 : height * 0.5) - (isNarrow ? 0 : (rows.length - 1) * large * 0.6)
  pen.fillStyle = '#fff'
  pen.textBaseline = 'alphabetic'
  pen.font = `600 ${large}px ${fonts}`
  for (const [index, row] of rows.entries()) pen.fillText(row, left, first + index * large * 1.2)
  pen.fillStyle = 'rgba(255, 255, 255, 0.88)'
  const small = fitting(pen, line, 400, most * 0.52, room)
  pen.fillText(line, left, first + (rows.length - 1) * large * 1.2 + most * 0.42 + small * 0.8)
}

/** A text as one row, or as two when it would have to become much smaller for one. */
function rowsOf(pen: Pen, text: string, size: number, room: number): string[] {
  const words = text.split(' ')
  if (words.length < 2 || fitting(pen, text, 600, size, room) > size * 0.72) return [text]
  const lengths = words.map((_, index) => Math.max(words.slice(0, index).join(' ').length, words.slice(index).join(' ').length))
  const cut = lengths.indexOf(Math.min(...lengths))
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
}

/** Sets the largest font up to `size` in which a text fits into `room`; answers its size. */
function fitting(pen: Pen, text: string, weight: number, size: number, room: number): number {
  pen.font = `${weight} ${size}px ${fonts}`
  const real = Math.min(size, (size * room) / Math.max(pen.measureText(text).width, 1))
  pen.font = `${weight} ${real}px ${fonts}`
  return real
}
