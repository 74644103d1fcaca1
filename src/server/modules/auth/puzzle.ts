import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Pixels; the answer is given on this width (conventions 6.2). */
const width = 310
const height = 155
export const pieceWidth = 47
const knob = 8
const side = pieceWidth - knob

export interface Puzzle {
  /** JPEG with the gap, Base64. */
  ground: string
  /** PNG as high as the ground, with the piece on its line, Base64. */
  piece: string
  /** Pixels from the left to the gap. */
  x: number
}

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!
const hue = () => `hsl(${randomInt(360)} ${40 + randomInt(40)}% ${35 + randomInt(40)}%)`

// a square with a knob on top and one on the right
const shape = (x: number, y: number) => {
  const top = y + knob
  const middle = side / 2
  return `M${x} ${top} h${middle - 6} a7 7 0 1 1 12 0 h${side - middle - 6} v${middle - 6} a7 7 0 1 1 0 12 v${side - middle - 6} h${-side} z`
}

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`)

function scene(): string {
  const spots = Array.from({ length: 26 }, () => {
    const [x, y, size] = [randomInt(width), randomInt(height), 8 + randomInt(46)]
    const fill = `fill="${hue()}" fill-opacity="${0.35 + randomInt(50) / 100}"`
    return pick([
      `<circle cx="${x}" cy="${y}" r="${size / 2}" ${fill}/>`,
      `<rect x="${x}" y="${y}" width="${size}" height="${size * 0.7}" rx="6" transform="rotate(${randomInt(90)} ${x} ${y})" ${fill}/>`,
      `<path d="M${x} ${y} q${size} ${-size} ${size * 2} 0 t${size * 2} 0" fill="none" stroke="${hue()}" stroke-width="${2 + randomInt(6)}"/>`,
    ])
  })
  const gradient = `<linearGradient id="g" gradientTransform="rotate(${randomInt(90)})"><stop stop-color="${hue()}"/><stop offset="1" stop-color="${hue()}"/></linearGradient>`
  return `<defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>${spots.join('')}`
}

/** A picture nobody has seen before, with a piece cut out of it at random. */
export async function drawPuzzle(): Promise<Puzzle> {
  const x = 70 + randomInt(width - pieceWidth - 80)
  const y = 6 + randomInt(height - side - knob - 12)
  const decoy = shape(12 + randomInt(40), 6 + randomInt(height - side - knob - 12))
  const picture = await sharp(svg(scene())).png().toBuffer()
  const outline = `<path d="${shape(x, y)}" fill="none" stroke="#fff" stroke-width="1.5" stroke-opacity=".9"/>`
  const gap = `<path d="${decoy}" fill="#000" fill-opacity=".16"/><path d="${shape(x, y)}" fill="#000" fill-opacity=".5"/>${outline}`
  const cut = await sharp(picture)
    .ensureAlpha()
    .composite([{ input: svg(`<path d="${shape(x, y)}" fill="#fff"/>`), blend: 'dest-in' }, { input: svg(outline) }])
    .png()
    .toBuffer()
  const piece = await sharp(cut).extract({ left: x, top: 0, width: pieceWidth, height }).png().toBuffer()
  const ground = await sharp(picture)
    .composite([{ input: svg(gap) }])
    .jpeg({ quality: 88 })
    .toBuffer()
  return { ground: ground.toString('base64'), piece: piece.toString('base64'), x }
}
