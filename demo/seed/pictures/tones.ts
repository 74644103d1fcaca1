/** Five shades of one material, light coming from the upper left. */
export interface Tone {
  glow: string
  light: string
  main: string
  dark: string
  deep: string
}

type Hue = readonly [hue: number, saturation: number, lightness: number]

const hues = {
  red: [4, 72, 55],
  coral: [12, 78, 65],
  orange: [26, 88, 56],
  amber: [42, 90, 56],
  lemon: [50, 88, 62],
  lime: [86, 46, 52],
  green: [146, 42, 44],
  mint: [160, 42, 66],
  teal: [180, 48, 42],
  sky: [202, 72, 64],
  blue: [216, 66, 53],
  navy: [222, 46, 32],
  violet: [256, 46, 60],
  pink: [344, 66, 72],
  rose: [340, 56, 56],
  brown: [24, 38, 38],
  wood: [30, 48, 62],
  sand: [36, 38, 76],
  cream: [42, 48, 90],
  white: [210, 18, 95],
  silver: [212, 12, 76],
  grey: [214, 10, 54],
  black: [216, 12, 22],
} as const satisfies Record<string, Hue>

export type ToneName = keyof typeof hues

function channel(h: number, s: number, l: number, n: number): string {
  const k = (n + h / 30) % 12
  const a = s * Math.min(l, 1 - l)
  const value = l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

/** `#rrggbb` of a hue in degrees, saturation and lightness in per cent. */
export function hex(hue: number, saturation: number, lightness: number): string {
  const l = Math.max(0, Math.min(100, lightness)) / 100
  const s = Math.max(0, Math.min(100, saturation)) / 100
  return `#${channel(hue, s, l, 0)}${channel(hue, s, l, 8)}${channel(hue, s, l, 4)}`
}

export function tone(name: ToneName): Tone {
  const [h, s, l] = hues[name]
  return {
    glow: hex(h, s, Math.min(98, l + 24)),
    light: hex(h, s, Math.min(96, l + 11)),
    main: hex(h, s, l),
    dark: hex(h + 2, s * 0.96, l * 0.8),
    deep: hex(h + 4, s * 0.9, l * 0.6),
  }
}

/** A pale wall colour that goes with a tone. */
export function wall(name: ToneName): readonly [upper: string, lower: string] {
  const [h, s] = hues[name]
  const soft = Math.min(s, 46)
  return [hex(h, soft * 0.7, 96), hex(h, soft * 0.8, 89)]
}
