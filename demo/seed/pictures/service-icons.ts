import { box, line, shape } from './brush.ts'
import { hex } from './tones.ts'

/** Ink and a light tint of it. */
interface Inks {
  ink: string
  tint: string
}

const width = 4.5
const stroke = (path: string, { ink }: Inks) => line(path, ink, width)
const filled = (path: string, { ink, tint }: Inks) =>
  shape(path, tint, `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`)
const round = (x: number, y: number, r: number, { ink, tint }: Inks) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}" stroke="${ink}" stroke-width="${width}"/>`
const framed = (x: number, y: number, w: number, h: number, r: number, { ink, tint }: Inks) =>
  box(x, y, w, h, r, tint, `stroke="${ink}" stroke-width="${width}"`)

/** Line drawings in a square of 86, by what they open. */
const signs: Record<string, (inks: Inks) => string> = {
  付费会员: (inks) => filled('M16 30l14 12 13-19 13 19 14-12-6 34H22z', inks) + stroke('M24 72h38', inks),
  发票管理: (inks) => filled('M22 14h42v58l-7-5-7 5-7-5-7 5-7-5-7 5z', inks) + stroke('M32 30h22M32 42h22M32 54h12', inks),
  积分中心: (inks) => round(43, 43, 28, inks) + stroke('M43 26l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z', inks),
  联系客服: (inks) =>
    stroke('M20 46v-4a23 23 0 0 1 46 0v4M66 58c0 9-8 13-18 13', inks) + framed(14, 42, 12, 19, 6, inks) + framed(60, 42, 12, 19, 6, inks),
  优惠券: (inks) =>
    filled('M14 26h58v12a6 6 0 0 0 0 12v12H14V50a6 6 0 0 0 0-12z', inks) + stroke('M50 30v5M50 42v5M50 54v5M24 38h16M24 50h12', inks),
  我的收藏: (inks) => filled('M43 15l9 18 20 3-14 14 3 20-18-9-18 9 3-20-14-14 20-3z', inks),
  地址信息: (inks) => filled('M43 74C27 56 19 46 19 35a24 24 0 0 1 48 0c0 11-8 21-24 39z', inks) + round(43, 35, 8, inks),
  我的余额: (inks) => framed(14, 24, 58, 44, 9, inks) + stroke('M14 36h58M50 52h10', inks),
  我的推广: (inks) => filled('M18 36h12l26-15v44L30 50H18z', inks) + stroke('M64 36c4 4 4 10 0 14M26 52l5 17h8l-4-17', inks),
  砍价记录: (inks) => filled('M14 62l34-40c8 2 12 8 12 16L28 68z', inks) + stroke('M48 62h24M56 50h16', inks),
  浏览记录: (inks) => filled('M10 43c16-28 50-28 66 0-16 28-50 28-66 0z', inks) + round(43, 43, 10, inks),
  我的等级: (inks) =>
    filled('M27 14h32v26a16 16 0 0 1-32 0z', inks) + stroke('M27 22H15c0 14 5 20 13 21M59 22h12c0 14-5 20-13 21M43 57v12M30 71h26', inks),
  客服接待: (inks) => filled('M14 20h58v38H44L30 71V58H14z', inks) + stroke('M29 39h1M43 39h1M57 39h1', inks),
  订单核销: (inks) => framed(18, 16, 50, 56, 8, inks) + stroke('M32 16v8h22v-8M30 48l9 9 18-19', inks),
  统计管理: (inks) => framed(14, 16, 58, 54, 9, inks) + stroke('M28 56V44M43 56V30M58 56V38', inks),
}

const hues: readonly number[] = [36, 212, 42, 160, 12, 350, 196, 28, 256, 14, 212, 36, 160, 196, 256]

export const serviceNames: readonly string[] = Object.keys(signs)

/** An icon of the member centre's services, 86 by 86. */
export function serviceMarkup(name: string): string {
  const hue = hues[serviceNames.indexOf(name)] ?? 0
  const body = signs[name]!({ ink: hex(hue, 72, 46), tint: hex(hue, 84, 92) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 86 86" width="86" height="86">${body}</svg>`
}
