// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $wordsOf, fieldsOf } from '#src/designer/blocks/fields.ts'
import { wordOf } from '#src/designer/blocks/shared/words.ts'
import { Editor } from '#src/designer/editor.ts'
import { kindPanel, Panel } from '#src/designer/panel/panel.tsx'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { HostContext } from '#src/ui/host.ts'
import { shopKinds } from '../blocks/shop-kinds.ts'

const host = {
  $props: atom({}),
  emit: () => true,
  root: document.createElement('div').attachShadow({ mode: 'open' }),
  layer: document.createElement('div'),
} as unknown as Host
const never = () => new Promise(() => {})
const connection = { base: 'https://shop.example.com', $session: atom(null), send: never, answer: never } as unknown as Connection

// its code comes with the first block that is chosen
await kindPanel.load()

function shown(editor: Editor): Element {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <HostContext.Provider value={host}>
      <EditorContext.Provider value={editor}>
        <Panel />
      </EditorContext.Provider>
    </HostContext.Provider>,
  )
  return box
}

const focusable = 'textarea, input, button, [tabindex="0"]'

describe.each(shopKinds.map((kind) => [kind.kind, kind] as const))('the panel of %s', (name, kind) => {
  const editor = new Editor(host, connection, newPage())
  if (kind.group === 'page') editor.page.select(editor.page.$footer.get()!.id)
  else editor.add(name)
  const panel = shown(editor)
  const value = kind.read(kind.fresh()) as Record<string, unknown>
  const rows = fieldsOf(kind).filter((row) => row.when?.(value as never) ?? true)

  it.each(rows.map((row) => [row.field, row] as const))('has a named control for %s that keys can reach', (field, row) => {
    const element = panel.querySelector(`[data-field="${field}"]`)
    expect(element?.textContent).toContain(wordOf($wordsOf(kind).get(), field))
    expect(element?.querySelector(focusable)).not.toBeNull()
    const isFull = row.max !== undefined && (value[field] as unknown[]).length >= row.max
    if (row.add && !isFull) expect(element?.textContent).toContain(wordOf($wordsOf(kind).get(), row.add))
  })

  it('says every hint once', () => {
    for (const { field, hint } of rows.filter((row) => row.hint !== undefined)) {
      const words = panel.querySelector(`[data-field="${field}"]`)?.textContent ?? ''
      expect(words.split(wordOf($wordsOf(kind).get(), hint!)).length - 1, field).toBe(1)
    }
  })

  it('shows content before style', () => {
    const titles = [...panel.querySelectorAll('h3')].map((title) => title.textContent)
    const parts = new Set(rows.map((row) => row.in ?? 'content'))
    expect(titles).toEqual([...(parts.has('content') ? ['内容'] : []), ...(parts.has('style') ? ['样式'] : [])])
  })
})

describe('the panel', () => {
  it('shows the page’s settings when no block is chosen', () => {
    const words = shown(new Editor(host, connection, newPage())).textContent
    for (const word of ['页面设置', '模板名称', '页面标题', '背景色', '背景图']) expect(words).toContain(word)
  })

  it('says what can be done with a kind that it does not know', () => {
    const editor = new Editor(host, connection, newPage())
    const block = editor.page.insert('swipers', { name: 'swipers' }, 0, 'add')
    editor.page.select(block)
    expect(shown(editor).textContent).toContain('swipers')
    expect(shown(editor).textContent).toContain('原样保留')
  })

  it('can be read and scrolled by keys, and not used, while the page is only shown', () => {
    const editor = new Editor(host, connection, newPage())
    editor.page.lock(true)
    const body = shown(editor).querySelector('.designer-panel__body')!
    expect(body.closest('[inert]') ?? body.querySelector('[inert]')).toBeNull()
    expect(body.getAttribute('tabindex')).toBe('0')
    expect(body.getAttribute('aria-label')).toBe('当前为只读，不能修改')
    const [name, ...others] = body.querySelectorAll('[data-field]')
    expect(name!.querySelector('input')!.readOnly).toBe(true)
    expect(others.slice(1).map((field) => field.matches('fieldset[disabled]'))).toEqual(others.slice(1).map(() => true))
  })
})

/** What is not there on a page that is only shown (panel.css), and what changes nothing of it. */
const harmless = 'h3 button, .designer-row__handle, .designer-row__remove, .designer-list > .ui-button, .designer-cells__places > button'

it.each(shopKinds.map((kind) => [kind.kind, kind] as const))('of %s that is only shown nothing can be changed', (name, kind) => {
  const editor = new Editor(host, connection, newPage())
  if (kind.group === 'page') editor.page.select(editor.page.$footer.get()!.id)
  else editor.add(name)
  editor.page.lock(true)
  const body = shown(editor).querySelector('.designer-panel__body')!
  const open = [...body.querySelectorAll<HTMLInputElement>('input, button, textarea, [contenteditable], [role=combobox]')]
    .filter((control) => !control.closest('fieldset[disabled]') && !control.readOnly && !control.matches(harmless))
    .map((control) => control.outerHTML)
  expect(open).toEqual([])
  expect(body.querySelector('[inert]')).toBeNull()
})
