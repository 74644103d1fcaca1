import { box, gloss, line, oval, shape, type Draw } from '../brush.ts'

export const storageBox: Draw = (brush, main, second) =>
  brush.shadow(320, 514, 250) +
  shape('M110 300h420l-24 190c-2 18-12 24-28 24H162c-16 0-26-6-28-24z', brush.tube(main), 'opacity=".95"') +
  box(88, 244, 464, 66, 24, brush.tube(second)) +
  box(88, 296, 464, 14, 6, second.dark, 'opacity=".5"') +
  box(70, 270, 50, 76, 14, brush.face(second)) +
  box(520, 270, 50, 76, 14, brush.face(second)) +
  box(240, 360, 160, 80, 12, '#ffffff', 'opacity=".88"') +
  box(264, 384, 112, 12, 6, main.dark, 'opacity=".6"') +
  box(264, 408, 76, 10, 5, main.main, 'opacity=".5"') +
  gloss('M146 330h26l12 170c-14 0-20-6-22-16z', 0.4)

export const basket: Draw = (brush, main, second) => {
  const weave: string[] = []
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 10; column++) {
      const x = 140 + column * 37 + (row % 2) * 16
      weave.push(box(x, 318 + row * 32, 30, 24, 10, (row + column) % 2 ? main.light : main.main))
    }
  return (
    brush.shadow(320, 518, 220) +
    `<path d="M190 300C200 120 440 120 450 300" fill="none" stroke="${brush.face(main)}" stroke-width="24"/>` +
    shape('M120 300h400l-30 196c-2 16-12 24-28 24H178c-16 0-26-8-28-24z', brush.tube({ ...main, glow: main.main, light: main.dark })) +
    `<clipPath id="weave"><path d="M120 300h400l-30 196c-2 16-12 24-28 24H178c-16 0-26-8-28-24z"/></clipPath><g clip-path="url(#weave)">${weave.join('')}</g>` +
    box(108, 282, 424, 40, 18, brush.tube(second)) +
    gloss('M150 340l20 160h20l-16-160z', 0.3)
  )
}

export const jars: Draw = (brush, main, second) => {
  const jar = (x: number, top: number, w: number, level: number) =>
    box(
      x,
      top,
      w,
      520 - top,
      26,
      brush.linear(
        [
          [0, '#ffffff', 0.85],
          [0.3, '#ffffff', 0.35],
          [0.8, '#dfe8ee', 0.6],
          [1, '#b7c4cd', 0.8],
        ],
        'across',
      ),
    ) +
    box(x + 10, level, w - 20, 508 - level, 18, brush.tube(main), 'opacity=".88"') +
    box(x + 4, top - 44, w - 8, 54, 12, brush.tube(second)) +
    box(x + w * 0.22, top + (520 - top) * 0.4, w * 0.56, 60, 10, '#ffffff', 'opacity=".92"') +
    box(x + w * 0.32, top + (520 - top) * 0.4 + 24, w * 0.36, 12, 6, main.dark, 'opacity=".6"') +
    gloss(`M${x + 16} ${top + 24}h14v${460 - top}h-14z`, 0.6)
  return brush.shadow(330, 520, 230) + jar(120, 300, 130, 360) + jar(270, 190, 150, 270) + jar(440, 340, 110, 390)
}

export const hangers: Draw = (brush, main, second) => {
  const one = (y: number, t: typeof main) =>
    `<g transform="translate(320 ${y})"><path d="M0-40c-2-26 30-26 28-56-2-26-44-24-46 4" fill="none" stroke="#a3acb8" stroke-width="10" stroke-linecap="round"/><path d="M0-40C-60 0-160 60-200 96c-20 20-6 40 16 40h368c22 0 36-20 16-40C160 60 60 0 0-40z" fill="none" stroke="${brush.face(t)}" stroke-width="26" stroke-linejoin="round"/></g>`
  return brush.shadow(320, 524, 220, 26) + one(210, second) + one(290, main) + one(370, second)
}

export const drawers: Draw = (brush, main, second) => {
  const drawer = (y: number) =>
    box(164, y, 312, 112, 12, brush.face(main)) +
    box(164, y + 100, 312, 12, 6, main.dark, 'opacity=".5"') +
    box(272, y + 40, 96, 22, 11, brush.tube(second)) +
    gloss(`M176 ${y + 10}h120l-40 92h-80z`, 0.22)
  return (
    brush.shadow(320, 518, 220) +
    box(140, 136, 360, 384, 24, brush.tube(second)) +
    box(152, 148, 336, 360, 16, second.deep, 'opacity=".55"') +
    drawer(156) +
    drawer(272) +
    drawer(388) +
    oval(320, 138, 170, 8, '#ffffff', 'opacity=".4"')
  )
}

export const laundryBag: Draw = (brush, main, second) =>
  brush.shadow(320, 520, 190) +
  shape('M190 220c20-20 240-20 260 0 60 90 80 220 30 280-20 20-300 20-320 0-50-60-30-190 30-280z', brush.ball(main)) +
  shape('M200 224c-10-50 20-90 40-96 20 20 40-10 80-10s60 30 80 10c20 6 50 46 40 96z', brush.face(main)) +
  `<path d="M196 224c80 24 168 24 248 0" fill="none" stroke="${second.main}" stroke-width="16" stroke-linecap="round"/>` +
  line('M420 232c30 30 20 70 40 90M400 234c10 40-10 60 4 100', second.main, 9) +
  line('M250 290c-20 70-20 130-10 190M320 290v196M390 290c20 70 20 130 10 190', main.dark, 5, 0.3) +
  gloss('M206 270c-30 60-40 140-20 200 10-80 20-140 46-204z', 0.35)
