import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../house/sources.ts'

const sheets = filesUnder('src')
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(path, 'utf8') }))
const valueSheets = ['src/ui/tokens.css', 'src/ui/tokens-wide.css']
const tokens = sheets.flatMap(({ path, css }) => (valueSheets.includes(path) ? [css] : [])).join('\n')
const defined = new Set(tokens.match(/--crm-[\w-]+(?=:)/g))
const plain = (css: string) => css.replace(/\/\*[^]*?\*\//g, '')

describe('tokens', () => {
  it('are all defined that a style uses', () => {
    const unknown = sheets.flatMap(({ path, css }) => {
      const own = new Set(css.match(/--crm-[\w-]+(?=:)/g))
      return [...css.matchAll(/var\((--crm-[\w-]+)\s*\)/g)]
        .filter(([, name]) => !defined.has(name!) && !own.has(name!))
        .map(([, name]) => `${path} ${name}`)
    })
    expect(unknown).toEqual([])
  })

  it('are the only place with raw colours in the design system', () => {
    // the colour picker shows the colours themselves, and a shadow is dark in both themes
    const raw = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl\(|\boklch\((?!0 0 0 \/)/i
    const others = sheets.filter(({ path }) => path.startsWith('src/ui/') && !/tokens|color-input|rich-text/.test(path))
    expect(others.filter(({ css }) => raw.test(plain(css))).map(({ path }) => path)).toEqual([])
  })

  it('leave stacking to the top layer', () => {
    // a head lies over its rows or its first column, figures over what is drawn, a bar over the list or the phone: in a stack of their own
    const own = [
      'src/ui/table/table.css',
      'src/fields/lines/grid.css',
      'src/media/list/table.css',
      'src/console/engine/list-view.css',
      'src/designer/canvas/canvas.css',
    ]
    const stacks = sheets.filter(({ path }) => own.includes(path))
    for (const { css } of stacks) expect(css).toContain('isolation: isolate')
    const others = sheets.filter((sheet) => !stacks.includes(sheet))
    expect(others.filter(({ css }) => /z-index:\s*-?\d/.test(plain(css))).map(({ path }) => path)).toEqual([])
  })

  it('follow the width of the element, not of the window', () => {
    // a dialog stands in the window itself
    const others = sheets.filter(({ path }) => !/ui\/(dialog|confirm)\//.test(path))
    expect(others.filter(({ css }) => /@media[^{]*\bwidth\b/.test(plain(css))).map(({ path }) => path)).toEqual([])
  })

  it('name every class of a widget after the room', () => {
    const ours = sheets.filter(({ path }) => path.startsWith('src/ui/') && !path.includes('rich-text'))
    const allowed = /^(ui-|crm-|is-)/
    const strangers = ours.flatMap(({ path, css }) =>
      [...plain(css).matchAll(/(?<![\w-])\.([a-z][\w-]*)(?=[^{}]*\{)/gi)]
        .filter(([, name]) => !allowed.test(name!))
        .map(([, name]) => `${path} .${name}`),
    )
    expect(strangers).toEqual([])
  })
})
