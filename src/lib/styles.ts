const sheets: CSSStyleSheet[] = []
const roots = new Set<ShadowRoot>()
let isDue = false

/**
 * Adds a style sheet to every shadow root of ours, present and future. Called at module scope, so a
 * lazily loaded screen brings its own styles before it is drawn; the sheet object is shared by all elements on the page.
 */
export function addStyles(css: string): void {
  if (typeof CSSStyleSheet === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  if (isDue) return
  isDue = true
  // a root's list given anew makes a browser look at all of it again: once for everything that is loaded in one go
  queueMicrotask(() => {
    isDue = false
    for (const root of roots) root.adoptedStyleSheets = [...sheets]
  })
}

/** Gives a shadow root all style sheets and keeps it up to date until the returned function is called. */
export function adoptStyles(root: ShadowRoot): () => void {
  roots.add(root)
  root.adoptedStyleSheets = [...sheets]
  return () => roots.delete(root)
}
