import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const notebook: Draw = (brush, main, second) => {
  const book = (x: number, y: number, turn: number, t: typeof main, band: typeof main) =>
    placed(
      box(-142, -190, 292, 388, 16, '#f5f2ea') +
        line('M148-170v350M144-170v350', '#d8d2c2', 2) +
        box(-150, -196, 290, 388, 16, brush.face(t)) +
        box(-150, -196, 38, 388, 12, t.dark, 'opacity=".4"') +
        box(84, -196, 20, 388, 0, band.main) +
        box(-70, -110, 110, 70, 8, '#ffffff', 'opacity=".9"') +
        box(-52, -88, 74, 10, 5, t.main) +
        box(-52, -68, 48, 8, 4, t.light) +
        gloss('M-100-180h90l-110 350v-330c0-12 8-20 20-20z', 0.16),
      x,
      y,
      1,
      turn,
    )
  return brush.shadow(330, 520, 230) + book(360, 318, 10, second, main) + book(286, 318, -6, main, second)
}

export const pencilCup: Draw = (brush, main, second) => {
  const pencil = (x: number, turn: number, color: string, tip: string) =>
    placed(
      box(-13, -190, 26, 300, 3, color) +
        box(-4, -190, 8, 300, 0, '#ffffff', 'opacity=".35"') +
        shape('M-13-188L0-236l13 48z', '#f1d7ae') +
        shape('M-4-220L0-236l4 16z', tip),
      x,
      270,
      1,
      turn,
    )
  return (
    brush.shadow(320, 520, 150) +
    pencil(262, -14, '#f0b440', '#333333') +
    pencil(300, -4, second.main, second.deep) +
    pencil(342, 6, '#5aa9d6', '#24506b') +
    pencil(382, 16, '#e2705f', '#7c2b20') +
    shape('M216 290h208v200c0 20-10 30-28 30H244c-18 0-28-10-28-30z', brush.tube(main)) +
    oval(
      320,
      290,
      104,
      24,
      brush.linear([
        [0, main.deep],
        [1, main.dark],
      ]),
    ) +
    shape('M216 290a104 24 0 0 0 208 0v30a104 24 0 0 1-208 0z', second.main, 'opacity=".8"') +
    gloss('M240 340h20v166c-12-2-20-8-20-18z', 0.4)
  )
}

export const scissors: Draw = (brush, main, second) => {
  const half = (turn: number, t: typeof main) =>
    placed(
      shape(
        'M-18-10L-6-250c2-20 20-20 22 0L30-10z',
        brush.linear(
          [
            [0, '#f7f9fb'],
            [0.5, '#c3ccd6'],
            [1, '#8d98a6'],
          ],
          'across',
        ),
      ) +
        `<path d="M8 0c60 40 70 200-6 210-70 6-70-150 6-210z" fill="none" stroke="${brush.face(t)}" stroke-width="34" stroke-linejoin="round"/>`,
      320,
      300,
      1,
      turn,
    )
  return (
    brush.shadow(320, 524, 170) +
    half(-22, main) +
    half(22, second) +
    `<circle cx="320" cy="292" r="15" fill="#7d8896"/><circle cx="316" cy="288" r="5" fill="#e4e9ee"/>`
  )
}

export const tapeMeasure: Draw = (brush, main, second) =>
  brush.shadow(310, 512, 230) +
  shape('M400 470h170v-34H400z', '#f7d65a') +
  line('M430 438v14M450 438v22M470 438v14M490 438v22M510 438v14M530 438v22M550 438v14', '#6b5a1e', 4) +
  box(562, 428, 14, 62, 4, '#98a2af') +
  shape('M130 330c0-110 80-180 180-180s160 70 160 180v130c0 30-14 46-44 46H176c-30 0-46-16-46-46z', brush.face(main)) +
  `<circle cx="298" cy="330" r="112" fill="${brush.face(second)}"/><circle cx="298" cy="330" r="78" fill="#ffffff" opacity=".93"/>` +
  box(258, 306, 80, 16, 8, main.main) +
  box(270, 334, 56, 12, 6, second.light) +
  gloss('M156 320c4-80 60-136 130-144-50 30-84 80-90 150z', 0.4)

export const markers: Draw = (brush, main, second) => {
  const pen = (x: number, t: typeof main) =>
    placed(
      box(-34, -190, 68, 150, 16, brush.tube(t)) +
        box(-30, -44, 60, 240, 10, brush.tube({ glow: '#ffffff', light: '#fbfbfb', main: '#eceff2', dark: '#cfd5db', deep: '#b3bbc4' })) +
        box(-30, 20, 60, 70, 0, t.main, 'opacity=".85"') +
        box(-34, 186, 68, 26, 8, brush.tube(t)) +
        box(22, -176, 12, 110, 6, t.dark) +
        gloss('M-22-176h12v350h-12z', 0.45),
      x,
      308,
      1,
    )
  const paler = { ...main, main: main.light, light: main.glow, dark: main.main, deep: main.dark }
  return (
    brush.shadow(320, 520, 230) +
    pen(158, main) +
    pen(264, second) +
    pen(372, paler) +
    pen(480, { ...second, main: second.dark, dark: second.deep })
  )
}

export const stickyNotes: Draw = (brush, main, second) => {
  const pad = (x: number, y: number, turn: number, t: typeof main) =>
    placed(
      box(-106, -96, 220, 214, 4, '#1b1f2a', 'opacity=".08"') +
        shape(
          'M-110-104h220v180c-10 20-30 30-60 30h-160z',
          brush.linear(
            [
              [0, t.light],
              [0.7, t.glow],
              [1, t.light],
            ],
            'diagonal',
          ),
        ) +
        shape('M110 76c-10 20-30 30-60 30 10-10 14-20 12-38 18 6 34 10 48 8z', t.main) +
        line('M-80-50h130M-80-16h150M-80 18h90', t.dark, 5, 0.45),
      x,
      y,
      1,
      turn,
    )
  return (
    brush.shadow(330, 500, 240) +
    pad(240, 250, -10, second) +
    pad(410, 270, 8, main) +
    pad(310, 400, -2, { ...main, light: second.glow, glow: '#ffffff', main: second.light, dark: second.dark })
  )
}
