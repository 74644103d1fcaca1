import type { FieldPath } from './finding.ts'

/** Keys whose texts the shop lets through (designer contract 2.4). */
const exempt = new Set(['menu_path', 'api_url', 'unique_auth', 'description', 'custom_form', 'content', 'tableField', 'url', 'customCode'])
const tags = /<(script|i?frame|style|body|img|div|input|object|meta|base|layer)\b/gi
const codes = [
  /\.\.\//g,
  /<\?(php)?/gi,
  /\bon\w+\s*=/gi,
  /\b(?:or|and)\b.*=.*/gi,
  /union.*select/gi,
  /select.*from/gi,
  /having/gi,
  /\b(?:alert|eval|echo|system)\(/gi,
]

/** What a plain shop server would take out of a text; what stood inside of a tag stays as words. */
export interface Loss {
  /** Names of the tags, each once. */
  readonly tags: readonly string[]
  /** Names of the files of pictures, each as often as it stands there. */
  readonly pictures: readonly string[]
  /** Other parts that look like code. */
  readonly parts: readonly string[]
}

const fileOf = (address: string) =>
  decoded(
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  ) || address

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const picturesIn = (html: string) =>
  [...html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi)].map(([, double, single, bare]) =>
    fileOf(double ?? single ?? bare ?? ''),
  )

/** Undefined where a text under this key stays whole. */
export function lossIn(text: string, key = ''): Loss | undefined {
  if (exempt.has(key)) return undefined
  const named = [...new Set([...text.matchAll(tags)].map(([, name]) => name!.toLowerCase()))]
  const parts: string[] = []
  let rest = text.replace(tags, '')
  for (const code of codes)
    rest = rest.replace(code, (part) => {
      parts.push(part)
      return ''
    })
  return named.length + parts.length > 0 ? { tags: named, pictures: picturesIn(text), parts } : undefined
}

/** Every text of a stored value that would not stay whole, and where it is. */
export function* lossesIn(value: unknown, path: FieldPath = []): Generator<{ path: FieldPath; text: string; loss: Loss }> {
  if (typeof value === 'string') {
    const loss = lossIn(value, String(path.at(-1) ?? ''))
    if (loss) yield { path, text: value, loss }
  } else if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* lossesIn(one, [...path, at])
  else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) yield* lossesIn(one, [...path, key])
}
