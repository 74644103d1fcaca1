import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const cupMask: Draw = (brush, main, second) =>
  brush.shadow(320, 516, 190) +
  line('M166 300C60 240 70 420 190 420M474 300c106-60 96 120-16 120', second.main, 12) +
  shape('M320 176c96 0 166 66 166 168 0 88-72 164-166 164s-166-76-166-164c0-102 70-168 166-168z', brush.ball(main)) +
  shape('M272 190c20-14 76-14 96 0l-14 40c-16-10-52-10-68 0z', brush.tube(second)) +
  `<circle cx="320" cy="372" r="62" fill="${brush.face(second)}"/>` +
  `<circle cx="320" cy="372" r="44" fill="${second.dark}"/>` +
  line('M290 356h60M286 372h68M290 388h60', second.glow, 6, 0.9) +
  gloss('M206 300c10-50 46-86 92-96-60 40-76 90-78 160-12-16-18-40-14-64z', 0.5)

export const flatMask: Draw = (brush, main, second) =>
  brush.shadow(320, 500, 200) +
  line('M136 280c-80 20-80 160 4 180M504 280c80 20 80 160-4 180', second.main, 9) +
  shape('M130 262c60-40 320-40 380 0l-8 184c-60 56-304 56-364 0z', brush.face(main)) +
  line('M134 306c110-22 262-22 372 0M136 352c110-18 260-18 368 0M138 400c110-14 258-14 364 0', main.dark, 5, 0.55) +
  line('M216 250c60-14 148-14 208 0', '#ffffff', 8, 0.9) +
  gloss('M150 270c40-16 80-22 120-24l-8 210c-40-4-84-12-112-24z', 0.25)

export const goggles: Draw = (brush, main, second) =>
  brush.shadow(320, 500, 220) +
  line('M126 330c-40 50-30 110 30 140M514 330c40 50 30 110-30 140', second.dark, 26) +
  shape(
    'M130 250c60-36 320-36 380 0 26 60 20 150-20 188-60 22-112 6-138-38-12-20-52-20-64 0-26 44-78 60-138 38-40-38-46-128-20-188z',
    brush.face(second),
  ) +
  shape(
    'M154 270c52-26 280-26 332 0 16 48 12 112-16 146-44 12-82-4-100-40-20-34-80-34-100 0-18 36-56 52-100 40-28-34-32-98-16-146z',
    brush.linear(
      [
        [0, main.glow],
        [0.5, main.light],
        [1, main.main],
      ],
      'diagonal',
    ),
    'opacity=".92"',
  ) +
  gloss('M180 282c30-12 66-16 96-18l-86 120c-20-26-22-70-10-102z', 0.55) +
  gloss('M330 262h44l-60 84c-12-2-24 0-34 6z', 0.3)

export const helmet: Draw = (brush, main, second) =>
  brush.shadow(320, 500, 230) +
  shape('M120 420c0-300 400-300 400 0z', brush.ball(main)) +
  shape('M290 196c10-12 50-12 60 0l14 222h-88z', brush.tube(main)) +
  line('M226 228c-30 60-40 120-42 186M414 228c30 60 40 120 42 186', main.dark, 6, 0.5) +
  shape(
    'M84 420c0-16 472-16 472 0 10 40-30 66-80 56-90-26-222-26-312 0-50 10-90-16-80-56z',
    brush.linear([
      [0, main.light],
      [0.5, main.main],
      [1, main.deep],
    ]),
  ) +
  box(284, 432, 72, 34, 10, second.main) +
  gloss('M160 380c6-90 60-150 110-164-50 50-66 110-70 168z', 0.45)

export const earmuffs: Draw = (brush, main, second) => {
  const cup = (x: number, flip: number) =>
    `<g transform="translate(${x} 390) scale(${flip} 1)">${oval(30, 0, 36, 92, second.deep)}${shape('M0-96c-70 0-92 44-92 96S-70 96 0 96z', brush.face(main))}${oval(0, 0, 26, 96, main.dark)}${gloss('M-66-40c8-24 30-38 50-40-20 20-28 50-30 90-18-8-26-30-20-50z', 0.4)}</g>`
  return (
    brush.shadow(320, 506, 210) +
    line('M150 380C130 110 510 110 490 380', second.dark, 34) +
    line('M158 350C150 130 490 130 482 350', second.glow, 8, 0.7) +
    cup(158, 1) +
    cup(482, -1)
  )
}

export const reflectiveVest: Draw = (brush, main, second) =>
  brush.shadow(320, 548, 160, 18) +
  shape('M226 120h52c6 60 30 104 42 104s36-44 42-104h52c0 90 20 130 66 160v264H160V280c46-30 66-70 66-160z', brush.face(main)) +
  box(
    160,
    420,
    320,
    44,
    0,
    brush.linear(
      [
        [0, '#f7f8fa'],
        [1, '#b9c0cb'],
      ],
      'across',
    ),
  ) +
  placed(
    box(
      -20,
      -150,
      40,
      300,
      0,
      brush.linear(
        [
          [0, '#f7f8fa'],
          [1, '#c3c9d3'],
        ],
        'across',
      ),
    ),
    238,
    270,
    1,
    3,
  ) +
  placed(
    box(
      -20,
      -150,
      40,
      300,
      0,
      brush.linear(
        [
          [0, '#f7f8fa'],
          [1, '#c3c9d3'],
        ],
        'across',
      ),
    ),
    402,
    270,
    1,
    -3,
  ) +
  line('M320 226v316', second.dark, 6) +
  gloss('M172 290c20-12 36-30 44-50v300h-44z', 0.25)
