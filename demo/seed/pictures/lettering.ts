/** A word as an outline, 100 units an em; the base line is y = 0. */
interface Word {
  width: number
  path: string
}

export type Lettering = Record<'sans' | 'serif' | 'text', Record<string, Word>>

const found = import.meta.glob<Lettering>('/demo/data/lettering.json', { import: 'default' })

/** The outlines of every word that a demo picture shows. */
export const readLettering = (): Promise<Lettering> => Object.values(found)[0]!()

/** A word with its base line at `x`, `y`; `size` is the height of the type in pixels. */
export function written(word: Word, x: number, y: number, size: number, fill: string, anchor: 'start' | 'middle' = 'start'): string {
  const scale = size / 100
  const left = anchor === 'middle' ? x - (word.width * scale) / 2 : x
  return `<path transform="translate(${left} ${y}) scale(${scale})" fill="${fill}" d="${word.path}"/>`
}
