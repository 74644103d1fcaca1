import { describe, expect, it } from 'vitest'
import { barPaint } from '#src/console/preferences/bar-paint.ts'
import { styles } from '#src/console/preferences/styles.ts'
import { contrast } from '#src/lib/luminance.ts'

type Colors = Record<'--crm-text' | '--crm-surface' | '--crm-primary-soft', string>

// color-mix(in srgb, #a, #b p%)
function mixed(text: string): string {
  const [, from = '', to = '', percent = ''] = /(#[0-9a-f]{6}), (#[0-9a-f]{6}) (\d+)%/i.exec(text) ?? []
  const parts = (hex: string) => hex.match(/[0-9a-f]{2}/gi)!.map((part) => Number.parseInt(part, 16))
  const share = Number(percent) / 100
  const sum = parts(from).map((part, at) => Math.round(part * (1 - share) + parts(to)[at]! * share))
  return `#${sum.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

describe('a bar with a colour of its own', () => {
  const grid = ['00', '33', '66', '99', 'cc', 'ff']
  const all = grid.flatMap((r) => grid.flatMap((g) => grid.map((b) => `#${r}${g}${b}`)))
  const used = Object.values(styles).flatMap(({ menuColor, railColor }) => [menuColor, railColor].filter(Boolean))

  it('keeps its texts readable (AA), chosen entry and gradient included', () => {
    for (const color of [...all, ...used]) {
      const { style } = barPaint(color, true, '#0256FF')
      const colors = style as unknown as Colors & { background: string }
      const end = mixed(/color-mix\(.+\)(?=\))/.exec(colors.background)![0])
      for (const ground of [color, mixed(colors['--crm-primary-soft']), end]) {
        expect(contrast(ground, colors['--crm-text']), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('follows the theme without a colour', () => expect(barPaint('', true, '#0256FF')).toEqual({}))
})
