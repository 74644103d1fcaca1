import { box, createBrush, line, shape } from './brush.ts'
import { written, type Lettering } from './lettering.ts'
import { hex } from './tones.ts'

const white = '#ffffff'
const stroke = (path: string) => line(path, white, 5)

/** White signs in a square of 90, by what they open. */
const signs: Record<string, string> = {
  商品分类:
    box(24, 24, 18, 18, 5, white) +
    box(48, 24, 18, 18, 9, white, 'opacity=".75"') +
    box(24, 48, 18, 18, 9, white, 'opacity=".75"') +
    box(48, 48, 18, 18, 5, white),
  领优惠券:
    shape('M20 30h50a4 4 0 0 1 4 4v6a6 6 0 0 0 0 12v6a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4v-6a6 6 0 0 0 0-12v-6a4 4 0 0 1 4-4z', white) +
    line('M56 34v4M56 44v4M56 54v4', hex(12, 84, 60), 3),
  限时秒杀: `<circle cx="45" cy="48" r="22" fill="#fff"/>` + line('M45 36v13l9 6', hex(350, 78, 58), 4.5) + stroke('M38 19h14M45 19v7'),
  多人拼团:
    `<circle cx="36" cy="36" r="10" fill="#fff"/>` +
    shape('M18 66c0-24 36-24 36 0z', white) +
    `<circle cx="58" cy="38" r="8" fill="#fff" opacity=".75"/>` +
    shape('M58 66c0-6-2-12-5-15 10-4 20 3 20 15z', white, 'opacity=".75"'),
  每日签到:
    box(21, 26, 48, 44, 8, white) +
    box(21, 26, 48, 12, 6, '#ffffff') +
    line('M33 19v12M57 19v12', white, 5) +
    line('M35 53l8 8 14-15', hex(160, 60, 42), 5),
  积分商城:
    `<circle cx="45" cy="46" r="24" fill="#fff"/>` +
    shape('M45 31l5 9.5 10.5 1.7-7.5 7.6 1.7 10.6L45 55.500l-9.700 4.900 1.700-10.600-7.500-7.600L40 40.500z', hex(42, 92, 56)),
  新品首发:
    shape('M45 16c14 8 18 24 14 38H31c-4-14 0-30 14-38z', white) +
    `<circle cx="45" cy="38" r="6" fill="${hex(256, 60, 60)}"/>` +
    shape('M31 46l-9 12 11 2zM59 46l9 12-11 2z', white, 'opacity=".8"') +
    shape('M39 58h12l-6 16z', hex(42, 96, 66)),
  热销榜单:
    shape('M45 15c3 13 20 18 20 36a20 20 0 0 1-40 0c0-9 5-13 8-19 3 5 5 6 8 7 0-9-1-17 4-24z', white) +
    shape('M45 46c2 6 9 8 9 15a9 9 0 0 1-18 0c0-7 7-9 9-15z', hex(14, 88, 60)),
  在线客服:
    stroke('M24 50V44a21 21 0 0 1 42 0v6') +
    box(18, 44, 12, 20, 6, white) +
    box(60, 44, 12, 20, 6, white) +
    stroke('M66 62c0 8-8 10-16 10'),
  会员中心: shape('M18 32l13 12 14-20 14 20 13-12-6 34H24z', white) + box(24, 68, 42, 5, 2.5, white, 'opacity=".8"'),
}

const hues: readonly number[] = [212, 12, 350, 28, 160, 42, 256, 14, 196, 36]

export const menuNames: readonly string[] = Object.keys(signs)

/** An icon of the navigation group, 90 by 90. */
export function menuMarkup(name: string): string {
  const brush = createBrush()
  const hue = hues[menuNames.indexOf(name)] ?? 0
  const ground = brush.linear(
    [
      [0, hex(hue, 76, 68)],
      [1, hex(hue - 8, 70, 54)],
    ],
    'diagonal',
  )
  const body =
    box(5, 5, 80, 80, 28, ground) +
    shape('M5 33C5 14 17 5 33 5h24c16 0 28 9 28 28v4C60 22 30 24 5 44z', white, 'opacity=".16"') +
    signs[name]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" width="90" height="90"><defs>${brush.defs()}</defs>${body}</svg>`
}

const tabs: Record<string, (color: string, fill: string) => string> = {
  首页: (color, fill) =>
    shape('M14 36L40.500 14 67 36v26a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z', fill, `stroke="${color}" stroke-width="5" stroke-linejoin="round"`) +
    line('M32 54c5 5 12 5 17 0', fill === 'none' ? color : white, 5),
  分类: (color, fill) =>
    [
      [14, 14, 8],
      [44, 14, 12],
      [14, 44, 12],
      [44, 44, 8],
    ]
      .map(([x, y, r]) => box(x!, y!, 23, 23, r!, fill, `stroke="${color}" stroke-width="5"`))
      .join(''),
  购物车: (color, fill) =>
    line('M9 15h9l8 38h33', color, 5) +
    shape('M21 25h48l-6 22H26z', fill, `stroke="${color}" stroke-width="5" stroke-linejoin="round"`) +
    `<circle cx="31" cy="65" r="5" fill="${color}"/><circle cx="56" cy="65" r="5" fill="${color}"/>`,
  我的: (color, fill) =>
    `<circle cx="40.500" cy="27" r="13.500" fill="${fill}" stroke="${color}" stroke-width="5"/>` +
    shape('M14 67c0-31 53-31 53 0z', fill, `stroke="${color}" stroke-width="5" stroke-linejoin="round"`),
}

export const tabNames: readonly string[] = Object.keys(tabs)

/** An icon of the tab bar, 81 by 81. */
export function tabMarkup(name: string, isSelected: boolean): string {
  const color = isSelected ? '#e93323' : '#5f6672'
  const body = tabs[name]!(color, isSelected ? color : 'none')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 81 81" width="81" height="81">${body}</svg>`
}

const acorn = (cap: string, nut: string) =>
  shape('M30 44h60c2 30-14 52-30 60-16-8-32-30-30-60z', nut) +
  shape('M60 16c4 0 6 4 6 8 20 0 34 8 34 18 0 6-4 8-10 8H30c-6 0-10-2-10-8 0-10 14-18 34-18 0-4 2-8 6-8z', cap) +
  shape('M38 52c0 16 4 28 12 38-12-8-18-22-18-38z', white, 'opacity=".4"')

/** The shop's mark, square; `size` in pixels. */
export function markMarkup(size: number): string {
  const brush = createBrush()
  const ground = brush.linear(
    [
      [0, hex(12, 86, 62)],
      [1, hex(2, 80, 50)],
    ],
    'diagonal',
  )
  const body = box(0, 0, 120, 120, 30, ground) + acorn('#ffffff', '#ffe2b0')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}"><defs>${brush.defs()}</defs>${body}</svg>`
}

/** Mark and name of the shop, 256 by 90, for a dark or a light ground. */
export function logoMarkup(lettering: Lettering, ink: string): string {
  const body =
    `<g transform="translate(2 2) scale(.72)">${acorn(ink, ink === white ? '#ffe2b0' : hex(28, 88, 62))}</g>` +
    written(lettering.sans['橡果生活']!, 82, 58, 40, ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 90" width="256" height="90">${body}</svg>`
}

/** The sign in front of the shop's headlines, 260 by 72. */
export function headlinesMarkup(lettering: Lettering): string {
  const red = hex(6, 82, 54)
  const body =
    written(lettering.sans['橡果']!, 8, 53, 46, hex(220, 16, 22)) +
    box(118, 8, 134, 56, 14, red) +
    written(lettering.sans['头条']!, 185, 53, 46, white, 'middle')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 72" width="260" height="72">${body}</svg>`
}
