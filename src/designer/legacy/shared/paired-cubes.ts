import type { NewBlock } from './conversion.ts'

interface Pictured {
  readonly picture: string
  readonly link: string
}

const cell = ({ picture, link }: Pictured) => ({ picture, link })
const onePicture = 0
const twoPictures = 1

/** Picture cubes of two pictures each; an odd last one gets a cube of its own. */
export function pairedCubes(pictures: readonly Pictured[]): readonly NewBlock[] {
  const pairs = pictures.flatMap((picture, at) => (at % 2 === 0 ? [pictures.slice(at, at + 2)] : []))
  return pairs.map((pair) => ({
    kind: 'pictureCube',
    value: { layout: pair.length === 2 ? twoPictures : onePicture, cells: pair.map(cell) },
  }))
}

/** One picture cube a picture, as wide as the screen. */
export const singleCubes = (pictures: readonly Pictured[]): readonly NewBlock[] =>
  pictures.map((picture) => ({ kind: 'pictureCube', value: { layout: onePicture, cells: [cell(picture)] } }))
