/*
 * What saved HTML may be where it is only looked at, here and by visitors (`server/shop/public-html.ts`). Everything else goes: a
 * list of what is allowed cannot be outrun by what browsers learn later.
 */

const listed = (text: string) => text.trim().split(/\s+/)

export const shownTags = listed(`
  a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl
  dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark nav ol p picture pre q rp rt ruby s
  samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr`)

/** No `href`: text that is looked at leads nowhere. No `class`, `id`, `name`, `slot`: they mean something to the page around. */
export const shownAttributes = listed(`
  align alt bgcolor border cellpadding cellspacing color colspan controls dir face headers height hspace lang noshade nowrap open
  poster reversed rowspan scope size span src start title type valign value vspace width`)

const properties = new Set(
  listed(`
  background-color background-image background-position-x background-position-y background-repeat background-size border-collapse border-spacing box-sizing caption-side clear color column-count column-gap direction display
  empty-cells flex-basis flex-direction flex-grow flex-shrink flex-wrap align-content align-items align-self justify-content
  float font-family font-size font-style font-variant-caps font-weight gap height hyphens letter-spacing line-break line-height
  list-style-position list-style-type max-height max-width min-height min-width object-fit object-position opacity order
  overflow-wrap overflow-x overflow-y row-gap table-layout tab-size text-align text-decoration-color text-decoration-line
  text-decoration-style text-decoration-thickness text-indent text-overflow text-shadow text-transform unicode-bidi vertical-align
  visibility white-space white-space-collapse text-wrap-mode width word-break word-spacing writing-mode box-shadow`),
)
const sided = /^(margin|padding|border)(-(top|right|bottom|left|inline|block)(-(start|end))?)?(-(color|style|width))?$/
const rounded = /^border-(top|bottom|start|end)-(left|right|start|end)-radius$/
const harmless = /^(rgba?|hsla?|calc|(repeating-)?(linear|radial|conic)-gradient)$/i
const functions = /([\w-]*)\(/g

/**
 * Whether a style stays in the text's own box and asks for nothing: no address, no function but colours, sums and gradients,
 * nothing that pulls it out of its place. Lengths may be what they are: the box is clipped.
 */
export function isShownStyle(property: string, value: string): boolean {
  const isKnown = properties.has(property) || sided.test(property) || rounded.test(property)
  if (!isKnown || value.includes('\\')) return false
  if (property.startsWith('margin') && /-[\d.]|\(/.test(value)) return false
  return [...value.matchAll(functions)].every(([, name = '']) => name === '' || harmless.test(name))
}
