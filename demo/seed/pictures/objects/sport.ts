import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const yogaMat: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 240) +
  shape(
    'M250 470h300c24 0 24 50 0 50H250z',
    brush.linear([
      [0, main.light],
      [1, main.dark],
    ]),
  ) +
  box(
    120,
    290,
    400,
    230,
    40,
    brush.linear([
      [0, main.light],
      [0.25, main.glow],
      [0.55, main.main],
      [1, main.deep],
    ]),
  ) +
  oval(
    140,
    405,
    66,
    115,
    brush.linear(
      [
        [0, main.light],
        [1, main.dark],
      ],
      'diagonal',
    ),
  ) +
  [52, 40, 28, 16]
    .map(
      (r, index) =>
        `<ellipse cx="140" cy="405" rx="${r}" ry="${r * 1.74}" fill="none" stroke="${index % 2 ? main.light : main.deep}" stroke-width="6" opacity=".6"/>`,
    )
    .join('') +
  box(
    258,
    286,
    34,
    238,
    10,
    brush.linear([
      [0, second.light],
      [1, second.dark],
    ]),
  ) +
  box(
    420,
    286,
    34,
    238,
    10,
    brush.linear([
      [0, second.light],
      [1, second.dark],
    ]),
  ) +
  line('M274 290C280 150 430 150 436 290', second.main, 16)

export const dumbbells: Draw = (brush, main, second) => {
  const bell = (y: number, turn: number) =>
    placed(
      box(
        -120,
        -16,
        240,
        32,
        14,
        brush.linear([
          [0, '#f2f5f8'],
          [0.5, '#b3bcc8'],
          [1, '#7b8694'],
        ]),
      ) +
        [-1, 1]
          .map(
            (side) =>
              box(
                side * 140 - 40,
                -76,
                80,
                152,
                22,
                brush.linear([
                  [0, main.glow],
                  [0.3, main.light],
                  [0.6, main.main],
                  [1, main.deep],
                ]),
              ) +
              box(
                side * 200 - 24,
                -56,
                48,
                112,
                16,
                brush.linear([
                  [0, second.light],
                  [0.5, second.main],
                  [1, second.deep],
                ]),
              ),
          )
          .join('') +
        line('M-60-6h120', '#ffffff', 4, 0.6),
      320,
      y,
      1,
      turn,
    )
  return brush.shadow(320, 516, 250) + bell(240, -9) + bell(424, 4)
}

export const ball: Draw = (brush, main, second) =>
  brush.shadow(320, 516, 170) +
  `<circle cx="320" cy="320" r="196" fill="${brush.ball(main)}"/>` +
  line('M124 320h392M320 124v392', second.deep, 7, 0.85) +
  line('M188 180c70 80 70 200 0 280M452 180c-70 80-70 200 0 280', second.deep, 7, 0.85) +
  gloss('M186 240c20-50 66-84 114-90-50 34-84 74-94 134-14-10-24-26-20-44z', 0.45)

export const jumpRope: Draw = (brush, main, second) => {
  const handle = (x: number, turn: number) =>
    placed(
      box(-24, -100, 48, 200, 22, brush.tube(main)) +
        box(-24, -30, 48, 14, 0, second.main) +
        box(-24, 0, 48, 14, 0, second.main) +
        box(-14, 92, 28, 24, 6, second.dark) +
        gloss('M-14-84h10v160h-10z', 0.5),
      x,
      240,
      1,
      turn,
    )
  return (
    brush.shadow(320, 516, 230) +
    line('M206 350C190 520 470 560 480 430 486 350 300 330 250 420c-40 90 190 130 240 20 20-50-20-90-56-94', second.dark, 15) +
    line('M206 350C190 520 470 560 480 430', second.light, 4, 0.7) +
    handle(218, 8) +
    handle(424, -10)
  )
}

export const sportBottle: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 120) +
  box(292, 70, 56, 46, 14, brush.tube(second)) +
  shape('M262 116h116c20 0 24 14 24 40v28H238v-28c0-26 4-40 24-40z', brush.tube(second)) +
  shape(
    'M238 184h164v110c0 14-16 20-16 40s16 26 16 40v112c0 24-12 34-34 34h-96c-22 0-34-10-34-34V374c0-14 16-20 16-40s-16-26-16-40z',
    brush.tube(main),
    'opacity=".95"',
  ) +
  line('M244 234h60M244 266h40M252 414h52M250 446h36', '#ffffff', 6, 0.7) +
  shape('M348 220l-30 60h24l-12 50 44-70h-26l16-40z', '#ffffff', 'opacity=".9"') +
  gloss('M256 200h18v90c0 14-6 24-4 44-6-6-14-30-14-40z', 0.45)

export const tent: Draw = (brush, main, second) =>
  brush.shadow(320, 508, 280, 30) +
  shape(
    'M320 130L60 500h520z',
    brush.linear(
      [
        [0, main.light],
        [0.5, main.main],
        [1, main.dark],
      ],
      'across',
    ),
  ) +
  shape('M320 130l140 370h120z', main.deep, 'opacity=".45"') +
  shape(
    'M320 190L230 500h180z',
    brush.linear([
      [0, second.deep],
      [1, second.dark],
    ]),
  ) +
  shape('M320 190L230 500h60c-20-90-6-200 30-310z', brush.face(second)) +
  shape('M320 190l90 310h-50c10-100-4-200-40-310z', brush.face(second)) +
  line('M320 130V96M60 500l-24 16M580 500l24 16', '#8a7a5f', 7) +
  shape('M320 96l60 16-60 18z', second.main) +
  gloss('M300 180L110 470h50z', 0.25)

export const resistanceBands: Draw = (brush, main, second) => {
  const loop = (x: number, y: number, rx: number, ry: number, t: typeof main) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${brush.linear(
      [
        [0, t.deep],
        [0.25, t.light],
        [0.6, t.main],
        [1, t.deep],
      ],
      'across',
    )}" stroke-width="44"/>` +
    `<ellipse cx="${x}" cy="${y - 16}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>`
  return (
    brush.shadow(320, 508, 240, 50) +
    loop(320, 440, 200, 56, main) +
    loop(320, 384, 180, 50, second) +
    loop(320, 330, 160, 45, { ...main, main: main.light, deep: main.main, light: main.glow }) +
    loop(320, 280, 140, 40, { ...second, main: second.light, deep: second.main, light: second.glow })
  )
}
