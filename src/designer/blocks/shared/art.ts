import { jsonText } from '#src/lib/json-text.ts'

/** A sign that we draw ourselves; its lines stand in designer/art/glyphs.ts. */
export type Glyph =
  | 'apple'
  | 'board'
  | 'bolt'
  | 'bottle'
  | 'box'
  | 'chat'
  | 'cup'
  | 'doc'
  | 'gift'
  | 'heart'
  | 'leaf'
  | 'medal'
  | 'phone'
  | 'roll'
  | 'shirt'
  | 'sofa'
  | 'star'
  | 'tag'
  | 'truck'
  | 'wheel'

/** A picture that is drawn in the browser and uploaded when it is used: no shop's pictures are shipped. Sizes in px. */
export interface Art {
  readonly width: number
  readonly height: number
  /** Colours of the ground, from the upper left to the lower right. */
  readonly from: string
  readonly to: string
  readonly glyph: Glyph
  /** Words on a banner; a picture without any is a sign alone, one without a line is the word alone. */
  readonly title?: string
  readonly line?: string
}

const mark = 'crm-art:'

/** How a drawn picture stands in the content of a preset or template, in the place of an address. */
export const artRef = (art: Art): string => mark + jsonText(art)

export const isArtRef = (text: string): boolean => text.startsWith(mark)

export const artOf = (ref: string): Art => JSON.parse(ref.slice(mark.length)) as Art

/** A sign on a coloured ground, 180 × 180. */
export const sign = (glyph: Glyph, from: string, to: string): string => artRef({ width: 180, height: 180, from, to, glyph })

/** A banner with words, 750 wide. */
export const banner = (glyph: Glyph, colours: readonly [string, string], title: string, line: string, height = 340): string =>
  artRef({ width: 750, height, from: colours[0], to: colours[1], glyph, title, line })

/** A word on a coloured ground, as the news ticker has it before its lines: 260 × 72. */
export const label = (word: string, from: string, to: string): string =>
  artRef({ width: 260, height: 72, from, to, glyph: 'chat', title: word })
