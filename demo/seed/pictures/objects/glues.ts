import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const glueBottle: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 130) +
  shape('M296 96h48l8 96h-64z', brush.tube(second)) +
  shape('M288 190h64l22 40H266z', brush.tube(second)) +
  shape('M250 232h140c22 10 36 34 36 66v188c0 24-14 34-34 34H248c-20 0-34-10-34-34V298c0-32 14-56 36-66z', brush.tube(main)) +
  box(214, 316, 212, 140, 0, brush.tube(second)) +
  shape('M320 336c30 40 44 56 44 76a44 44 0 0 1-88 0c0-20 14-36 44-76z', '#ffffff', 'opacity=".92"') +
  gloss('M236 280c4-14 12-26 22-30v250c-14 0-22-6-22-20z', 0.4)

export const glueTube: Draw = (brush, main, second) =>
  brush.shadow(330, 512, 200) +
  placed(
    shape('M-80-190H80L64 130H-64z', brush.tube(main)) +
      box(-88, -222, 176, 40, 6, brush.tube({ ...main, glow: main.light })) +
      line('M-70-206h140M-70-196h140', main.dark, 3, 0.5) +
      shape('M-40 130h80l-14 34h-52z', brush.tube(main)) +
      shape('M-34 164h68L22 270h-44z', brush.tube(second)) +
      line('M-18 176l6 84M0 176v84M18 176l-6 84', second.dark, 3, 0.6) +
      box(-60, -130, 120, 120, 12, '#ffffff', 'opacity=".9"') +
      `<circle cx="0" cy="-84" r="30" fill="${brush.ball(second)}"/>` +
      box(-40, -40, 80, 12, 6, main.main) +
      box(-66, 40, 130, 14, 7, '#ffffff', 'opacity=".5"'),
    330,
    300,
    0.98,
    -34,
  )

export const sealant: Draw = (brush, main, second) => {
  const cartridge = (x: number, turn: number, scale: number) =>
    placed(
      shape('M-14-310h22l16 130h-48z', brush.tube(second)) +
        box(-34, -184, 62, 36, 8, brush.tube(second)) +
        box(-66, -150, 128, 350, 14, brush.tube(main)) +
        box(-66, -90, 128, 190, 0, '#ffffff', 'opacity=".9"') +
        shape('M-66-90h128v46c-40 26-88-20-128 10z', brush.tube(second)) +
        box(-42, -20, 80, 14, 7, main.dark, 'opacity=".7"') +
        box(-42, 6, 56, 10, 5, main.main, 'opacity=".5"') +
        box(-42, 28, 66, 10, 5, main.main, 'opacity=".5"') +
        oval(-2, 198, 64, 14, main.deep) +
        gloss('M-50-140h18v320h-18z', 0.4),
      x,
      310,
      scale,
      turn,
    )
  return brush.shadow(320, 522, 190) + cartridge(402, 8, 0.98) + cartridge(252, -4, 1.02)
}

export const glueSticks: Draw = (brush, main, second) => {
  const stick = (x: number, y: number, scale: number, open: boolean) =>
    placed(
      (open
        ? box(
            -46,
            -210,
            92,
            120,
            20,
            brush.tube({ ...main, glow: '#ffffff', light: '#fbfbf6', main: '#f1efe6', dark: '#d9d6c8', deep: '#bdb9a8' }),
          )
        : box(-62, -250, 124, 180, 16, brush.tube(second))) +
        box(-62, -110, 124, 290, 14, brush.tube(main)) +
        box(-62, -40, 124, 110, 0, '#ffffff', 'opacity=".88"') +
        box(-38, -14, 76, 16, 8, main.main) +
        box(-38, 16, 50, 12, 6, second.main) +
        box(-68, 166, 136, 40, 10, brush.tube(second)) +
        gloss('M-46-96h16v250h-16z', 0.4),
      x,
      y,
      scale,
    )
  return brush.shadow(320, 520, 200) + stick(226, 320, 0.96, false) + stick(410, 320, 0.96, true)
}

export const glueGun: Draw = (brush, main, second) =>
  brush.shadow(340, 526, 210) +
  box(
    96,
    200,
    120,
    30,
    12,
    brush.linear([
      [0, '#fffdf5'],
      [1, '#d8d2bf'],
    ]),
  ) +
  shape('M180 160h270c50 0 70 30 70 62v30H180z', brush.face(main)) +
  shape('M456 190l104 22v26l-104 12z', brush.face(second)) +
  box(548, 214, 34, 20, 6, '#c9a24b') +
  shape('M196 250h150l-40 236c-4 24-20 34-44 34h-40c-26 0-36-16-30-42z', brush.face(main)) +
  shape('M330 270c10 40-4 70-30 96l-20 8 14-104z', brush.face(second)) +
  shape('M206 300h96l-6 34h-96zM198 356h96l-6 34h-96zM190 412h94l-6 34h-94z', main.dark, 'opacity=".4"') +
  gloss('M200 176h240c30 0 50 14 56 30-80-10-200-10-296-6z', 0.4)

export const glueCan: Draw = (brush, main, second) =>
  brush.shadow(320, 516, 190) +
  line('M176 230C190 90 450 90 464 230', '#9aa3b0', 8) +
  shape('M160 220v270a160 40 0 0 0 320 0V220z', brush.tube(main)) +
  shape('M160 290v120a160 40 0 0 0 320 0V290a160 40 0 0 1-320 0z', '#ffffff', 'opacity=".9"') +
  shape('M160 330v40a160 40 0 0 0 320 0v-40a160 40 0 0 1-320 0z', brush.tube(second)) +
  oval(
    320,
    220,
    160,
    40,
    brush.linear(
      [
        [0, '#f2f4f7'],
        [1, '#aab2be'],
      ],
      'diagonal',
    ),
  ) +
  oval(
    320,
    216,
    124,
    29,
    brush.linear(
      [
        [0, '#c3cad4'],
        [1, '#eef1f4'],
      ],
      'diagonal',
    ),
  ) +
  gloss('M188 256c10 6 18 10 30 14v230c-14-4-24-8-30-14z', 0.35)
