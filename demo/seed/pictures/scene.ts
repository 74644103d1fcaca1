import { box, createBrush, oval, shape, type Brush, type Draw } from './brush.ts'
import { tone, wall, type ToneName } from './tones.ts'

export const grounds = ['plain', 'table', 'podium', 'arch', 'sun'] as const
export type Ground = (typeof grounds)[number]

export interface Scene {
  draw: Draw
  main: ToneName
  second: ToneName
  backdrop: ToneName
  ground: Ground
}

type Paint = (brush: Brush, upper: string, lower: string) => string

const room: Paint = (brush, upper, lower) =>
  box(
    0,
    0,
    640,
    640,
    0,
    brush.linear([
      [0, upper],
      [0.72, lower],
      [0.78, lower],
      [1, upper],
    ]),
  )

const backdrops: Record<Ground, Paint> = {
  plain: room,
  table: (brush, upper, lower) =>
    box(
      0,
      0,
      640,
      640,
      0,
      brush.linear([
        [0, upper],
        [1, lower],
      ]),
    ) +
    box(
      0,
      430,
      640,
      210,
      0,
      brush.linear([
        [0, '#ffffff', 0.85],
        [1, '#ffffff', 0.25],
      ]),
    ) +
    box(0, 430, 640, 3, 0, '#ffffff'),
  podium: (brush, upper, lower) =>
    room(brush, upper, lower) +
    shape(
      'M96 520v44c0 34 100 56 224 56s224-22 224-56v-44z',
      brush.linear(
        [
          [0, lower],
          [0.3, '#ffffff'],
          [0.7, upper],
          [1, lower],
        ],
        'across',
      ),
    ) +
    oval(
      320,
      520,
      224,
      54,
      brush.linear([
        [0, '#ffffff'],
        [1, upper],
      ]),
    ),
  arch: (brush, upper, lower) =>
    room(brush, upper, lower) +
    shape(
      'M130 540V280a190 190 0 0 1 380 0v260z',
      brush.linear([
        [0, '#ffffff', 0.95],
        [1, '#ffffff', 0.3],
      ]),
    ) +
    box(
      0,
      540,
      640,
      100,
      0,
      brush.linear([
        [0, lower],
        [1, upper],
      ]),
    ),
  sun: (brush, upper, lower) =>
    room(brush, upper, lower) +
    `<circle cx="320" cy="310" r="214" fill="${brush.linear([
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0.25],
    ])}"/>`,
}

/** The whole picture of a product as SVG, 640 by 640. */
export function sceneMarkup({ draw, main, second, backdrop, ground }: Scene): string {
  const brush = createBrush()
  const [upper, lower] = wall(backdrop)
  const body = backdrops[ground](brush, upper, lower) + draw(brush, tone(main), tone(second))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><defs>${brush.defs()}</defs>${body}</svg>`
}

/** The wide picture of a product, 710 by 284: the object at the right, room for words at the left. */
export function wideMarkup({ draw, main, second, backdrop }: Scene): string {
  const brush = createBrush()
  const [upper, lower] = wall(backdrop)
  const ground =
    box(
      0,
      0,
      710,
      284,
      0,
      brush.linear(
        [
          [0, upper],
          [1, lower],
        ],
        'diagonal',
      ),
    ) +
    `<circle cx="520" cy="132" r="170" fill="#fff" opacity=".6"/><circle cx="110" cy="300" r="120" fill="#fff" opacity=".4"/>` +
    shape('M0 250Q190 216 370 244T710 232V284H0z', '#ffffff', 'opacity=".6"')
  const thing = (x: number, scale: number, opacity: number) =>
    `<g opacity="${opacity}" transform="translate(${x - 320 * scale} ${258 - 520 * scale}) scale(${scale})">${draw(brush, tone(main), tone(second))}</g>`
  const body = ground + thing(190, 0.3, 0.35) + thing(520, 0.46, 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 710 284" width="710" height="284"><defs>${brush.defs()}</defs>${body}</svg>`
}

/** An object alone, on nothing. */
export function cutOutMarkup(draw: Draw, main: ToneName, second: ToneName): string {
  const brush = createBrush()
  const body = draw(brush, tone(main), tone(second))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 20 560 560" width="280" height="280"><defs>${brush.defs()}</defs>${body}</svg>`
}
