// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import type { AnyRow } from '#src/designer/blocks/shared/define.ts'
import { wordOf } from '#src/designer/blocks/shared/words.ts'
import type { Wire } from '#src/designer/document/block.ts'
import { Editor } from '#src/designer/editor.ts'
import { legacyKindOf, legacyKinds, registerAt } from '#src/designer/legacy/registry.ts'
import { KindPanel } from '#src/designer/panel/kind-panel.tsx'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Host } from '#src/door/host.ts'
import { Connection } from '#src/stores/connection.ts'
import { HostContext } from '#src/ui/host.ts'
import { setLocale, type Locale } from '#src/text/locale.ts'
import { brokenForms, type Entry } from '../blocks/saved.ts'
import { variants } from './older-pages.ts'

const host = {
  $props: atom({}),
  emit: () => true,
  root: document.createElement('div').attachShadow({ mode: 'open' }),
  layer: document.createElement('div'),
} as unknown as Host
const connection = Object.assign(
  new Connection({ base: 'https://shop.example.com', who: 'page', token: undefined, credentials: 'include' }),
  { send: () => new Promise(() => {}) },
) as Connection

const worst = [
  ...['nothing but its name', 'null for fields', 'objects for fields', 'null for leaves', 'endless numbers', 'huge lists'],
  'script in every text',
]

const rowsOf = (rows: readonly AnyRow[]): AnyRow[] => rows.flatMap((row) => [row, ...rowsOf(row.of ?? [])])

const known = legacyKinds.map((definition) => {
  const wire = definition.fresh()
  const [key = definition.kind] = definition.keys ?? []
  const kind = blockKinds.get(registerAt([key, `of ${definition.kind}`], wire))!
  return [definition.kind, kind, { ...wire, name: kind.kind }] as const
})

describe.each(known)('the older kind %s', (_, kind, fresh) => {
  it.each(['zh-cn', 'en', 'zh-tw'] as Locale[])('has all its words in %s', (locale) => {
    setLocale(locale)
    const words = kind.$text.get()
    const keys = rowsOf(kind.fields ?? []).flatMap((row) => [
      ...[row.field, row.hint, row.add, row.asks, row.tooFew, row.placeholder],
      ...(row.options ?? []).map((option) => option.word),
    ])
    expect(keys.filter((key) => key !== undefined && wordOf(words, key) === key)).toEqual([])
    expect(words['name']).toBeTruthy()
    setLocale('zh-cn')
  })

  const forms = Object.entries(brokenForms(fresh)).filter(([form]) => worst.includes(form))

  it.each(forms)('draws and keeps an instance with %s', (_form, wire) => {
    const before = JSON.stringify(wire)
    const markup = renderToStaticMarkup(createElement(kind.Preview, { value: kind.read(wire) }))
    expect(markup).toContain('<')
    expect(codeIn(markup)).toEqual([])
    expect(markup.length).toBeLessThan(250_000)
    expect(kind.write(kind.read(wire), wire)).toBe(wire)
    expect(JSON.stringify(wire)).toBe(before)
  })
})

describe.each(known)('the panel of the older kind %s', (_, kind, fresh) => {
  it('has a named control for every field that keys can reach, its switch first', () => {
    const editor = new Editor(host, connection, newPage())
    const box = document.createElement('div')
    box.innerHTML = renderToStaticMarkup(
      <HostContext.Provider value={host}>
        <EditorContext.Provider value={editor}>
          <KindPanel block={{ id: 'x', kind: kind.kind, wire: fresh }} kind={kind} />
        </EditorContext.Provider>
      </HostContext.Provider>,
    )
    const value = kind.read(fresh) as Entry
    const rows = (kind.fields ?? []).filter((row) => row.when?.(value as never) ?? true)
    for (const { field } of rows) {
      const element = box.querySelector(`[data-field="${field}"]`)
      expect(element?.textContent, field).toContain(wordOf(kind.$text.get(), field))
      expect(element?.querySelector('textarea, input, button, [tabindex="0"]'), field).not.toBeNull()
    }
    expect(rows[0]!.field).toBe('isShown')
    editor.dispose()
  })
})

describe('the older kinds', () => {
  it.each(Object.entries(variants))('edit every field that the shop’s own editor edits in the variant %s', (_, { blocks, editors }) => {
    for (const [key, fields] of Object.entries(editors)) {
      const entry = blocks[key] as Wire
      const wire = ('default' in entry ? entry['default'] : entry) as Entry
      const definition = legacyKindOf(key, wire)
      expect(definition.kind, key).not.toBe('unknown')
      const value = definition.read(wire) as unknown as Entry
      // another value of every field of ours must reach the stored field that the shop's control edits
      const touched = new Set(
        definition.fields.flatMap((row) => {
          const next = definition.write({ ...value, [row.field]: other(value[row.field], row) } as never, wire)
          return Object.keys(next).filter((name) => next[name] !== wire[name])
        }),
      )
      for (const { field } of fields) expect([...touched], `${key}.${field}`).toContain(field)
    }
  })
})

function other(value: unknown, row: AnyRow): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}x`
  if (Array.isArray(value)) return [...(value as unknown[]), row.fresh?.() ?? 7]
  return 5
}

/** What a browser would run of some markup. */
function codeIn(markup: string): string[] {
  const box = document.createElement('template')
  box.innerHTML = markup
  return [...box.content.querySelectorAll('*')].flatMap((node) => [
    ...(/^(script|iframe|object|embed)$/i.test(node.tagName) ? [node.outerHTML] : []),
    ...[...node.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)).map(({ name }) => name),
  ])
}
