import { box, gloss, line, oval, placed, shape, type Brush, type Draw } from '../brush.ts'
import type { Tone } from '../tones.ts'

function boot(brush: Brush, main: Tone, second: Tone): string {
  return (
    shape('M-66-240H50V60c0 24 20 40 60 54 44 14 66 34 66 66v20H-66z', brush.tube(main)) +
    shape('M-72 186h252v26c0 10-6 14-14 14h-92l-14-12h-40l-10 12h-68c-10 0-14-6-14-14z', brush.tube(second)) +
    box(-72, -252, 130, 36, 14, brush.tube(second)) +
    gloss('M-42-200h18v330h-18z', 0.34) +
    gloss('M96 124c40 14 60 26 66 46-24-8-60-12-86-22z', 0.3) +
    line('M-66 150c60 10 140 6 176 20', main.deep, 4, 0.4)
  )
}

export const rainBoots: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 220) + placed(boot(brush, main, second), 360, 302, 0.94) + placed(boot(brush, main, second), 214, 308, 0.94)

export const ankleBoots: Draw = (brush, main, second) =>
  brush.shadow(330, 522, 210) +
  placed(boot(brush, main, second), 258, 304, 0.98) +
  shape('M190 66h136v70H190z', 'none') +
  oval(250, 72, 58, 12, main.deep)

export const umbrella: Draw = (brush, main, second) => {
  const rib = (left: number, right: number, tone: string) =>
    shape(
      `M320 110Q${(320 + left) / 2 - 8} 150 ${left} 330 Q${(left + right) / 2} 288 ${right} 330 Q${(320 + right) / 2 + 8} 150 320 110z`,
      tone,
    )
  return (
    brush.shadow(330, 540, 190, 20) +
    line('M320 120v340c0 60 76 60 76 6', second.dark, 14) +
    line('M317 300v160', '#ffffff', 3, 0.5) +
    rib(
      92,
      206,
      brush.linear([
        [0, main.light],
        [1, main.main],
      ]),
    ) +
    rib(
      206,
      320,
      brush.linear([
        [0, main.glow],
        [1, main.light],
      ]),
    ) +
    rib(
      320,
      434,
      brush.linear([
        [0, main.light],
        [1, main.main],
      ]),
    ) +
    rib(
      434,
      548,
      brush.linear([
        [0, main.main],
        [1, main.deep],
      ]),
    ) +
    box(314, 82, 12, 40, 6, second.main) +
    gloss('M300 126c-80 30-150 90-190 180 20-12 44-18 64-14 30-76 74-132 126-166z', 0.28)
  )
}

export const foldedUmbrella: Draw = (brush, main, second) =>
  brush.shadow(320, 524, 110) +
  placed(
    shape('M-58-130Q0-190 58-130L40 160Q0 190-40 160z', brush.tube(main)) +
      line('M-26-140L-18 166M26-140L18 166', main.deep, 4, 0.45) +
      shape('M-52-10c36 14 70 14 104 0l-3 34c-32 12-66 12-98 0z', brush.tube(second)) +
      box(-10, -236, 20, 80, 8, brush.tube(second)) +
      box(-30, -268, 60, 52, 22, brush.tube(second)) +
      box(-6, 168, 12, 42, 4, second.main),
    320,
    312,
    1,
    7,
  )

export const raincoat: Draw = (brush, main, second) =>
  brush.shadow(320, 546, 170, 18) +
  line('M320 92c-16-22 26-40 26-14', second.dark, 9) +
  shape('M238 168c0-96 164-96 164 0l92 80 36 182-62 16-38-120v200H210V326l-38 120-62-16 36-182z', brush.face(main)) +
  shape(
    'M260 172c0-66 120-66 120 0-10 40-40 60-60 60s-50-20-60-60z',
    brush.linear([
      [0, main.deep],
      [1, main.dark],
    ]),
  ) +
  line('M320 234v290', main.deep, 5, 0.6) +
  [270, 330, 390, 450].map((y) => `<circle cx="334" cy="${y}" r="8" fill="${second.main}"/>`).join('') +
  box(232, 392, 66, 58, 12, main.dark, 'opacity=".45"') +
  box(346, 392, 66, 58, 12, main.dark, 'opacity=".45"') +
  gloss('M226 250c20 90 14 190 10 270h-26V326z', 0.28)
