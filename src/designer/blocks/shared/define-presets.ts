import type { Locale } from '#src/text/locale.ts'

/** A word in the language of the screen. */
export type Say = (zhCn: string, en: string, zhTw: string) => string

/** A block with good settings, offered in the palette under its kind. `value` is what differs from a new block. */
export interface ShippedPreset<V = object> {
  readonly id: string
  readonly name: string
  readonly value: Partial<V>
}

/** The presets of a kind in a language: the words that a block is made with are content, and stay as they are then. */
export type ShippedPresets = (locale: Locale) => readonly ShippedPreset[]

const columns: Record<Locale, number> = { 'zh-cn': 0, en: 1, 'zh-tw': 2 }

/** Chooses words by language. */
export const sayIn =
  (locale: Locale): Say =>
  (...words) =>
    words[columns[locale]]!

/** Declares the presets of a kind: the default export of a file `presets.ts` in its folder. */
export const definePresets =
  <V extends object>(make: (say: Say) => readonly ShippedPreset<V>[]): ShippedPresets =>
  (locale) =>
    make(sayIn(locale))
