import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'
import type { Brush } from '../brush.ts'
import type { Tone } from '../tones.ts'

const hand =
  'M-70 150V20c0-16 2-30-2-46l-34-92c-8-24 20-36 32-12l30 62 2-128c0-26 34-26 36 0l6 110 8-128c2-26 36-24 36 2l-2 130 18-108c4-24 36-18 32 6l-14 120 22-56c10-22 38-12 32 12L92-6c-8 28-16 40-18 62v94z'

function oneGlove(brush: Brush, main: Tone, second: Tone): string {
  return (
    shape(hand, brush.face(main)) +
    box(-76, 128, 158, 34, 14, brush.tube(second)) +
    gloss('M-44-24c6 40 2 90 0 140h18C-22 60-20 10-28-40z', 0.3) +
    line('M4-60v54M40-58l-6 50M-28-50l4 44', main.dark, 4, 0.5)
  )
}

export const gloves: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 200) +
  placed(oneGlove(brush, main, second), 402, 366, 1, 12) +
  placed(oneGlove(brush, main, second), 244, 366, 1.02, -10)

export const singleGlove: Draw = (brush, main, second) =>
  brush.shadow(320, 522, 130) + placed(oneGlove(brush, main, second), 322, 338, 1.2, 4)

export const longGloves: Draw = (brush, main, second) => {
  const sleeve = (x: number, turn: number) =>
    placed(
      shape('M-72 120L-92 300h196L76 120z', brush.tube(main)) +
        shape('M-92 286h196l6 26H-98z', brush.tube(second)) +
        line('M-62 168c40 12 90 12 130 0M-68 210c44 12 96 12 142 0', main.dark, 3, 0.4) +
        oneGlove(brush, main, main),
      x,
      274,
      0.82,
      turn,
    )
  return brush.shadow(320, 524, 210) + sleeve(420, 10) + sleeve(228, -8)
}

export const workGloves: Draw = (brush, main, second) => {
  const one = (x: number, turn: number) =>
    placed(
      shape(hand, brush.face(second)) +
        `<clipPath id="palm${turn}"><path d="${hand}"/></clipPath>` +
        `<g clip-path="url(#palm${turn})">${shape('M-140-260h300V40c-60 36-240 36-300 0z', brush.face(main))}${gloss('M-60-170c10 60 20 120 14 190h16c0-70-4-130-14-196z', 0.22)}</g>` +
        box(-78, 118, 162, 44, 12, brush.tube(second)) +
        line('M-66 128v24M-46 128v24M-26 128v24M-6 128v24M14 128v24M34 128v24M54 128v24M74 128v24', second.dark, 4, 0.55),
      x,
      370,
      1,
      turn,
    )
  return brush.shadow(320, 522, 200) + one(402, 14) + one(242, -11)
}

export const gloveBox: Draw = (brush, main, second) =>
  brush.shadow(330, 520, 230) +
  shape(
    'M120 300l46-52h354l-46 52z',
    brush.linear([
      [0, main.glow],
      [1, main.light],
    ]),
  ) +
  shape(
    'M474 300l46-52v212l-46 60z',
    brush.linear(
      [
        [0, main.dark],
        [1, main.deep],
      ],
      'across',
    ),
  ) +
  box(120, 300, 354, 220, 4, brush.face(main)) +
  oval(297, 274, 96, 18, main.deep) +
  placed(shape(hand, brush.face(second)), 292, 214, 0.5, -14) +
  placed(shape(hand, brush.face(second)), 336, 226, 0.42, 18) +
  shape(
    'M202 274a96 18 0 0 0 190 0l-6 20H208z',
    brush.linear([
      [0, main.light],
      [1, main.main],
    ]),
  ) +
  box(148, 330, 178, 128, 10, '#ffffff', 'opacity=".94"') +
  placed(shape(hand, brush.face(second)), 236, 404, 0.3, 6) +
  box(346, 336, 100, 16, 8, '#ffffff', 'opacity=".9"') +
  box(346, 364, 74, 10, 5, '#ffffff', 'opacity=".6"') +
  box(346, 384, 88, 10, 5, '#ffffff', 'opacity=".6"') +
  box(148, 476, 298, 20, 10, '#ffffff', 'opacity=".22"')

export const ovenMitt: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 150) +
  placed(
    shape('M-96 170V-40c0-170 190-170 190 0v46c20-40 80-70 104-30 18 32-40 70-60 108-14 26-20 50-20 86z', brush.face(main)) +
      line('M-60 120L60-110M-20 160L96-60M-96 60L20-150M30 160l70-120', main.glow, 4, 0.55) +
      line('M60 150L-70-70M100 80L-30-140M0 164L-90 10', main.glow, 4, 0.55) +
      box(-110, 150, 244, 52, 20, brush.tube(second)) +
      line('M-100 176h222', '#ffffff', 3, 0.6) +
      gloss('M-70-30c0-70 40-100 80-104-70-24-120 30-112 110z', 0.35),
    300,
    320,
    1.02,
    -6,
  )
