import { box, gloss, line, oval, placed, shape, type Brush, type Draw } from '../brush.ts'
import type { Tone } from '../tones.ts'

/** A roll lying flat, its middle at 0,0. */
function roll(brush: Brush, main: Tone, core: Tone, height = 90): string {
  return (
    shape(`M-150 0v${height}a150 58 0 0 0 300 0V0z`, brush.tube(main)) +
    oval(
      0,
      0,
      150,
      58,
      brush.linear(
        [
          [0, main.light],
          [1, main.main],
        ],
        'diagonal',
      ),
    ) +
    line('M-120 4a120 46 0 0 0 240 0M-96-2a98 38 0 0 1 190 2', main.dark, 2, 0.35) +
    oval(
      0,
      0,
      84,
      33,
      brush.linear(
        [
          [0, core.deep],
          [0.5, core.dark],
          [1, core.light],
        ],
        'across',
      ),
    ) +
    shape('M-84 0a84 33 0 0 1 168 0 84 22 0 0 0-168 0z', core.deep, 'opacity=".55"') +
    gloss(`M-116 30c6 10 14 16 26 22v${height - 26}c-12-6-20-12-26-22z`, 0.35)
  )
}

export const tapeRoll: Draw = (brush, main, second) =>
  brush.shadow(320, 512, 230) +
  placed(roll(brush, main, second, 120), 320, 330, 1.15) +
  shape('M480 420l64 66c10 10-4 26-16 18l-78-46z', brush.face(main))

export const tapeStack: Draw = (brush, main, second) =>
  brush.shadow(320, 514, 210) +
  placed(roll(brush, second, main, 84), 320, 400) +
  placed(roll(brush, main, second, 84), 326, 300) +
  placed(roll(brush, second, main, 84), 316, 200)

export const standingRoll: Draw = (brush, main, second) =>
  brush.shadow(330, 512, 190) +
  shape(
    'M300 140a186 186 0 0 1 0 372h60a186 186 0 0 0 0-372z',
    brush.linear([
      [0, main.light],
      [0.5, main.main],
      [1, main.deep],
    ]),
  ) +
  `<circle cx="300" cy="326" r="186" fill="${brush.face(main)}"/>` +
  `<circle cx="300" cy="326" r="150" fill="none" stroke="${main.dark}" stroke-width="3" opacity=".3"/>` +
  `<circle cx="300" cy="326" r="126" fill="none" stroke="${main.dark}" stroke-width="2" opacity=".3"/>` +
  `<circle cx="300" cy="326" r="98" fill="${brush.face(second)}"/>` +
  `<circle cx="300" cy="326" r="84" fill="${brush.linear(
    [
      [0, second.deep],
      [1, second.main],
    ],
    'diagonal',
  )}"/>` +
  gloss('M150 300c10-70 60-120 124-130-60 40-80 90-82 150z', 0.35)

export const tapeDispenser: Draw = (brush, main, second) =>
  brush.shadow(330, 516, 230) +
  shape(
    'M120 420c0-40 30-60 60-60h190c40 0 50-90 100-90 40 0 44 40 50 120l8 84c2 26-10 40-36 40H156c-24 0-36-14-36-38z',
    brush.face(main),
  ) +
  `<circle cx="262" cy="308" r="112" fill="${brush.face(second)}"/><circle cx="262" cy="308" r="84" fill="none" stroke="${second.dark}" stroke-width="3" opacity=".3"/><circle cx="262" cy="308" r="58" fill="${brush.face(main)}"/><circle cx="262" cy="308" r="26" fill="${main.deep}"/>` +
  shape('M196 400c-30-20-44-50-44-90h40c6 36 30 66 66 74z', 'none') +
  shape('M330 218l162 30 6 22-150-14z', second.light, 'opacity=".85"') +
  shape('M478 238l46 10-6 34-44-8z', '#e7ebf0') +
  shape('M120 430h408l4 42H120z', main.dark, 'opacity=".35"') +
  gloss('M140 410c4-20 22-32 42-32h30v80h-70z', 0.25)

export const wallHooks: Draw = (brush, main, second) => {
  const one = (x: number, y: number, face: Tone) =>
    placed(
      oval(6, 92, 70, 10, '#1b1f2a', 'opacity=".12"') +
        box(-64, -78, 128, 150, 34, brush.face(face)) +
        shape('M-16-10h32v74c0 44 50 40 46 0l26-2c6 76-104 84-104 4z', brush.face(second)) +
        oval(0, -10, 22, 22, brush.ball(second)) +
        gloss('M-46-58c20-8 50-8 70-6-40 10-60 30-66 70-10-20-12-46-4-64z', 0.45),
      x,
      y,
    )
  return (
    one(180, 220, main) +
    one(340, 190, second.main === main.main ? main : { ...main, main: main.light }) +
    one(490, 240, main) +
    one(260, 420, main) +
    one(420, 410, main)
  )
}

export const strapRolls: Draw = (brush, main, second) => {
  const spiral = (x: number, y: number, tone: Tone) =>
    placed(
      `<circle r="112" fill="${brush.face(tone)}"/>` +
        [96, 80, 64, 48].map((r) => `<circle r="${r}" fill="none" stroke="${tone.dark}" stroke-width="4" opacity=".45"/>`).join('') +
        `<circle r="30" fill="${tone.deep}"/>` +
        shape(
          'M20 110h200c16 0 16-26 0-26H70z',
          brush.linear([
            [0, tone.light],
            [1, tone.dark],
          ]),
        ),
      x,
      y,
    )
  return brush.shadow(330, 510, 220) + spiral(250, 250, second) + spiral(240, 398, main)
}
