import type { CSSProperties } from 'react'
import { contrast } from '#src/lib/luminance.ts'

/** What a bar with a colour of its own wears; its texts and states stay readable on any colour. */
export interface BarPaint {
  'data-crm-theme'?: 'light' | 'dark'
  style?: CSSProperties
}

const mix = (color: string, other: string, percent: number) => `color-mix(in srgb, ${color}, ${other} ${percent}%)`

/**
 * Paints a menu or top bar in `color` (`#rrggbb`; empty follows the theme). Text is black or white, whichever
 * reads better; the gradient runs away from the text's colour, so that it never reads worse.
 */
export function barPaint(color: string, isGradient: boolean, primary: string): BarPaint {
  if (!color) return {}
  const isDark = contrast(color, '#ffffff') >= contrast(color, '#000000')
  const ink = isDark ? '#ffffff' : '#000000'
  const away = isDark ? '#000000' : '#ffffff'
  // a dark bar has room for a lighter entry, a coloured one has not
  const hasRoom = contrast(color, ink) > 9
  const chosen = mix(color, hasRoom ? ink : away, hasRoom ? 20 : 28)
  const variables = {
    '--crm-primary': `var(--crm-theme-primary, ${primary})`,
    '--crm-surface': color,
    '--crm-text': ink,
    '--crm-text-soft': ink,
    '--crm-text-faint': ink,
    '--crm-border': mix(color, ink, 16),
    '--crm-border-control': mix(color, ink, 40),
    '--crm-fill': mix(color, away, 14),
    '--crm-fill-hover': mix(color, away, 16),
    '--crm-primary-soft': chosen,
    '--crm-primary-soft-hover': chosen,
    '--crm-primary-text': ink,
    '--crm-focus': ink,
  }
  const style = {
    ...variables,
    color: 'var(--crm-text)',
    background: isGradient ? `linear-gradient(165deg, ${color}, ${mix(color, away, 38)})` : color,
  }
  return { 'data-crm-theme': isDark ? 'dark' : 'light', style: style as CSSProperties }
}
