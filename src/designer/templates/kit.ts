import { artRef, banner, label, sign, type Glyph } from '../blocks/shared/art.ts'
import { cubeLayout } from '../blocks/shared/cube-layouts.ts'
import { shopPaths } from '../blocks/shared/shop-paths.ts'
import { block, type MadeBlock } from './define-template.ts'

type Colours = readonly [string, string]

/** What a template has in common: its main colours, the colour of prices, and a list of grounds for signs. */
export interface Theme {
  readonly colours: Colours
  readonly price: string
  readonly signs: readonly Colours[]
}

type Slide = readonly [glyph: Glyph, title: string, line: string, link: string, colours?: Colours]
type Icon = readonly [glyph: Glyph, title: string, link: string]
type Cell = readonly [glyph: Glyph, title: string, line: string, link: string]

const inset = 10
const card = { corners: 1, inset, spaceAbove: inset }

/** The blocks that most templates are made of, in one theme. */
export function kitOf({ colours, price, signs }: Theme) {
  const groundAt = (index: number): Colours => signs[index % signs.length] ?? colours
  return {
    search: (words: readonly string[], value: { align?: number; shape?: number } = {}): MadeBlock =>
      block('headerSerch', { background: colours, hotWords: words.map((word) => ({ word })), ...value }),
    slides: (slides: readonly Slide[], look: 'strip' | 'edge' | 'card', height = 340): MadeBlock =>
      block('swiperBg', {
        slides: slides.map(([glyph, title, line, link, own]) => ({
          title: '',
          picture: banner(glyph, own ?? colours, title, line, height),
          link,
        })),
        strip: colours,
        hasStrip: look === 'strip',
        ...(look === 'edge' && { corners: 1, inset: 0 }),
        ...(look === 'card' && { spaceAbove: inset }),
        dots: look === 'strip' ? 0 : 1,
      }),
    icons: (icons: readonly Icon[], across: 4 | 5, isRound = true): MadeBlock =>
      block('menus', {
        items: icons.map(([glyph, title, link], index) => ({ title, picture: sign(glyph, ...groundAt(index)), link })),
        layout: 1,
        columns: across - 3,
        shape: isRound ? 1 : 0,
        pager: 2,
        ...card,
      }),
    notice: (word: string, lines: readonly string[], link: string = shopPaths.articles): MadeBlock =>
      block('news', { icon: label(word, ...colours), lines: lines.map((title) => ({ title, link })), ...card }),
    cube: (layout: number, cells: readonly Cell[]): MadeBlock =>
      block('pictureCube', {
        layout,
        cells: cells.map(([glyph, title, line, link], index) => {
          const { width, height = 240 } = cubeLayout(layout).slots[index]!
          const [from, to] = groundAt(index)
          return { picture: artRef({ width, height, from, to, glyph, title, line }), link }
        }),
        ...card,
      }),
    title: (words: string, link = ''): MadeBlock =>
      block('titles', { words, link, weight: 2, size: 17, background: 'transparent', inset: 12, spaceAbove: 14 }),
    goods: (layout: 'row' | 'two' | 'three' | 'big', count: number, sort = 0): MadeBlock =>
      block('goodList', {
        layout: ['row', 'two', 'three', 'big'].indexOf(layout),
        count,
        sort,
        priceColour: price,
        tagColour: price,
        background: layout === 'row' || layout === 'three' ? '#ffffff' : 'transparent',
        ...card,
        cardCorners: 1,
      }),
    service: (): MadeBlock => block('customerService', { picture: sign('chat', ...colours), top: 70 }),
  }
}
