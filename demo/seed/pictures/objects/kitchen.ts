import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const thermos: Draw = (brush, main, second) =>
  brush.shadow(320, 518, 120) +
  box(240, 180, 160, 340, 30, brush.tube(main)) +
  box(256, 92, 128, 92, 18, brush.tube(second)) +
  box(
    248,
    168,
    144,
    22,
    6,
    brush.tube({ ...second, glow: '#f6f8fa', light: '#dfe4ea', main: '#b9c1cc', dark: '#8a94a2', deep: '#6b7583' }),
  ) +
  box(240, 456, 160, 12, 0, second.main, 'opacity=".7"') +
  shape('M320 330c30-44 30-70 0-96-30 26-30 52 0 96z', '#ffffff', 'opacity=".85"') +
  line('M320 250v120', main.main, 4) +
  gloss('M262 200h20v290c-12-2-20-10-20-20z', 0.42)

export const mug: Draw = (brush, main, second) =>
  brush.shadow(310, 518, 180) +
  `<path d="M440 270c110-20 110 170-10 150" fill="none" stroke="${brush.face(main)}" stroke-width="34"/>` +
  shape('M160 220v230c0 44 40 70 90 70h100c50 0 90-26 90-70V220z', brush.tube(main)) +
  oval(
    300,
    220,
    140,
    36,
    brush.linear([
      [0, main.dark],
      [1, main.light],
    ]),
  ) +
  oval(
    300,
    228,
    122,
    27,
    brush.linear([
      [0, '#6b3f22'],
      [1, '#8d5a33'],
    ]),
  ) +
  shape('M300 330c24-40 78-14 54 26-14 22-34 36-54 54-20-18-40-32-54-54-24-40 30-66 54-26z', second.main, 'opacity=".92"') +
  line('M250 150c-20-26 20-40 0-70M300 140c-20-26 20-46 0-76M350 150c-20-26 20-40 0-70', '#ffffff', 8, 0.75) +
  gloss('M186 260h24v220c-16-8-24-22-24-40z', 0.4)

export const bowls: Draw = (brush, main, second) => {
  const bowl = (x: number, y: number, scale: number, flip: boolean) => {
    const outer = flip ? second : main
    return placed(
      shape('M-170 0c0 100 70 150 130 150h80c60 0 130-50 130-150z', brush.tube(outer)) +
        oval(
          0,
          0,
          170,
          46,
          brush.linear([
            [0, '#ffffff'],
            [1, outer.glow],
          ]),
        ) +
        oval(
          0,
          6,
          150,
          36,
          brush.linear([
            [0, outer.light],
            [1, '#ffffff'],
          ]),
        ) +
        line('M-158 46c80 40 236 40 316 0', '#ffffff', 6, 0.7) +
        box(-60, 142, 120, 16, 6, outer.dark),
      x,
      y,
      scale,
    )
  }
  return brush.shadow(320, 520, 220) + bowl(320, 362, 1, false) + bowl(320, 262, 0.86, true) + bowl(320, 176, 0.72, false)
}

export const pot: Draw = (brush, main, second) =>
  brush.shadow(320, 512, 240) +
  `<path d="M140 330c-90-10-90 70 0 60M500 330c90-10 90 70 0 60" fill="none" stroke="${second.dark}" stroke-width="26"/>` +
  shape('M130 280v150c0 60 60 84 190 84s190-24 190-84V280z', brush.tube(main)) +
  oval(
    320,
    280,
    196,
    46,
    brush.linear([
      [0, '#f3f5f7'],
      [1, '#9aa4b1'],
    ]),
  ) +
  shape(
    'M136 272c20-110 348-110 368 0a184 40 0 0 1-368 0z',
    brush.linear([
      [0, main.glow, 0.95],
      [0.6, main.light, 0.95],
      [1, main.main],
    ]),
  ) +
  box(292, 152, 56, 46, 18, brush.tube(second)) +
  gloss('M180 262c20-40 60-60 100-66-30 20-50 40-58 72z', 0.5) +
  gloss('M160 330h26v140c-16-8-26-20-26-40z', 0.35)

export const choppingBoard: Draw = (brush, main, second) =>
  brush.shadow(330, 516, 230) +
  placed(
    box(-150, -210, 300, 420, 34, brush.face(main)) +
      line(
        'M-110-160c40 60-10 120 20 190s-10 110 10 160M-40-190c30 80-20 150 10 230s0 90 10 130M40-190c-20 90 30 160 0 240s10 90 0 130M110-180c-20 80 20 150 0 220s10 100 0 120',
        main.dark,
        4,
        0.35,
      ) +
      `<circle cx="0" cy="-166" r="22" fill="${main.deep}" opacity=".8"/>` +
      gloss('M-140-180c0-16 10-22 24-22h60v400h-60c-14 0-24-8-24-22z', 0.18),
    290,
    310,
    1,
    -8,
  ) +
  placed(
    shape(
      'M-26-200C10-210 40-180 40-120V60h-66z',
      brush.linear(
        [
          [0, '#f8fafc'],
          [0.5, '#c9d1db'],
          [1, '#97a2b1'],
        ],
        'across',
      ),
    ) +
      box(-26, 58, 66, 18, 4, '#8a94a2') +
      box(-22, 74, 58, 140, 22, brush.tube(second)) +
      `<circle cx="6" cy="110" r="6" fill="#fff" opacity=".7"/><circle cx="6" cy="176" r="6" fill="#fff" opacity=".7"/>`,
    470,
    320,
    1,
    10,
  )

export const utensils: Draw = (brush, main, second) => {
  const handle = (x: number, turn: number, head: string) => placed(box(-10, -40, 20, 260, 10, brush.tube(second)) + head, x, 230, 1, turn)
  return (
    brush.shadow(320, 518, 130) +
    handle(
      262,
      -16,
      shape('M-44-150c0-30 88-30 88 0v90c0 24-20 36-44 36s-44-12-44-36z', brush.face(main)) +
        line('M-16-130v70M16-130v70', main.dark, 8, 0.6),
    ) +
    handle(330, 2, oval(0, -104, 50, 74, brush.ball(main))) +
    handle(384, 18, shape('M-40-164h72c16 60 10 110-6 140h-46c-22-40-30-90-20-140z', brush.face(main))) +
    shape('M220 316h200l-16 184c-2 16-12 20-28 20H264c-16 0-26-4-28-20z', brush.tube(main)) +
    oval(
      320,
      316,
      100,
      24,
      brush.linear([
        [0, main.deep],
        [1, main.dark],
      ]),
    ) +
    shape('M220 316a100 24 0 0 0 200 0l-4 40a96 22 0 0 1-192 0z', second.main, 'opacity=".8"') +
    gloss('M244 360h20l10 144c-12 0-18-6-20-16z', 0.4)
  )
}

export const kettle: Draw = (brush, main, second) =>
  brush.shadow(310, 516, 210) +
  `<path d="M420 230c130-20 110 200 10 200" fill="none" stroke="${brush.face(second)}" stroke-width="30"/>` +
  shape('M176 290L96 236c-16-12-36-4-24 14l84 110z', brush.face(main)) +
  shape('M210 190h190c40 60 64 170 64 260 0 40-20 66-60 66H206c-40 0-60-26-60-66 0-90 24-200 64-260z', brush.tube(main)) +
  shape('M226 192c10-40 150-40 160 0z', brush.tube(second)) +
  box(286, 128, 40, 38, 14, brush.tube(second)) +
  box(160, 470, 292, 46, 16, brush.tube(second)) +
  gloss('M216 220c-24 60-38 130-40 210h30c0-80 8-150 30-210z', 0.4)

export const lunchBox: Draw = (brush, main, second) =>
  brush.shadow(320, 512, 230) +
  box(110, 330, 420, 184, 40, brush.tube(main)) +
  box(96, 262, 448, 90, 34, brush.tube(second)) +
  box(96, 330, 448, 14, 0, second.deep, 'opacity=".35"') +
  box(280, 300, 80, 86, 18, brush.face(main)) +
  box(150, 280, 200, 14, 7, '#ffffff', 'opacity=".5"') +
  shape('M190 430c40-50 90-50 110 0-40 40-80 40-110 0zM196 430h100', '#ffffff', 'opacity=".55"') +
  gloss('M136 366h30v120c-18-4-30-16-30-30z', 0.35)
