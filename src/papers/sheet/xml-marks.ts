import { SheetError } from './sheet.ts'
import { plainText } from './xml-text.ts'

/** A mark of an XML text, its prefix taken off, with what is written behind it up to the next one. */
export interface Mark {
  name: string
  isEnd: boolean
  /** `<v/>` */
  isEmpty: boolean
  attributes: string
  text: string
}

/** Where a tag ends that begins at `from`: its `>` outside of quotes. @throws SheetError where another begins before */
function endOfTag(xml: string, from: number): number {
  let quote = ''
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '<') break
  }
  throw new SheetError('broken')
}

/** The place behind the next `close`. @throws SheetError without one */
function behind(xml: string, close: string, from: number): number {
  const at = xml.indexOf(close, from)
  if (at < 0) throw new SheetError('broken')
  return at + close.length
}

// a DTD may declare marks of its own within brackets: none of them is followed
function endOfDeclaration(xml: string, from: number): number {
  const end = behind(xml, '>', from)
  return xml.slice(from, end).includes('[') ? behind(xml, '>', behind(xml, ']', from)) : end
}

function markOf(tag: string): Mark {
  const isEnd = tag.startsWith('/')
  const isEmpty = tag.endsWith('/')
  const inner = tag.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined)
  const blank = inner.search(/\s/)
  const name = blank < 0 ? inner : inner.slice(0, blank)
  return { name: name.slice(name.indexOf(':') + 1), isEnd, isEmpty, attributes: blank < 0 ? '' : inner.slice(blank), text: '' }
}

/**
 * The marks of an XML text in their order, each sign looked at once. Declarations, comments and what a DTD would bring are passed over.
 * @throws SheetError for what is no XML
 */
export function* marksOf(xml: string): Generator<Mark> {
  let mark: Mark | undefined
  let at = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    if (mark) mark.text += xml.slice(at, next < 0 ? undefined : next)
    if (next < 0) break
    if (xml.startsWith('<![CDATA[', next)) {
      at = behind(xml, ']]>', next)
      // nothing in it is an entity
      if (mark) mark.text += xml.slice(next + 9, at - 3).replaceAll('&', '&amp;')
    } else if (xml.startsWith('<!--', next)) at = behind(xml, '-->', next + 4)
    else if (xml.startsWith('<?', next)) at = behind(xml, '?>', next)
    else if (xml.startsWith('<!', next)) at = endOfDeclaration(xml, next)
    else {
      if (mark) yield mark
      const end = endOfTag(xml, next + 1)
      mark = markOf(xml.slice(next + 1, end))
      at = end + 1
    }
  }
  if (mark) yield mark
}

/** The value of an attribute, whatever its prefix; undefined without it. */
export function attributeOf({ attributes }: Pick<Mark, 'attributes'>, name: string): string | undefined {
  for (let at = 0; ;) {
    const equals = attributes.indexOf('=', at)
    if (equals < 0) return undefined
    let open = equals + 1
    while (/\s/.test(attributes[open] ?? '')) open++
    const close = attributes.indexOf(attributes[open] ?? '', open + 1)
    if (!/["']/.test(attributes[open] ?? '') || close < 0) return undefined
    const [prefix, local = prefix] = attributes.slice(at, equals).trim().split(':')
    if (local === name && prefix !== 'xmlns') return plainText(attributes.slice(open + 1, close))
    at = close + 1
  }
}
