import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const lamp: Draw = (brush, main, second) =>
  `<circle cx="320" cy="240" r="230" fill="${brush.radial([
    [0, '#fff3cf', 0.9],
    [1, '#fff3cf', 0],
  ])}"/>` +
  brush.shadow(320, 518, 160) +
  box(308, 260, 24, 230, 8, brush.tube(second)) +
  shape('M220 500c0-26 200-26 200 0v12a100 16 0 0 1-200 0z', brush.tube(second)) +
  shape(
    'M236 110h168l70 190H166z',
    brush.linear(
      [
        [0, main.dark],
        [0.2, main.light],
        [0.45, '#fff6da'],
        [0.7, main.light],
        [1, main.dark],
      ],
      'across',
    ),
  ) +
  oval(
    320,
    300,
    154,
    26,
    brush.linear([
      [0, '#fff2c4'],
      [1, main.light],
    ]),
  ) +
  oval(320, 110, 84, 12, main.glow) +
  line('M392 306v66', '#8d97a5', 4) +
  `<circle cx="392" cy="380" r="9" fill="${second.light}"/>`

export const plant: Draw = (brush, main, second) => {
  const leaf = (turn: number, size: number) =>
    placed(
      shape(
        'M0 0C-60-60-60-150 0-230 60-150 60-60 0 0z',
        brush.linear(
          [
            [0, '#9fd3a2'],
            [0.5, '#58a86c'],
            [1, '#2f7a4d'],
          ],
          'diagonal',
        ),
      ) + line('M0-10V-200', '#2f7a4d', 4, 0.6),
      320,
      344,
      size,
      turn,
    )
  return (
    brush.shadow(320, 520, 150) +
    leaf(-64, 0.8) +
    leaf(62, 0.82) +
    leaf(-36, 1) +
    leaf(34, 1.02) +
    leaf(-2, 1.16) +
    shape('M206 340h228l-26 158c-2 14-12 22-26 22H258c-14 0-24-8-26-22z', brush.tube(main)) +
    box(196, 320, 248, 44, 14, brush.tube(second)) +
    gloss('M232 372h20l14 136c-12 0-18-6-20-14z', 0.4)
  )
}

export const candle: Draw = (brush, main, second) =>
  `<circle cx="320" cy="170" r="150" fill="${brush.radial([
    [0, '#ffe9ae', 0.95],
    [1, '#ffe9ae', 0],
  ])}"/>` +
  brush.shadow(320, 518, 170) +
  shape(
    'M320 96c34 44 34 80 0 100-34-20-34-56 0-100z',
    brush.linear([
      [0, '#fff6cf'],
      [0.5, '#ffc94d'],
      [1, '#ff8a3c'],
    ]),
  ) +
  line('M320 190v50', '#4a4038', 6) +
  box(196, 250, 248, 270, 34, brush.tube(main), 'opacity=".95"') +
  oval(
    320,
    254,
    122,
    28,
    brush.linear([
      [0, main.light],
      [1, '#ffffff'],
    ]),
  ) +
  oval(320, 256, 40, 9, '#fff3cf') +
  box(236, 340, 168, 120, 12, '#ffffff', 'opacity=".93"') +
  box(266, 372, 108, 14, 7, second.main) +
  box(284, 400, 72, 10, 5, second.light) +
  gloss('M216 290h20v210c-12-4-20-12-20-24z', 0.45)

export const clock: Draw = (brush, main, second) => {
  const ticks = Array.from({ length: 12 }, (_, hour) =>
    placed(box(-4, -152, 8, hour % 3 ? 16 : 30, 4, second.dark), 320, 310, 1, hour * 30),
  )
  return (
    brush.shadow(320, 524, 180) +
    `<circle cx="320" cy="310" r="206" fill="${brush.face(main)}"/>` +
    `<circle cx="320" cy="310" r="176" fill="${brush.linear(
      [
        [0, '#ffffff'],
        [1, '#e9edf1'],
      ],
      'diagonal',
    )}"/>` +
    ticks.join('') +
    placed(box(-7, -100, 14, 120, 7, second.deep), 320, 310, 1, -58) +
    placed(box(-5, -140, 10, 164, 5, second.deep), 320, 310, 1, 60) +
    placed(box(-2, -146, 4, 180, 2, main.main), 320, 310, 1, 170) +
    `<circle cx="320" cy="310" r="13" fill="${main.main}"/>` +
    gloss('M190 200c30-40 80-66 130-66-90 30-130 90-146 170-8-36 0-74 16-104z', 0.5)
  )
}

export const diffuser: Draw = (brush, main, second) => {
  const reed = (x: number, turn: number) =>
    placed(
      box(
        -4,
        -250,
        8,
        260,
        4,
        brush.tube({ ...second, main: '#c79b67', light: '#e0bd8e', glow: '#efd5b0', dark: '#a67b49', deep: '#855f35' }),
      ),
      x,
      330,
      1,
      turn,
    )
  return (
    brush.shadow(320, 518, 140) +
    reed(310, -22) +
    reed(316, -9) +
    reed(322, 5) +
    reed(328, 16) +
    reed(332, 27) +
    box(284, 250, 72, 70, 12, brush.tube(second)) +
    shape(
      'M272 316h96c50 20 64 60 64 104v70c0 20-12 30-32 30H240c-20 0-32-10-32-30v-70c0-44 14-84 64-104z',
      brush.tube(main),
      'opacity=".94"',
    ) +
    shape('M214 430h212v60c0 18-10 26-28 26H242c-18 0-28-8-28-26z', main.deep, 'opacity=".35"') +
    box(262, 390, 116, 84, 10, '#ffffff', 'opacity=".93"') +
    line('M300 452c0-40 40-40 40-40s0 40-40 40zM300 452l22-22', second.dark, 4) +
    gloss('M232 380c4-20 14-34 30-42v170c-20 0-30-6-30-22z', 0.45)
  )
}

export const cushion: Draw = (brush, main, second) =>
  brush.shadow(320, 518, 220) +
  placed(
    shape('M-190-180c60 22 320 22 380 0 24 60 24 300 0 360-60-22-320-22-380 0-24-60-24-300 0-360z', brush.ball(main)) +
      `<clipPath id="cushion"><path d="M-190-180c60 22 320 22 380 0 24 60 24 300 0 360-60-22-320-22-380 0-24-60-24-300 0-360z"/></clipPath>` +
      `<g clip-path="url(#cushion)" opacity=".75">${[-150, -75, 0, 75, 150].map((x) => [-140, -70, 0, 70, 140].map((y) => shape(`M${x} ${y - 20}l18 20-18 20-18-20z`, second.light)).join('')).join('')}</g>` +
      gloss('M-170-150c80 20 160 22 240 16-120 30-200 100-230 200-20-60-22-150-10-216z', 0.25),
    320,
    326,
    0.96,
    -6,
  )

export const vase: Draw = (brush, main, second) => {
  const flower = (x: number, y: number, size: number) =>
    placed(
      [0, 72, 144, 216, 288].map((turn) => placed(oval(0, -34, 24, 34, brush.ball(second)), 0, 0, 1, turn)).join('') +
        `<circle r="18" fill="#ffd76a"/>`,
      x,
      y,
      size,
    )
  return (
    brush.shadow(320, 518, 120) +
    line('M320 300C310 240 260 220 236 170M322 300c0-70 4-120 0-170M324 300c10-60 50-80 84-120', '#4f9465', 8) +
    shape('M268 240c-50 6-70-20-80-40 40-10 70 6 80 40zM376 236c44 0 70-20 76-44-44-6-66 12-76 44z', '#6bb07e') +
    flower(232, 150, 1) +
    flower(322, 118, 1.15) +
    flower(412, 164, 0.95) +
    shape('M272 290h96c-6 40 60 90 60 150 0 56-40 80-108 80s-108-24-108-80c0-60 66-110 60-150z', brush.tube(main)) +
    oval(320, 290, 48, 11, main.deep) +
    gloss('M262 390c-20 30-26 70-8 100 6-40 14-76 34-110z', 0.45)
  )
}
