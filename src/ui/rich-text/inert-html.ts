const dropped = new Set(['style', 'script'])
const name = /[^\s/>=]/

/**
 * Rewrites HTML so that parsing it under a strict content security policy reports nothing: `style="…"`
 * becomes `data-crm-style="…"`, `on…="…"` and style and script elements go. It makes nothing safe: that
 * is DOMPurify's work, on what this returns.
 */
export function inertHtml(html: string): string {
  let out = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    out += html.slice(at, open)
    const tag = /^<([a-z][^\s/>]*)/i.exec(html.slice(open, open + 64))
    if (!tag) {
      out += '<'
      at = open + 1
      continue
    }
    const element = tag[1]!.toLowerCase()
    const [attributes, end] = readAttributes(html, open + tag[0].length)
    if (dropped.has(element)) at = behind(html, end, element)
    else {
      out += `<${element}${attributes}>`
      at = end
    }
  }
  return out + html.slice(at)
}

function behind(html: string, from: number, element: string): number {
  const close = html.toLowerCase().indexOf(`</${element}`, from)
  const end = close === -1 ? -1 : html.indexOf('>', close)
  return end === -1 ? html.length : end + 1
}

function readAttributes(html: string, from: number): [text: string, end: number] {
  let out = ''
  let at = from
  while (at < html.length && html[at] !== '>') {
    const start = at
    while (at < html.length && name.test(html[at]!)) at++
    if (at === start) {
      out += html[at]
      at++
      continue
    }
    const key = html.slice(start, at)
    const [value, end] = readValue(html, at)
    at = end
    if (/^on/i.test(key)) continue
    out += (key.toLowerCase() === 'style' ? 'data-crm-style' : key) + value
  }
  return [out, Math.min(at + 1, html.length)]
}

function readValue(html: string, from: number): [text: string, end: number] {
  const equals = /^\s*=\s*/.exec(html.slice(from, from + 64))
  if (!equals) return ['', from]
  const start = from + equals[0].length
  const quote = html[start]
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, start + 1)
    const end = close === -1 ? html.length : close + 1
    return [html.slice(from, end), end]
  }
  let end = start
  while (end < html.length && !/[\s>]/.test(html[end]!)) end++
  return [html.slice(from, end), end]
}
