// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { addStyles, adoptStyles } from '#src/lib/styles.ts'

it('gives a root all sheets at once, and what is loaded later in one go, before it can be drawn', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  addStyles('a { color: red }')
  const release = adoptStyles(root)
  await Promise.resolve()
  const before = root.adoptedStyleSheets.length
  expect(before).toBeGreaterThan(0)
  let times = 0
  let sheets = root.adoptedStyleSheets
  Object.defineProperty(root, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set(next: CSSStyleSheet[]) {
      times++
      sheets = next
    },
  })
  // as a module that is loaded: its sheets first, then whoever waits for it
  await Promise.resolve().then(() => {
    addStyles('b { color: red }')
    addStyles('i { color: red }')
  })
  expect(sheets).toHaveLength(before + 2)
  expect(times).toBe(1)
  release()
  addStyles('u { color: red }')
  await Promise.resolve()
  expect(sheets).toHaveLength(before + 2)
})
