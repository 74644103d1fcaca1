/*
 * Two texts of HTML mean the same when they show the same: blocks with the same formats around the same runs of
 * text. Whitespace between blocks, the order of nested formats and of attributes, and b or strong make no difference.
 */

const blocks = new Set(
  'address article aside blockquote center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
)
const embeds = new Set(['img', 'video', 'br', 'audio', 'source'])
const formats: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }

type Marks = ReadonlyMap<string, string>

const isBlock = (node: Node): node is Element => node instanceof Element && blocks.has(node.localName)

function attributesOf(element: Element, isWhole: boolean): string {
  return [...element.attributes]
    .filter(({ name, value }) => name !== 'style' && !(name === 'class' && value.trim() === '') && (isWhole || value !== ''))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .join(' ')
}

function stylesOf(element: Element): Map<string, string> {
  const { style } = element as HTMLElement
  const properties = Array.from({ length: style.length }, (_, index) => style.item(index))
  const styles = new Map(properties.map((property) => [property, style.getPropertyValue(property).replaceAll('"', "'")]))
  const align = styles.get('text-align')
  if (align === 'left' || align === 'start') styles.delete('text-align')
  return styles
}

const worded = (map: Marks) =>
  [...map]
    .map(([name, value]) => `${name}:${value}`)
    .toSorted()
    .join(';')

// a style that has a tag of its own is that tag
function asTag(property: string, value: string): string | undefined {
  if (property === 'font-weight' && (value === 'bold' || Number.parseInt(value, 10) >= 700)) return 'strong'
  if (property === 'font-style' && value === 'italic') return 'em'
  if (/^text-decoration(-line)?$/.test(property)) return value === 'underline' ? 'u' : value === 'line-through' ? 's' : undefined
  return undefined
}

function marksOf(element: Element, around: Marks): Marks {
  const marks = new Map(around)
  const name = formats[element.localName] ?? element.localName
  const attributes = attributesOf(element, true)
  if (name !== 'span' || attributes !== '') marks.set(`<${name}>`, attributes)
  const styles = stylesOf(element)
  for (const [property, value] of styles) {
    const tag = asTag(property, value)
    if (tag !== undefined) marks.set(`<${tag}>`, '')
    else if (!(property.startsWith('text-decoration-') && styles.get('text-decoration-line'))) marks.set(property, value)
  }
  return marks
}

const lineBreak = '\uE000'

/** The runs of a line: text with the same formats. */
class Line {
  readonly #runs: [marks: string, text: string][] = []

  add(marks: string, text: string): void {
    const last = this.#runs.at(-1)
    if (last?.[0] === marks) last[1] += text
    else if (text !== '') this.#runs.push([marks, text])
  }

  /** Without swallowed spaces and the break at its end, which shows nothing; firm spaces count as spaces. */
  toString(): string {
    let isAfterSpace = true
    const runs = this.#runs.map(([marks, text]) => {
      const collapsed = text.replace(/[^\S\u00a0]+/g, ' ').replace(/ ?\uE000 ?/g, lineBreak)
      const shown = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
      if (shown !== '') isAfterSpace = /[ \uE000]$/.test(shown)
      return { marks, shown }
    })
    const last = runs.at(-1)
    if (last) last.shown = last.shown.replace(/[ \uE000]$/, '')
    return runs
      .filter(({ shown }) => shown !== '')
      .map(({ marks, shown }) => `[${marks}]${shown.replaceAll('\u00a0', ' ')}`)
      .join('')
  }
}

class Reader {
  readonly #lines: string[] = []
  #line: Line | undefined

  read(node: Node, path: string, marks: Marks): void {
    for (const child of node.childNodes) {
      if (isBlock(child)) this.#readBlock(child, path, marks)
      else this.#readInline(child, path, marks)
    }
  }

  #readBlock(element: Element, path: string, marks: Marks): void {
    this.#end(path)
    const name = element.localName
    const inner = `${path}/${name}(${attributesOf(element, false)}|${worded(stylesOf(element))})`
    // a list counts from its start
    if (/^(ul|ol)$/.test(name)) this.#lines.push(`${inner} list`)
    else this.#line = new Line()
    this.read(element, inner, marks)
    this.#end(inner)
  }

  #readInline(node: Node, path: string, marks: Marks): void {
    if (node instanceof Text) {
      if (this.#line || node.data.trim() !== '') this.#current().add(worded(marks), node.data)
    } else if (node instanceof Element && embeds.has(node.localName)) {
      const about = `<${node.localName} ${attributesOf(node, true)}|${worded(stylesOf(node))}>`
      this.#current().add(worded(marks), node.localName === 'br' ? lineBreak : about)
    } else if (node instanceof Element) this.read(node, path, marksOf(node, marks))
  }

  #current(): Line {
    return (this.#line ??= new Line())
  }

  #end(path: string): void {
    if (this.#line) this.#lines.push(`${path || '/p(|)'} ${String(this.#line)}`)
    this.#line = undefined
  }

  lines(): string[] {
    this.#end('')
    return this.#lines
  }
}

/** What a fragment shows, as text that can be compared. */
export function canonicalHtml(fragment: Node): string {
  const reader = new Reader()
  reader.read(fragment, '', new Map())
  return reader.lines().join('\n')
}
