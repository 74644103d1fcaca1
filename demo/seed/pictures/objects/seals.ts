import { box, gloss, line, oval, placed, shape, type Brush, type Draw } from '../brush.ts'
import type { Tone } from '../tones.ts'

function ring(brush: Brush, tone: Tone, x: number, y: number, r: number, thick: number): string {
  return (
    `<ellipse cx="${x + 8}" cy="${y + thick * 0.7}" rx="${r}" ry="${r * 0.42}" fill="none" stroke="#1b1f2a" stroke-width="${thick}" opacity=".12"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.42}" fill="none" stroke="${brush.linear(
      [
        [0, tone.light],
        [0.5, tone.main],
        [1, tone.deep],
      ],
      'diagonal',
    )}" stroke-width="${thick}"/>` +
    `<ellipse cx="${x}" cy="${y - thick * 0.2}" rx="${r}" ry="${r * 0.42}" fill="none" stroke="#fff" stroke-width="${thick * 0.16}" stroke-dasharray="${r * 1.1} ${r * 9}" stroke-dashoffset="${-r * 2.6}" stroke-linecap="round" opacity=".6"/>`
  )
}

export const sealRings: Draw = (brush, main, second) =>
  ring(brush, main, 320, 220, 190, 40) +
  ring(brush, second, 300, 226, 104, 30) +
  ring(brush, second, 190, 410, 112, 30) +
  ring(brush, main, 440, 400, 138, 34) +
  ring(brush, main, 186, 412, 46, 20) +
  ring(brush, second, 446, 402, 62, 24) +
  ring(brush, main, 326, 506, 54, 20)

export const hoseCoil: Draw = (brush, main, second) => {
  const coil = [0, 1, 2, 3, 4].map((step) => {
    const y = 440 - step * 44
    return (
      `<ellipse cx="310" cy="${y}" rx="188" ry="66" fill="none" stroke="${brush.linear(
        [
          [0, main.deep],
          [0.2, main.light],
          [0.5, main.main],
          [1, main.deep],
        ],
        'across',
      )}" stroke-width="46"/>` +
      `<ellipse cx="310" cy="${y - 8}" rx="188" ry="66" fill="none" stroke="${second.light}" stroke-width="6" opacity=".7"/>`
    )
  })
  return (
    brush.shadow(320, 500, 250, 54) +
    coil.join('') +
    line('M440 226c70-20 96-70 92-110', main.main, 44) +
    line('M434 220c64-20 86-66 84-104', second.light, 6, 0.7) +
    box(504, 66, 58, 64, 10, brush.tube(second)) +
    line('M512 82h42M512 96h42M512 110h42', second.dark, 4, 0.6)
  )
}

export const sealStrip: Draw = (brush, main, second) => {
  const turns = [196, 164, 132, 100, 68].map(
    (r) =>
      `<circle cx="300" cy="320" r="${r}" fill="none" stroke="${brush.linear(
        [
          [0, main.light],
          [0.5, main.main],
          [1, main.deep],
        ],
        'diagonal',
      )}" stroke-width="26"/><circle cx="300" cy="320" r="${r + 9}" fill="none" stroke="${main.dark}" stroke-width="2" opacity=".5"/>`,
  )
  return (
    brush.shadow(320, 526, 200) +
    turns.join('') +
    `<path d="M300 516h226c20 0 20-28 0-28H340z" fill="${brush.linear([
      [0, main.light],
      [1, main.dark],
    ])}"/>` +
    shape('M526 488c20 0 20 28 0 28h-14v-28z', second.main) +
    gloss('M116 300c10-80 70-150 150-168-70 40-110 110-116 176z', 0.3)
  )
}

export const rubberMat: Draw = (brush, main, second) => {
  const dots: string[] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++) {
      const x = 150 + column * 44 - row * 12
      const y = 352 + row * 34
      dots.push(oval(x, y, 13, 7, main.dark, 'opacity=".55"'), oval(x - 2, y - 3, 11, 6, main.light))
    }
  return (
    brush.shadow(310, 520, 280, 40) +
    shape('M140 326h400l-72 190H60z', brush.face(main)) +
    shape('M60 516h408v14H60z', main.deep) +
    dots.join('') +
    shape('M140 326c0-64 400-64 400 0a200 30 0 0 1-400 0z', brush.tube(main)) +
    oval(540, 312, 24, 34, main.deep) +
    oval(540, 312, 14, 21, second.main)
  )
}

export const rubberBands: Draw = (brush, main, second) => {
  const band = (x: number, y: number, turn: number, tone: Tone) =>
    placed(
      `<rect x="-120" y="-46" width="240" height="92" rx="46" fill="none" stroke="${tone.dark}" stroke-width="18" opacity=".25" transform="translate(4 8)"/>` +
        `<rect x="-120" y="-46" width="240" height="92" rx="46" fill="none" stroke="${brush.face(tone)}" stroke-width="17"/>` +
        line('M-80-49h120', '#ffffff', 3, 0.5),
      x,
      y,
      1,
      turn,
    )
  return (
    brush.shadow(320, 500, 230) +
    band(260, 250, -24, main) +
    band(400, 290, 38, second) +
    band(230, 380, 28, second) +
    band(390, 420, -14, main) +
    band(310, 330, 74, { ...main, main: main.light }) +
    band(320, 460, 4, second)
  )
}

export const doorStop: Draw = (brush, main, second) => {
  const wedge = (x: number, y: number, scale: number) =>
    placed(
      brush.shadow(0, 102, 190) +
        shape('M-180 96L150-70v166z', brush.face(main)) +
        shape(
          'M150-70l44 20v156l-44-10z',
          brush.linear([
            [0, main.dark],
            [1, main.deep],
          ]),
        ) +
        shape('M-180 96L150-70l44 20-330 160z', main.light, 'opacity=".55"') +
        line('M-60 70v20M-10 60v30M40 44v46M90 20v70', second.main, 10, 0.85),
      x,
      y,
      scale,
    )
  return wedge(350, 250, 0.85) + wedge(290, 410, 1.05)
}
