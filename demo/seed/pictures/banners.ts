import { box, createBrush, oval, placed, shape, type Brush } from './brush.ts'
import { written, type Lettering } from './lettering.ts'
import { objects } from './objects/index.ts'
import { hex, tone, type ToneName } from './tones.ts'

interface Standing {
  art: string
  main: ToneName
  second: ToneName
  x: number
  /** Where its feet are. */
  y: number
  scale: number
}

export interface Banner {
  name: string
  hue: number
  isDark?: boolean
  headline: readonly ['sans' | 'serif', string]
  line?: string
  things: readonly Standing[]
}

const thing = (brush: Brush, { art, main, second, x, y, scale }: Standing): string =>
  placed(objects[art]!(brush, tone(main), tone(second)), x - 320 * scale, y - 520 * scale, scale)

function ground(brush: Brush, { hue, isDark }: Banner): string {
  const [from, to] = isDark ? [hex(hue, 54, 30), hex(hue + 18, 58, 46)] : [hex(hue, 78, 92), hex(hue + 22, 72, 80)]
  const light = isDark ? 0.1 : 0.5
  return (
    box(
      0,
      0,
      750,
      320,
      0,
      brush.linear(
        [
          [0, from],
          [1, to],
        ],
        'diagonal',
      ),
    ) +
    `<circle cx="560" cy="150" r="190" fill="#fff" opacity="${light}"/><circle cx="700" cy="20" r="90" fill="#fff" opacity="${light * 0.7}"/><circle cx="40" cy="310" r="110" fill="#fff" opacity="${light * 0.6}"/>` +
    shape('M0 290Q190 250 380 282T750 268V320H0z', '#ffffff', `opacity="${isDark ? 0.12 : 0.55}"`) +
    oval(560, 282, 180, 22, '#ffffff', `opacity="${isDark ? 0.14 : 0.6}"`)
  )
}

function words({ headline: [kind, text], line, hue, isDark }: Banner, lettering: Lettering): string {
  const ink = isDark ? '#ffffff' : hex(hue, 60, 24)
  const accent = isDark ? '#ffe9a8' : hex(hue, 70, 40)
  const word = lettering[kind][text]!
  const size = Math.min(54, (320 / word.width) * 100)
  const sub = line ? lettering.text[line]! : undefined
  return (
    box(52, 74, 34, 7, 3.5, accent) +
    written(word, 50, 146, size, ink) +
    (sub ? written(sub, 52, 192, 25, ink) : '') +
    box(52, 220, 126, 40, 20, accent) +
    written(lettering.text['立即选购']!, 115, 248, 20, isDark ? hex(hue, 60, 26) : '#ffffff', 'middle')
  )
}

/** A banner as SVG: 750 by 320 for a carousel, or cut to 690 by 240 for the member centre. */
export function bannerMarkup(banner: Banner, lettering: Lettering, isCut = false): string {
  const frame = isCut ? 'viewBox="0 46 750 261" width="690" height="240"' : 'viewBox="0 0 750 320" width="750" height="320"'
  const brush = createBrush()
  const body = ground(brush, banner) + banner.things.map((standing) => thing(brush, standing)).join('') + words(banner, lettering)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${brush.defs()}</defs>${body}</svg>`
}

export const banners: readonly Banner[] = [
  {
    name: '春日焕新季',
    hue: 146,
    headline: ['sans', '春日焕新季'],
    line: '全场满199减40',
    things: [
      { art: 'plant', main: 'white', second: 'wood', x: 660, y: 276, scale: 0.36 },
      { art: 'lamp', main: 'amber', second: 'brown', x: 452, y: 280, scale: 0.4 },
      { art: 'storageBox', main: 'mint', second: 'white', x: 562, y: 292, scale: 0.36 },
    ],
  },
  {
    name: '雨季安心出门',
    hue: 214,
    isDark: true,
    headline: ['sans', '雨季安心出门'],
    line: '雨靴雨伞8折起',
    things: [
      { art: 'umbrella', main: 'coral', second: 'white', x: 600, y: 262, scale: 0.44 },
      { art: 'rainBoots', main: 'lemon', second: 'white', x: 516, y: 292, scale: 0.36 },
    ],
  },
  {
    name: '厨房好物节',
    hue: 30,
    headline: ['sans', '厨房好物节'],
    line: '全场满199减40',
    things: [
      { art: 'kettle', main: 'teal', second: 'amber', x: 650, y: 280, scale: 0.38 },
      { art: 'bowls', main: 'blue', second: 'white', x: 462, y: 286, scale: 0.34 },
      { art: 'pot', main: 'red', second: 'cream', x: 556, y: 296, scale: 0.36 },
    ],
  },
  {
    name: '专业防护工厂直供',
    hue: 200,
    isDark: true,
    headline: ['sans', '专业防护工厂直供'],
    line: '手套口罩一件也批发',
    things: [
      { art: 'helmet', main: 'amber', second: 'red', x: 656, y: 276, scale: 0.36 },
      { art: 'gloveBox', main: 'sky', second: 'blue', x: 540, y: 290, scale: 0.42 },
    ],
  },
  {
    name: '周末去山里',
    hue: 84,
    headline: ['sans', '周末去山里'],
    line: '露营装备低至5折',
    things: [
      { art: 'tent', main: 'orange', second: 'cream', x: 576, y: 284, scale: 0.46 },
      { art: 'sportBottle', main: 'teal', second: 'black', x: 690, y: 292, scale: 0.26 },
      { art: 'basket', main: 'wood', second: 'red', x: 458, y: 294, scale: 0.26 },
    ],
  },
  {
    name: '新人首单立减',
    hue: 346,
    isDark: true,
    headline: ['sans', '新人首单立减15元'],
    line: '全场满199减40',
    things: [
      { art: 'mug', main: 'cream', second: 'red', x: 650, y: 284, scale: 0.32 },
      { art: 'towels', main: 'cream', second: 'pink', x: 540, y: 290, scale: 0.38 },
    ],
  },
  {
    name: '一碗一筷皆是生活',
    hue: 42,
    headline: ['serif', '一碗一筷皆是生活'],
    things: [
      { art: 'vase', main: 'coral', second: 'pink', x: 664, y: 278, scale: 0.38 },
      { art: 'bowls', main: 'sky', second: 'cream', x: 548, y: 290, scale: 0.4 },
    ],
  },
]
