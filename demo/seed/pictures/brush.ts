import type { Tone } from './tones.ts'

export type Stop = readonly [offset: number, color: string, opacity?: number]

/** Collects the gradients of one drawing and hands out references to them. */
export interface Brush {
  linear(stops: readonly Stop[], turn?: 'across' | 'down' | 'diagonal'): string
  radial(stops: readonly Stop[], cx?: number, cy?: number): string
  /** A standing cylinder: dark edges, a light band at the left. */
  tube(tone: Tone): string
  /** A flat or softly bent face, lit from the upper left. */
  face(tone: Tone): string
  /** A ball. */
  ball(tone: Tone): string
  /** What an object throws on the ground it stands on. */
  shadow(cx: number, cy: number, rx: number, ry?: number): string
  defs(): string
}

const stopTag = ([offset, color, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

const turns = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', diagonal: 'x2="1" y2="1"' }

export function createBrush(): Brush {
  const defs: string[] = []
  const add = (kind: 'linear' | 'radial', attributes: string, stops: readonly Stop[]): string => {
    const id = `g${defs.length}`
    defs.push(`<${kind}Gradient id="${id}" ${attributes}>${stops.map(stopTag).join('')}</${kind}Gradient>`)
    return `url(#${id})`
  }
  const brush: Brush = {
    linear: (stops, turn = 'down') => add('linear', `x1="0" y1="0" ${turns[turn]}`, stops),
    radial: (stops, cx = 0.5, cy = 0.5) => add('radial', `cx="${cx}" cy="${cy}" r="0.75" fx="${cx}" fy="${cy}"`, stops),
    tube: (t) =>
      brush.linear(
        [
          [0, t.dark],
          [0.1, t.main],
          [0.26, t.glow],
          [0.42, t.light],
          [0.66, t.main],
          [0.9, t.dark],
          [1, t.deep],
        ],
        'across',
      ),
    face: (t) =>
      brush.linear(
        [
          [0, t.glow],
          [0.3, t.light],
          [0.62, t.main],
          [1, t.dark],
        ],
        'diagonal',
      ),
    ball: (t) =>
      brush.radial(
        [
          [0, t.glow],
          [0.3, t.light],
          [0.62, t.main],
          [1, t.deep],
        ],
        0.34,
        0.28,
      ),
    shadow: (cx, cy, rx, ry = rx * 0.17) => {
      const fill = add('radial', 'cx=".5" cy=".5" r=".5"', [
        [0, '#1b1f2a', 0.42],
        [0.55, '#1b1f2a', 0.2],
        [1, '#1b1f2a', 0],
      ])
      return `<ellipse cx="${cx + rx * 0.06}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
    },
    defs: () => defs.join(''),
  }
  return brush
}

/** White light on a surface. */
export const gloss = (path: string, opacity = 0.4): string => `<path d="${path}" fill="#fff" opacity="${opacity}"/>`

/** A stroke without a filling. */
export const line = (path: string, color: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, rest = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${rest}/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, rest = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`

export const shape = (d: string, fill: string, rest = ''): string => `<path d="${d}" fill="${fill}" ${rest}/>`

export const placed = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`

/**
 * Draws one object on a square of 640, standing on y = 520 with its middle at x = 320.
 * `second` is the colour of lids, labels and straps.
 */
export type Draw = (brush: Brush, main: Tone, second: Tone) => string
