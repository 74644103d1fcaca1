/** Attributes of a picture, video or link, as they stand in the HTML. */
export type Attributes = Readonly<Record<string, string>>

const isAddress = (name: string) => /^(href|src|poster)$/.test(name)
const acts = /^\s*(javascript|vbscript|data):/i

/** An address that leads somewhere and runs nothing; others become empty. */
export const safeAddress = (address: string): string => (acts.test(address.replace(/[\p{Cc}\s]/gu, '')) ? '' : address)

const isAllowed = (name: string) => /^[a-z][\w-]*$/i.test(name) && !/^(on|contenteditable$)/i.test(name)

export function attributesOf(node: Element): Attributes {
  return Object.fromEntries([...node.attributes].filter(({ name }) => isAllowed(name)).map(({ name, value }) => [name, value]))
}

/** Sets attributes on an element made here; styles by script, which a strict policy allows. */
export function setAttributes(node: HTMLElement, attributes: Attributes): void {
  for (const name of Object.keys(attributesOf(node))) if (!(name in attributes)) node.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') node.style.cssText = value
    else if (isAllowed(name)) node.setAttribute(name, isAddress(name) ? safeAddress(value) : value)
  }
}
