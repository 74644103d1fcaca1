/** Puts back the styles that `inertHtml` laid aside: by script, which a strict policy allows, and only those that may stay. */
export function setStyles(fragment: DocumentFragment, mayStay: (property: string, value: string) => boolean = () => true): void {
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-crm-style]')) {
    const { style } = element
    style.cssText = element.dataset['crmStyle'] ?? ''
    delete element.dataset['crmStyle']
    for (const property of Array.from({ length: style.length }, (_, at) => style.item(at)))
      if (!mayStay(property, style.getPropertyValue(property))) style.removeProperty(property)
  }
}
