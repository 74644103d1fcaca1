import { atom } from 'nanostores'
import { jsonText } from '#src/lib/json-text.ts'
import { shared } from '#src/lib/shared.ts'

export const layouts = ['defaults', 'classic', 'transverse', 'columns'] as const
export type Layout = (typeof layouts)[number]

export const styleNames = ['theme-1', 'theme-2', 'theme-3', 'theme-4', 'theme-5', 'theme-6', 'theme-7', 'theme-8', 'theme-9'] as const
export const animations = ['slide-left', 'slide-right', 'opacitys'] as const
export const tagStyles = ['card', 'lively', 'round'] as const
export const railStyles = ['round', 'card'] as const
export const railLayouts = ['horizontal', 'vertical'] as const

/**
 * How the console is arranged and coloured, as a person chose it on this device (specification 2 and 9).
 * Colours are `#rrggbb`, or empty to follow the theme.
 */
export interface Preferences {
  layout: Layout
  style: (typeof styleNames)[number]
  menuColor: string
  menuGradient: boolean
  topColor: string
  topGradient: boolean
  /** The strip of first-level entries in the layout `columns`. */
  railColor: string
  railGradient: boolean
  isCollapsed: boolean
  isAccordion: boolean
  isHeaderFixed: boolean
  isAutoLocked: boolean
  /** New orders make no sound. */
  isMuted: boolean
  /** Without a touch for so many seconds the screen locks. */
  lockSeconds: number
  hasLogo: boolean
  hasTrail: boolean
  hasTrailIcons: boolean
  hasTags: boolean
  tagStyle: (typeof tagStyles)[number]
  hasFooter: boolean
  hasWatermark: boolean
  /** Empty writes the person's name. */
  watermark: string
  animation: (typeof animations)[number]
  railStyle: (typeof railStyles)[number]
  railLayout: (typeof railLayouts)[number]
}

export const defaultPreferences: Preferences = {
  layout: 'defaults',
  style: 'theme-2',
  menuColor: '',
  menuGradient: false,
  topColor: '',
  topGradient: false,
  railColor: '',
  railGradient: false,
  isCollapsed: false,
  isAccordion: true,
  isHeaderFixed: true,
  isAutoLocked: false,
  isMuted: false,
  lockSeconds: 300,
  hasLogo: true,
  hasTrail: true,
  hasTrailIcons: false,
  hasTags: true,
  tagStyle: 'lively',
  hasFooter: false,
  hasWatermark: false,
  watermark: '',
  animation: 'opacitys',
  railStyle: 'round',
  railLayout: 'vertical',
}

export const lockLimits = { least: 10, most: 86_400 }
const longestMark = 40

const choices: Partial<Record<keyof Preferences, readonly string[]>> = {
  layout: layouts,
  style: styleNames,
  tagStyle: tagStyles,
  animation: animations,
  railStyle: railStyles,
  railLayout: railLayouts,
}

function isGood(name: keyof Preferences, value: unknown): boolean {
  if (typeof value !== typeof defaultPreferences[name]) return false
  if (name.endsWith('Color')) return /^(#[0-9a-f]{6})?$/i.test(value as string)
  if (name === 'watermark') return (value as string).length <= longestMark
  if (name === 'lockSeconds')
    return Number.isInteger(value) && (value as number) >= lockLimits.least && (value as number) <= lockLimits.most
  return choices[name]?.includes(value as string) ?? true
}

/** Takes over what is right of a stored or pasted value; the rest stays as it is in `usual`. */
export function readPreferences(value: unknown, usual: Preferences = defaultPreferences): Preferences {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const good = (Object.keys(defaultPreferences) as (keyof Preferences)[]).filter((name) => isGood(name, found[name]))
  return { ...usual, ...Object.fromEntries(good.map((name) => [name, found[name]])) }
}

export const preferencesKey = 'crm:console-look'

function remembered(): Preferences {
  try {
    return readPreferences(JSON.parse(localStorage.getItem(preferencesKey) ?? 'null'))
  } catch {
    return defaultPreferences
  }
}

/** The look of all consoles on the page. */
export const $preferences = shared('console-look', () => atom<Preferences>(remembered()))

/** Changes the look and keeps it on this device. Classic and transverse have no tags, the others have (specification 4). */
export function changePreferences(change: Partial<Preferences>): void {
  const tags = change.layout && { hasTags: change.layout === 'defaults' || change.layout === 'columns' }
  const preferences = readPreferences({ ...$preferences.get(), ...tags, ...change }, $preferences.get())
  $preferences.set(preferences)
  try {
    localStorage.setItem(preferencesKey, jsonText(preferences))
  } catch {
    // a host's frame may block storage; the choice then lasts as long as the page
  }
}
