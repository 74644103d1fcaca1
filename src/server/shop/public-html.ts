import sanitize from 'sanitize-html'
import { isShownStyle, shownAttributes, shownTags } from '#src/lib/shown-rules.ts'

/** What shorthands stand for follows the same rule as what they are short for. */
const shorthands = new Set(
  'background background-position border-radius columns flex flex-flow font list-style overflow place-content place-items text-decoration'.split(
    ' ',
  ),
)
/** A picture behind a text, from a web address or a path: it asks for no more than `img` does. */
const picture = /url\(\s*(["']?)(?:https?:\/)?\/[^"'()\\\s]*\1\s*\)/gi
/** Whole by itself, so that nothing of one style reaches into the next: strings closed, brackets in pairs, no blocks, no comments. */
const whole = /^(?:[^"'(){}<>\\/]|\/(?!\*)|"[^"<>\\]*"|'[^'<>\\]*'|\((?:[^"'(){}<>\\]|\((?:[^"'(){}<>\\]|\([^"'(){}<>\\]*\))*\))*\))*$/

function mayStay(property: string, value: string): boolean {
  const rest = /^background(-image)?$/.test(property) ? value.replace(picture, '') : value
  return whole.test(rest) && isShownStyle(shorthands.has(property) ? 'color' : property, rest)
}

/** Characters of a style and of one value in it; nobody writes longer ones, and each is looked at several times. */
const longestStyle = 10_000
const longestValue = 1_000

const cleanStyle = (style: string): string =>
  style
    .slice(0, longestStyle)
    .split(';')
    .flatMap((one) => {
      const colon = one.indexOf(':')
      const [property, value] = [one.slice(0, Math.max(colon, 0)).trim().toLowerCase(), one.slice(colon + 1).trim()]
      return value && value.length <= longestValue && mayStay(property, value) ? [`${property}: ${value}`] : []
    })
    .join('; ')

const web = ['http', 'https']

const options: sanitize.IOptions = {
  allowedTags: shownTags,
  allowedAttributes: {
    '*': [...shownAttributes, 'style'],
    // in the shop links lead somewhere and films may play by themselves, unlike where staff look at a text
    a: ['href', { name: 'target', values: ['_blank'] }],
    audio: ['loop', 'muted', 'preload'],
    video: ['autoplay', 'loop', 'muted', 'playsinline', 'preload'],
  },
  allowedSchemes: [...web, 'mailto', 'tel'],
  allowedSchemesByTag: { img: [...web, 'data'], audio: web, video: web, source: web },
  nonTextTags: 'iframe math noembed noframes noscript object option plaintext script style svg template textarea title xmp'.split(' '),
  parseStyleAttributes: false,
  nestingLimit: 100,
  transformTags: {
    '*': (tagName, attribs) => {
      const { style, ...others } = attribs
      const allowed = style === undefined ? '' : cleanStyle(style)
      return { tagName, attribs: allowed ? { ...others, style: allowed } : others }
    },
  },
}

/** Styles by which a text could be painted over what is around it; the elements clip its box, a storefront may not. */
const reaching =
  /style="[^"]*(?:-shadow|vertical-align|text-indent|align-(?:content|items|self)|justify-content|line-height|(?:^|[\s"])(?:max-)?height):/

/** Opening tags of HTML that is still read as HTML: a parser takes longer for each level of deeper ones. */
const mostOpen = 2_000

/** Text of such depth was written by a program; visitors get its words. */
function withoutDepth(html: string): string {
  let open = 0
  let deepest = 0
  for (const [tag] of html.matchAll(/<\/?[a-z](?:[^<>]*>)?/gi)) {
    open =
      tag[1] === '/'
        ? Math.max(0, open - 1)
        : open + (/^<(?:area|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|wbr)\b/i.test(tag) ? 0 : 1)
    deepest = Math.max(deepest, open)
  }
  return deepest > mostOpen ? html.replaceAll(/<[^<>]*>?/g, ' ') : html
}

/** Characters of HTML whose cleaned form is remembered: visitors ask for the same few pages all day. */
const mostRemembered = 4 * 1024 * 1024
const remembered = new Map<string, string>()
let size = 0

function remember(html: string, cleaned: string): void {
  if (html.length > mostRemembered) return
  remembered.set(html, cleaned)
  size += html.length
  for (const oldest of remembered.keys()) {
    if (size <= mostRemembered) return
    remembered.delete(oldest)
    size -= oldest.length
  }
}

/**
 * Saved HTML as visitors get it: text, links, pictures and films as they were written; nothing that runs, no page of somebody else's
 * inside, nothing that lies over what is around it. The rule is that of the elements (`lib/shown-rules.ts`), but links lead where they
 * are to lead. What is stored stays as it is.
 */
export function publicHtml(html: string): string {
  if (!html.includes('<')) return html
  const cached = remembered.get(html)
  if (cached !== undefined) return cached
  const sanitized = sanitize(withoutDepth(html), options)
  const cleaned = reaching.test(sanitized) ? `<div style="overflow: hidden">${sanitized}</div>` : sanitized
  remember(html, cleaned)
  return cleaned
}
