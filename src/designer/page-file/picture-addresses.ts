import { stringsIn, withStrings } from '../document/strings.ts'

// where the kinds keep their pictures; a link is never one, whatever it ends in
const pictureKeys = new Set(['img', 'image', 'imgUrl', 'imgList', 'url', 'pic', 'picUrl', 'src', 'bg_pic', 'poster', 'cover_image'])
const isPictureName = (text: string) => /\.(png|jpe?g|gif|webp|bmp|avif)([?#]|$)/i.test(text)
const isWhole = (text: string) => /^(https?:)?\/\/[^\s<>"']+$/i.test(text)
const isRooted = (text: string) => /^\/[^\s<>"']+$/.test(text)

const isAddress = (text: string, key: string): boolean =>
  key !== 'link' && ((isWhole(text) && (pictureKeys.has(key) || isPictureName(text))) || (isRooted(text) && isPictureName(text)))

const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const escaped = (text: string) => text.replaceAll('&', '&amp;')

function addressesInHtml(html: string): string[] {
  const sources = [...html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other]) => one ?? other ?? '')
  return sources.map(unescaped).filter((text) => isWhole(text) || (isRooted(text) && isPictureName(text)))
}

/** Addresses of all pictures that a page shows, each once, in the order of the page. */
export function pictureAddresses(page: unknown): string[] {
  const found = new Set<string>()
  stringsIn(page, (text, key) => {
    if (text.includes('<')) for (const address of addressesInHtml(text)) found.add(address)
    else if (isAddress(text, key)) found.add(text)
  })
  return [...found]
}

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same page with other addresses, also inside of rich texts. What is not named stays as it is. */
export function withAddresses<T>(page: T, addresses: ReadonlyMap<string, string>): T {
  if (addresses.size === 0) return page
  const both = new Map([...addresses].flatMap(([from, to]) => [[from, to] as const, [escaped(from), escaped(to)] as const]))
  // the longest first: an address may be the beginning of another one
  const names = [...both.keys()].toSorted((one, other) => other.length - one.length)
  const any = new RegExp(names.map((name) => `${pattern(name)}(?=["'\\s<)&]|$)`).join('|'), 'g')
  return withStrings(page, (text, key) => {
    if (key === 'link') return text
    if (text.includes('<')) return text.replace(any, (name) => both.get(name) ?? name)
    return addresses.get(text) ?? text
  })
}
