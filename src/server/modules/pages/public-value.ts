import { publicHtml } from '../../shop/public-html.ts'
import { isHolder } from './value.ts'

/** The field of written HTML: in blocks and in the instances of older kinds (designer contract 3.5.21 and 4). */
const field = 'richText'

/** The same object where nothing is to be cleaned. `below` says how many levels hold blocks or instances. */
function cleaned(holder: unknown, below: number): unknown {
  if (!isHolder(holder)) return holder
  let next = holder
  for (const [key, entry] of Object.entries(holder)) {
    const clean = key === field ? withCleanText(entry) : below > 0 ? cleaned(entry, below - 1) : entry
    if (clean !== entry) next = { ...next, [key]: clean }
  }
  return next
}

function withCleanText(text: unknown): unknown {
  if (!isHolder(text) || typeof text['val'] !== 'string') return text
  const val = publicHtml(text['val'])
  return val === text['val'] ? text : { ...text, val }
}

/** A page's stored value for visitors: the HTML of its texts is cleaned, everything else stays as it was stored. */
export const publicValue = (value: unknown): unknown => cleaned(value, 2)
