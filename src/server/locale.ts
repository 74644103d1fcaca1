import type { FastifyRequest } from 'fastify'

export type Locale = 'zh-cn' | 'en' | 'zh-tw'

/** One sentence in the three languages. */
export type Sentence = Record<Locale, string>

const tried = (text: string): Locale | undefined => {
  if (/^zh[-_](tw|hk|mo|hant)/i.test(text)) return 'zh-tw'
  if (/^zh/i.test(text)) return 'zh-cn'
  return /^en/i.test(text) ? 'en' : undefined
}

/** `Cb-lang`, else the first known language of `Accept-Language`, else Chinese (conventions 1). */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const wanted = request.headers['cb-lang']
  const named = typeof wanted === 'string' ? tried(wanted) : undefined
  if (named) return named
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => tried(part.trim()))
  return accepted.find((locale) => locale !== undefined) ?? 'zh-cn'
}
