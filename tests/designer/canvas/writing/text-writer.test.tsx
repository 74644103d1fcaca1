// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { BlockFrame } from '#src/designer/canvas/block-frame.tsx'
import { FooterFrame } from '#src/designer/canvas/footer-frame.tsx'
import { TitleBar } from '#src/designer/canvas/title-bar.tsx'
import { WritingLayer } from '#src/designer/canvas/writing/writing-layer.tsx'
import { handleKeys } from '#src/designer/shortcuts.ts'
import { pageSelection } from '#src/designer/document/selection.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { bareSession } from '#src/stores/session.ts'
import { HostContext } from '#src/ui/host.ts'
import { recordedShop } from '../../shop/recorded-shop.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A phone with one block of a kind, with other clean values than a fresh one. */
async function phone(kind?: string, change: object = {}) {
  const root = document.body.appendChild(document.createElement('div'))
  // an element's shadow root knows what has the focus in it
  Object.defineProperty(root, 'activeElement', { get: () => document.activeElement })
  const host = { $props: atom({}), emit: () => true, root, layer: document.createElement('div') } as unknown as Host
  const connection = { ...recordedShop({}), $session: atom(bareSession('token', false)) } as unknown as Connection
  const editor = new Editor(host, connection, newPage())
  const { page } = editor
  if (kind) {
    editor.add(kind)
    const definition = blockKinds.get(kind)!
    const { wire } = page.block(page.$selected.get())!
    page.edit(page.$selected.get(), definition.write({ ...definition.read(wire), ...change }, wire), 'prepare')
  }
  const id = page.$selected.get()
  const tree = createRoot(root)
  ends.push(() => act(async () => (tree.unmount(), root.remove())))
  await act(async () =>
    tree.render(
      <HostContext.Provider value={host}>
        <EditorContext.Provider value={editor}>
          <div role="presentation" onKeyDown={(event) => handleKeys(event, editor)}>
            <TitleBar />
            {kind && <BlockFrame id={id} />}
            <FooterFrame />
            <WritingLayer />
          </div>
        </EditorContext.Provider>
      </HostContext.Provider>,
    ),
  )
  const field = () => root.querySelector('textarea')
  const write = async (who = id) => {
    await act(async () => editor.$writing.set({ id: who }))
    await vi.waitFor(() => expect(field()).not.toBeNull(), 5000)
  }
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field(), text)
      field()!.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = (key: string, more: KeyboardEventInit = {}) =>
    act(async () => field()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })))
  const shown = (path: string) => root.querySelector(`[data-text="${path}"]`)?.textContent
  const value = () => blockKinds.get(kind!)!.read(page.block(id)!.wire) as Record<string, unknown>
  return { root, editor, page, id, field, write, type, press, shown, value }
}

describe('writing a text on the canvas', () => {
  it('draws every letter, puts the words on the page with Enter as one step, and gives the focus back', async () => {
    const { field, write, type, press, shown, value, editor, root } = await phone('titles')
    await write()
    expect(field()!.value).toBe('标题')
    await type('人气')
    await type('人气好物')
    expect(shown('words')).toBe('人气好物')
    expect(value()['words']).toBe('标题')
    await press('Enter')
    expect(field()).toBeNull()
    expect(value()['words']).toBe('人气好物')
    expect(document.activeElement).toBe(root.querySelector('[data-block]'))
    await act(async () => editor.undo())
    expect([value()['words'], shown('words')]).toEqual(['标题', '标题'])
  })

  it('gives up with Escape, and leaves no step behind where nothing was changed', async () => {
    const { field, write, type, press, shown, value, page } = await phone('titles')
    const { position } = page.history
    await write()
    await type('别的')
    await press('Escape')
    expect([field(), value()['words'], shown('words')]).toEqual([null, '标题', '标题'])
    await write()
    await press('Enter')
    expect(page.history.position).toBe(position)
  })

  it('keeps what is written when the focus goes elsewhere', async () => {
    const { field, write, type, value } = await phone('titles')
    await write()
    await type('新的')
    await act(async () => field()!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect([field(), value()['words']]).toEqual([null, '新的'])
  })

  it('leaves Enter and Tab to an input method that composes', async () => {
    const { field, write, press, type, value } = await phone('titles')
    await write()
    await type('ni')
    for (const key of ['Enter', 'Tab', 'Escape']) await press(key, { isComposing: true })
    expect([field() === null, value()['words']]).toEqual([false, '标题'])
    await type('你')
    await press('Enter')
    expect(value()['words']).toBe('你')
  })

  it('goes from text to text with Tab, each a step of its own, and ends behind the last', async () => {
    const { field, write, type, press, value, editor } = await phone('activeParty')
    await write()
    expect(field()!.getAttribute('aria-label')).toBe('活动魔方 促销标题')
    await type('甲')
    await press('Tab')
    await type('乙')
    await press('Tab')
    await type('丙')
    await press('Tab', { shiftKey: true })
    expect(field()!.value).toBe('乙')
    await press('Tab')
    await press('Tab')
    await type('两\n行')
    for (let times = 0; times < 7; times++) await press('Tab')
    expect(field()).toBeNull()
    const tiles = value()['tiles'] as { title: string; intro: string }[]
    expect([value()['heading'], value()['badgeWords'], tiles[0]!.title, tiles[0]!.intro]).toEqual(['甲', '乙', '丙', '两 行'])
    await act(async () => editor.undo())
    expect((value()['tiles'] as { intro: string }[])[0]!.intro).not.toBe('两 行')
    expect(value()['heading']).toBe('甲')
  })

  it('holds to the limit of the panel; what is longer stays', async () => {
    const { field, write, press } = await phone('titles')
    await write()
    expect(field()!.maxLength).toBe(10)
    await press('Escape')
    const long = await phone('titles', { words: '一二三四五六七八九十十一' })
    await long.write()
    expect([long.field()!.maxLength, long.root.querySelector('.designer-writing__count')!.textContent]).toEqual([12, '12/10'])
  })

  it('writes the names of the tab bar and the title of the page', async () => {
    const { page, write, type, press, shown } = await phone()
    await write(page.$footer.get()!.id)
    await type('主页')
    await press('Enter')
    expect(shown('items.0.label')).toBe('主页')
    await write(pageSelection)
    await type('周年庆')
    await press('Enter')
    expect([page.$settings.get().title, shown('title')]).toEqual(['周年庆', '周年庆'])
  })

  it('is started by Shift+Enter on what has the focus, chosen or not', async () => {
    const { editor, page, root, field } = await phone('titles')
    page.select(pageSelection)
    const tabBar = root.querySelector('.designer-footer > .designer-cover')!
    const press = (node: Element) =>
      act(async () => node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true })))
    await press(tabBar)
    await vi.waitFor(() => expect(field()?.value).toBe('首页'), 5000)
    await act(async () => editor.$writing.set(null))
    await press(root.querySelector('[data-block]')!)
    await vi.waitFor(() => expect(field()?.value).toBe('标题'), 5000)
  })

  it('says so where there is no text, and stays away from a page that is only read', async () => {
    const { editor, page, root } = await phone('blankPage')
    await act(async () => editor.$writing.set({ id: page.$selected.get() }))
    await vi.waitFor(() => expect(editor.$writing.get()).toBeNull(), 5000)
    page.lock(true)
    await act(async () => root.querySelector('[data-block]')!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })))
    expect(editor.$writing.get()).toBeNull()
  })
})
