import type { Crop } from '#src/api/file-library.ts'

/** A part of what is on the screen, as shares of its width and height. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Turn = Crop['turn']
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

export const wholeBox: Box = { x: 0, y: 0, width: 1, height: 1 }
/** Shares below which nobody could take hold of the box. */
const least = 0.02

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

export const moved = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: between(box.x + dx, 0, 1 - box.width),
  y: between(box.y + dy, 0, 1 - box.height),
})

/** The box with one corner elsewhere; with a shape (width over height, in shares) it keeps that. */
export function resized(box: Box, corner: Corner, dx: number, dy: number, shape?: number): Box {
  const isEast = corner.endsWith('e')
  const isSouth = corner.startsWith('s')
  const fixedX = isEast ? box.x : box.x + box.width
  const fixedY = isSouth ? box.y : box.y + box.height
  const roomX = isEast ? 1 - fixedX : fixedX
  const roomY = isSouth ? 1 - fixedY : fixedY
  let width = between(box.width + (isEast ? dx : -dx), least, roomX)
  let height = between(box.height + (isSouth ? dy : -dy), least, roomY)
  if (shape) {
    width = Math.min(Math.max(width, height * shape), roomX, roomY * shape)
    height = width / shape
  }
  return { x: isEast ? fixedX : fixedX - width, y: isSouth ? fixedY : fixedY - height, width, height }
}

/** The largest box of a shape with the middle of the one before, as far as there is room. */
export function shapedLike(box: Box, shape: number): Box {
  const width = Math.min(1, shape)
  const height = width / shape
  const x = between(box.x + box.width / 2 - width / 2, 0, 1 - width)
  const y = between(box.y + box.height / 2 - height / 2, 0, 1 - height)
  return { x, y, width, height }
}

/** Where a box lies once the picture was turned clockwise. */
export function turned({ x, y, width, height }: Box, turn: Turn): Box {
  if (turn === 90) return { x: 1 - y - height, y: x, width: height, height: width }
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height }
  if (turn === 270) return { x: y, y: 1 - x - width, width: height, height: width }
  return { x, y, width, height }
}

/**
 * The cut of the original that shows what was chosen of a picture which is cut already: it is turned further, then
 * the box is cut out of it. null when that is the whole original.
 */
export function composed(before: Crop | null, turn: Turn, box: Box): Crop | null {
  const shown = turned(before ?? wholeBox, turn)
  const crop: Crop = {
    x: rounded(shown.x + box.x * shown.width),
    y: rounded(shown.y + box.y * shown.height),
    width: rounded(box.width * shown.width),
    height: rounded(box.height * shown.height),
    turn: (((before?.turn ?? 0) + turn) % 360) as Turn,
  }
  const isWhole = crop.turn === 0 && crop.width > 0.9999 && crop.height > 0.9999
  return isWhole ? null : crop
}
