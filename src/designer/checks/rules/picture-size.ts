import type { Facts } from '../facts.ts'
import type { Found } from '../finding.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

// what nobody sees
const tolerance = 0.1
// below this a picture is blurred
const sharp = 0.8

interface Size {
  readonly width: number
  readonly height: number
}

const sizeOf = (address: unknown, facts: Facts): Size | undefined => {
  const fact = typeof address === 'string' && address !== '' ? facts.picture(address) : undefined
  return fact?.isMissing === false && fact.size.width > 0 && fact.size.height > 0 ? fact.size : undefined
}

const ratioOf = ({ width, height }: Size) => width / height
const isOff = (one: Size, other: Size) => Math.abs(ratioOf(one) / ratioOf(other) - 1) > tolerance
const written = ({ width, height }: Size) => `${width}×${height}`

/** The best size that a field declares, such as `81×81` or, where the height is free, `750`. */
function bestOf({ row }: FieldLocation): { width: number; height: number | undefined } | undefined {
  const [width, height] = (row.size ?? '').split('×').map(Number)
  return width ? { width, height: height || undefined } : undefined
}

// the first picture of a carousel, or of a row of a cube, gives the others their height
function firstOf({ entry, row }: FieldLocation, facts: Facts): Size | undefined {
  if (!entry || entry.index === 0) return undefined
  return entry.items.map((item) => sizeOf(item[row.field], facts)).find((size) => size !== undefined)
}

function shapeOf(location: FieldLocation, own: Size, facts: Facts): Found | undefined {
  const best = bestOf(location)
  const wanted = best?.height === undefined ? firstOf(location, facts) : { width: best.width, height: best.height }
  if (!wanted || !isOff(own, wanted)) return undefined
  const say = () =>
    best?.height === undefined
      ? $text.get().otherShape(written(own), written(wanted))
      : $text.get().wrongShape(written(own), written(wanted))
  const severity = location.row.use === 'background' ? 'hint' : 'warning'
  return { severity, path: location.path, say, about: String(location.value) }
}

function blurOf(location: FieldLocation, own: Size): Found | undefined {
  const best = bestOf(location)
  if (!best || own.width >= best.width * sharp) return undefined
  const say = () => $text.get().smallPicture(own.width, best.width)
  return { severity: 'hint', path: location.path, say, about: String(location.value) }
}

/** Pictures have the shape that the shop shows them in, or that of the picture beside them, and are large enough. */
export default defineRule({
  id: 'picture-size',
  *check({ locations }, facts) {
    for (const location of locations) {
      const own = location.row.as === 'image' ? sizeOf(location.value, facts) : undefined
      const found = own && (shapeOf(location, own, facts) ?? blurOf(location, own))
      if (found) yield found
    }
  },
})
