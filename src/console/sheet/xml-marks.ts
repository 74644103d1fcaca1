/** A mark of an XML text, its prefix taken off, with what is written behind it up to the next one. */
export interface Mark {
  name: string
  isEnd: boolean
  /** `<v/>` */
  isEmpty: boolean
  attributes: string
  text: string
}

const mark = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>([^<]*)/g

/** The marks of an XML text in their order. Declarations, comments and what a DTD would bring are passed over. */
export function* marksOf(xml: string): Generator<Mark> {
  for (const [, end, name, attributes, empty, text] of xml.matchAll(mark))
    yield { name: name!, isEnd: end === '/', isEmpty: empty === '/', attributes: attributes!, text: text! }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function charOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Text as it is meant: entities, and the escapes that spreadsheets use for signs that XML has not. */
export function plainText(text: string): string {
  const read = text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex?: string, figures?: string, word?: string) =>
        word ? (named[word] ?? whole) : charOf(hex ? parseInt(hex, 16) : Number(figures), whole),
      )
    : text
  return read.includes('_x') ? read.replace(/_x([\dA-Fa-f]{4})_/g, (whole, hex: string) => charOf(parseInt(hex, 16), whole)) : read
}

/** The value of an attribute, whatever its prefix; undefined without it. */
export function attributeOf({ attributes }: Pick<Mark, 'attributes'>, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found ? plainText(found[1] ?? found[2] ?? '') : undefined
}
