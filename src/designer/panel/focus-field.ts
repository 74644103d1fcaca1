import { beforeKeys } from '../before-keys.ts'
import type { Editor } from '../editor.ts'

const focusable = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]'
const patience = 3000
const pointed = 1600

/** The entry of a list, or of a picture cube, whose places are chosen in a drawing. */
function entryIn(field: Element, index: number): Element | null {
  const element = field.querySelector<HTMLElement>(`.designer-cells__places > :nth-child(${index + 1})`)
  if (!element) {
    const row = field.querySelector(`.designer-list__rows > :nth-child(${index + 1})`)
    if (!row) field.querySelector<HTMLElement>('.designer-list__more > button')?.click()
    return row
  }
  if (element.getAttribute('aria-pressed') === 'true') return field
  element.click()
  return null
}

function elementAt(panel: Element, path: readonly (string | number)[]): Element | null {
  let found = panel.querySelector('.designer-panel__body')
  for (const key of path) {
    if (!found) return null
    const next: Element | null = typeof key === 'number' ? entryIn(found, key) : found.querySelector(`[data-field="${CSS.escape(key)}"]`)
    // the areas of a picture are edited in a dialog: their list is as near as the panel comes
    if (
      !next &&
      typeof key === 'number' &&
      found.querySelector('[data-as="areas"], .designer-cells__places, .designer-list__more') === null
    )
      return found
    if (!next && found.matches('[data-as="areas"]')) return found
    found = next
  }
  return found
}

// in the panel alone: `scrollIntoView` would also move the designer in its host, and the host's page
function center(element: Element): void {
  const body = element.closest('.designer-panel__body')
  if (!body) return
  const [box, room] = [element.getBoundingClientRect(), body.getBoundingClientRect()]
  body.scrollTop += box.top - room.top - Math.max(8, (room.height - box.height) / 2)
}

// a focus that follows a press is not drawn by itself
function point(element: Element): void {
  element.setAttribute('data-aimed', '')
  setTimeout(() => element.removeAttribute('data-aimed'), pointed)
}

function show(editor: Editor, panel: HTMLElement, element: Element): void {
  const section = element.closest('.designer-section__body')
  if (section instanceof HTMLElement && section.hidden) section.parentElement?.querySelector<HTMLElement>('h3 button')?.click()
  // one view at a time in a narrow element
  if (panel.getClientRects().length === 0)
    panel.closest('.designer')?.querySelector<HTMLElement>('.designer-views [data-view=panel]')?.click()
  beforeKeys(editor, () => {
    center(element)
    point(element)
    const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter((one) => !one.matches(':disabled'))
    const control = controls.find((one) => !one.matches('.designer-row__handle')) ?? controls[0]
    // of a page that is only shown there may be nothing but values
    ;(control ?? element.closest<HTMLElement>('.designer-panel__body'))?.focus({ preventScroll: true })
  })
}

/**
 * Puts the focus on a field of what is chosen, by its path (`['slides', 2, 'link']`; empty = the first field), as soon
 * as the panel shows it. Opens its section, and the panel where there is room for one view only.
 */
export function focusField(editor: Editor, path: readonly (string | number)[]): void {
  const look = () => {
    const panel = editor.host.root.querySelector<HTMLElement>('.designer-panel')
    // what was chosen before may still be shown for a moment
    const isShown = panel?.querySelector('[data-of]')?.getAttribute('data-of') === editor.page.$selected.get()
    const element = panel && isShown && elementAt(panel, path)
    if (element) show(editor, panel, element)
    return Boolean(element)
  }
  // the panel shows what was chosen just now, and a dialog has given its focus back
  beforeKeys(editor, look, (go) => setTimeout(go, 60), patience)
}
