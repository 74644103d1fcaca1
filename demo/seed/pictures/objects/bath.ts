import { box, gloss, line, oval, placed, shape, type Draw } from '../brush.ts'

export const pumpBottle: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 130) +
  shape('M250 110h90c14 0 20 10 20 22h-64v20h-46c-16 0-16-42 0-42z', brush.face(second)) +
  box(308, 140, 24, 60, 4, brush.tube(second)) +
  box(276, 192, 88, 44, 10, brush.tube(second)) +
  shape('M250 236h140c26 12 40 36 40 70v180c0 24-12 34-34 34H244c-22 0-34-10-34-34V306c0-34 14-58 40-70z', brush.tube(main)) +
  box(244, 318, 152, 140, 14, '#ffffff', 'opacity=".92"') +
  shape('M320 340c60 0 60 60 0 96-60-36-60-96 0-96z', second.light) +
  line('M320 350v80M320 380l22-16M320 396l-22-16', '#ffffff', 5) +
  gloss('M230 290c4-14 12-26 22-32v250c-14-2-22-8-22-20z', 0.42)

export const sprayBottle: Draw = (brush, main, second) =>
  brush.shadow(330, 520, 130) +
  shape('M210 110h150c40 0 60 24 60 56h-50v40h-70v-36h-90c-14 0-20-10-20-24 0-22 6-36 20-36z', brush.face(second)) +
  shape('M300 170c-20 40-40 50-56 58l12 20c30-14 50-30 66-66z', second.dark) +
  box(176, 116, 26, 42, 6, second.deep) +
  box(296, 200, 88, 36, 8, brush.tube(second)) +
  shape('M296 236h88c50 30 66 80 60 130l-14 120c-4 24-16 34-36 34H286c-20 0-32-10-36-34l-14-120c-6-50 10-100 60-130z', brush.tube(main)) +
  shape('M248 350h186l-12 120H260z', '#ffffff', 'opacity=".9"') +
  `<circle cx="340" cy="404" r="32" fill="${second.light}"/><circle cx="382" cy="384" r="14" fill="${main.light}"/><circle cx="300" cy="432" r="10" fill="${main.main}"/>` +
  gloss('M278 270c-20 24-26 60-22 90l14 130c4 10 10 16 18 16l-14-150c-2-34 4-64 18-86z', 0.4)

export const sponges: Draw = (brush, main, second) => {
  const one = (x: number, y: number, scale: number, turn: number) =>
    placed(
      box(-150, -60, 300, 150, 34, brush.face(main)) +
        box(-150, 34, 300, 60, 26, brush.face(second)) +
        [
          [-90, -20],
          [-30, -34],
          [40, -14],
          [100, -30],
          [-60, 8],
          [76, 10],
          [4, 6],
          [-110, 14],
          [120, 4],
        ]
          .map(([cx, cy], index) => oval(cx ?? 0, cy ?? 0, 8 + (index % 3) * 3, 6 + (index % 2) * 2, main.dark, 'opacity=".45"'))
          .join('') +
        gloss('M-130-40c20-14 120-14 200-12-60 8-150 6-196 36z', 0.5),
      x,
      y,
      scale,
      turn,
    )
  return brush.shadow(320, 516, 220) + one(330, 248, 0.9, -8) + one(310, 412, 1.1, 4)
}

export const towels: Draw = (brush, main, second) => {
  const fold = (y: number, flip: boolean) => {
    const t = flip ? second : main
    return (
      box(
        130,
        y,
        380,
        84,
        40,
        brush.linear([
          [0, t.glow],
          [0.4, t.light],
          [1, t.dark],
        ]),
      ) +
      shape(`M470 ${y}a42 42 0 0 1 0 84c-30-10-30-74 0-84z`, t.dark, 'opacity=".35"') +
      line(`M150 ${y + 56}c80 10 240 10 320 0`, t.dark, 4, 0.3) +
      box(180, y + 4, 26, 76, 0, '#ffffff', 'opacity=".35"') +
      box(214, y + 4, 10, 76, 0, '#ffffff', 'opacity=".35"')
    )
  }
  return brush.shadow(320, 516, 230) + fold(430, false) + fold(346, true) + fold(262, false) + fold(178, true)
}

export const bucket: Draw = (brush, main, second) =>
  brush.shadow(320, 516, 170) +
  line('M166 240C150 60 490 60 474 240', '#aab2be', 9) +
  box(280, 96, 80, 26, 12, brush.tube(second)) +
  shape('M150 236h340l-38 260c-2 14-10 20-24 20H212c-14 0-22-6-24-20z', brush.tube(main)) +
  oval(
    320,
    236,
    176,
    42,
    brush.linear([
      [0, main.light],
      [1, main.main],
    ]),
  ) +
  oval(
    320,
    240,
    154,
    33,
    brush.linear([
      [0, main.deep],
      [1, main.dark],
    ]),
  ) +
  line('M164 300c90 34 222 34 312 0', main.dark, 6, 0.35) +
  gloss('M190 300l26 200c-12 0-18-6-20-16l-24-186z', 0.4)

export const brushes: Draw = (brush, main, second) => {
  const one = (x: number, turn: number, flip: boolean) => {
    const handle = flip ? second : main
    return placed(
      box(-18, -230, 36, 300, 18, brush.tube(handle)) +
        `<circle cx="0" cy="-206" r="8" fill="#fff" opacity=".8"/>` +
        shape('M-70 60h140l10 40H-80z', brush.tube(handle)) +
        shape('M-76 100H76l14 96c-60 16-120 16-180 0z', brush.tube(flip ? main : second)) +
        line('M-56 108l-8 84M-28 108l-4 92M0 108v94M28 108l4 92M56 108l8 84', '#ffffff', 4, 0.5),
      x,
      322,
      1,
      turn,
    )
  }
  return brush.shadow(320, 520, 200) + one(236, -8, false) + one(412, 10, true)
}

export const toothbrushCup: Draw = (brush, main, second) => {
  const toothbrush = (x: number, turn: number, handle: typeof main) =>
    placed(
      box(-9, -190, 18, 330, 9, brush.tube(handle)) +
        box(-26, -196, 22, 74, 5, '#ffffff') +
        line('M-24-180h18M-24-166h18M-24-152h18M-24-138h18', handle.light, 4),
      x,
      260,
      1,
      turn,
    )
  return (
    brush.shadow(320, 520, 130) +
    toothbrush(286, -12, main) +
    toothbrush(352, 10, second) +
    shape('M226 290h188l-14 206c-2 18-12 24-28 24H268c-16 0-26-6-28-24z', brush.tube(main), 'opacity=".94"') +
    oval(
      320,
      290,
      94,
      22,
      brush.linear([
        [0, main.deep],
        [1, main.dark],
      ]),
    ) +
    shape('M226 290a94 22 0 0 0 188 0l-2 26a92 20 0 0 1-184 0z', main.glow) +
    box(232, 400, 176, 26, 0, '#ffffff', 'opacity=".6"') +
    gloss('M250 330h20l8 170c-10 0-16-6-18-14z', 0.45)
  )
}
