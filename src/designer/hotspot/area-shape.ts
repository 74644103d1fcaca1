import { areaScale, type HotArea } from '../blocks/shared/area.ts'

/** A rectangle in px of a picture 750 px wide. */
export type Box = Pick<HotArea, 'x' | 'y' | 'width' | 'height'>

/** Smaller drawings are slips of the hand (designer contract 6.1: wider and higher than 10 px). */
export const leastSide = 11

/** Which sides a handle moves: -1 the near one, 1 the far one, 0 none. */
export interface Handle {
  readonly across: -1 | 0 | 1
  readonly down: -1 | 0 | 1
}

export interface Point {
  readonly x: number
  readonly y: number
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** The rectangle between two points, clipped to the picture, in whole px; undefined when it is too small. */
export function drawnBox(from: Point, to: Point, height: number): Box | undefined {
  const [left, right] = [from.x, to.x].map((x) => Math.round(clamp(x, 0, areaScale))).toSorted((a, b) => a - b) as [number, number]
  const [top, bottom] = [from.y, to.y].map((y) => Math.round(clamp(y, 0, height))).toSorted((a, b) => a - b) as [number, number]
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return box.width >= leastSide && box.height >= leastSide ? box : undefined
}

/** Moved by a distance, kept inside the picture. */
export function movedBox(box: Box, by: Point, height: number): Box {
  return {
    ...box,
    x: Math.round(clamp(box.x + by.x, 0, Math.max(0, areaScale - box.width))),
    y: Math.round(clamp(box.y + by.y, 0, Math.max(0, height - box.height))),
  }
}

function movedSide(start: number, size: number, side: -1 | 0 | 1, by: number, limit: number): [start: number, size: number] {
  if (side === 0) return [start, size]
  const end = start + size
  if (side > 0) return [start, Math.round(clamp(end + by, start + leastSide, Math.max(limit, start + leastSide))) - start]
  const near = Math.round(clamp(start + by, 0, Math.max(0, end - leastSide)))
  return [near, end - near]
}

/** Resized by a handle, clipped to the picture and never smaller than what may be drawn. */
export function resizedBox(box: Box, { across, down }: Handle, by: Point, height: number): Box {
  const [x, width] = movedSide(box.x, box.width, across, by.x, areaScale)
  const [y, tall] = movedSide(box.y, box.height, down, by.y, height)
  return { x, y, width, height: tall }
}

/** Room for an area that is added without a pointer: below the last one, else at the top left. */
export function roomFor(areas: readonly Box[], height: number): Box {
  const size = { width: 200, height: Math.round(clamp(height, leastSide, 100)) }
  const last = areas.at(-1)
  const y = last ? last.y + last.height + 10 : 10
  return movedBox({ x: last?.x ?? 10, y, ...size }, { x: 0, y: 0 }, height)
}

/** The same areas counted from 1; those with their right number stay the same object. */
export const renumbered = <T extends HotArea>(areas: readonly T[]): readonly T[] =>
  areas.map((area, index) => (area.number === index + 1 ? area : { ...area, number: index + 1 }))
