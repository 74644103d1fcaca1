/*
 * What the visual editor shows, as HTML for the shop: lists as lists, no classes of the editor, nothing but tags and
 * attributes that a storefront reads.
 */

const empty = new Set(['br', 'hr', 'img'])
const named = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function attributes(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !/^(class|contenteditable|data-list)$/.test(name) && !(name === 'style' && value === ''))
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
}

/** A line whose spaces HTML does not swallow: those at its ends and those after another are firm ones. */
function firmed(line: string): string {
  let isAfterSpace = true
  const firm = (sign: string) => {
    const isSwallowed = sign === ' ' && isAfterSpace
    isAfterSpace = sign === ' '
    return isSwallowed ? '&nbsp;' : sign
  }
  const parts = line.split(/(<[^>]*>)/).map((part) => (part.startsWith('<') ? part : [...part].map(firm).join('')))
  return parts.join('').replace(/ ((?:<[^>]*>)*)$/, '&nbsp;$1')
}

function inline(node: Node): string {
  if (node instanceof Text) return escaped(node.data.replaceAll('\uFEFF', ''))
  if (!(node instanceof Element) || node.classList.contains('ql-ui')) return ''
  const content = [...node.childNodes].map(inline).join('')
  const name = node.localName
  if (empty.has(name)) return `<${name}${attributes(node)}>`
  const around = attributes(node)
  // the place of the caret, and a span that lost its style
  if (name === 'span' && around === '') return content
  return content === '' && name !== 'video' ? '' : `<${name}${around}>${content}</${name}>`
}

const contentOf = (block: Element): string => firmed([...block.childNodes].map(inline).join('')) || '<br>'

interface Entry {
  readonly tag: 'ol' | 'ul'
  readonly depth: number
  readonly html: string
}

const depthOf = (item: Element) => Number(/\bql-indent-(\d)/.exec(item.className)?.[1] ?? 0)

const entryOf = (item: Element): Entry => ({
  tag: item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul',
  depth: depthOf(item),
  html: `<li${attributes(item)}>${contentOf(item)}`,
})

/** Items of one depth and type; deeper ones go into the item before them. */
function list(entries: readonly Entry[], depth: number): string {
  let html = ''
  let open = ''
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]!
    if (entry.depth > depth) {
      const end = entries.findIndex((one, index) => index > at && one.depth <= depth)
      const inner = entries.slice(at, end === -1 ? undefined : end)
      if (open === '') html += `<${(open = entry.tag)}><li>`
      html += list(inner, depth + 1)
      at += inner.length - 1
      continue
    }
    if (open !== '') html += '</li>'
    if (open !== '' && open !== entry.tag) html += `</${open}>`
    if (open !== entry.tag) html += `<${(open = entry.tag)}>`
    html += entry.html
  }
  return open === '' ? html : `${html}</li></${open}>`
}

function block(element: Element): string {
  const name = element.localName
  if (name === 'ol' || name === 'ul') return list([...element.children].map(entryOf), 0)
  if (empty.has(name)) return `<${name}${attributes(element)}>`
  const tag = named.has(name) ? name : 'p'
  return `<${tag}${attributes(element)}>${contentOf(element)}</${tag}>`
}

/** The HTML of an editor's content; empty for an empty one. */
export function writtenHtml(editor: Element): string {
  const html = [...editor.children].map(block).join('')
  return html === '<p><br></p>' ? '' : html
}
