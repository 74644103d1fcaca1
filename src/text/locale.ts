import { atom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

/** The interface languages; zh-cn is the default (specification 9). */
export type Locale = 'zh-cn' | 'en' | 'zh-tw'

export const locales: readonly Locale[] = ['zh-cn', 'en', 'zh-tw']

/** For `lang`: readers' voices and the shapes of Chinese characters follow it. */
export const languageTags: Record<Locale, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' }

export const localeKey = 'crm:locale'

/** Reads any language tag (`zh-Hant-HK`, `EN-us`) as one of ours; undefined when it is none of them. */
export function toLocale(tag: unknown): Locale | undefined {
  const name = typeof tag === 'string' ? tag.toLowerCase() : ''
  if (/^zh-(tw|hk|mo|hant)/.test(name)) return 'zh-tw'
  if (/^zh\b/.test(name)) return 'zh-cn'
  if (/^en\b/.test(name)) return 'en'
  return undefined
}

function remembered(): Locale | undefined {
  try {
    return toLocale(localStorage.getItem(localeKey))
  } catch {
    return undefined
  }
}

function ofPage(): Locale {
  const page = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return remembered() ?? toLocale(page) ?? 'zh-cn'
}

/** The language of all elements on the page. */
export const $locale = shared('locale', () => atom<Locale>(ofPage()))

/** Switches the language everywhere; `keep` remembers it on this device (a person chose it). */
export function setLocale(locale: Locale, keep = false): void {
  if (keep) {
    try {
      localStorage.setItem(localeKey, locale)
    } catch {
      // storage may be blocked in a host's frame; the choice then lasts as long as the page
    }
  }
  if ($locale.get() !== locale) $locale.set(locale)
}
