// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { FloatLayer } from '#src/designer/canvas/float-layer.tsx'
import { hidden } from '#src/designer/document/marks.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Host } from '#src/door/host.ts'
import { recordedShop } from '../shop/recorded-shop.ts'
import type { Connection } from '#src/stores/connection.ts'
import { atom } from 'nanostores'
import { bareSession } from '#src/stores/session.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Phone() {
  const canvas = useRef<HTMLDivElement>(null)
  return (
    <div ref={canvas}>
      <FloatLayer canvas={canvas} />
    </div>
  )
}

it('shows the service button at its part of the screen, wherever its block stands and as long as it is there', async () => {
  const host = {
    $props: atom({}),
    emit: () => true,
    root: document.createElement('div'),
    layer: document.createElement('div'),
  } as unknown as Host
  const connection = { ...recordedShop({}), $session: atom(bareSession('token', false)) } as unknown as Connection
  const editor = new Editor(host, connection, newPage())
  const { page } = editor
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <EditorContext.Provider value={editor}>
        <Phone />
      </EditorContext.Provider>,
    ),
  )
  const tops = () => [...box.querySelectorAll<HTMLElement>('.designer-float')].map((node) => node.style.top)
  expect(tops()).toEqual([])
  await act(async () => editor.add('customerService'))
  expect(tops()).toEqual(['30%'])
  const id = page.$selected.get()
  const kind = blockKinds.get('customerService')!
  const wire = kind.write({ ...kind.read(page.block(id)!.wire), top: 60 }, page.block(id)!.wire)
  await act(async () => page.edit(id, wire, 'edit'))
  expect(tops()).toEqual(['60%'])
  await act(async () => page.edit(id, hidden(wire), 'hide'))
  expect(tops()).toEqual([])
  await act(async () => editor.undo())
  expect(tops()).toEqual(['60%'])
  await act(async () => page.remove(id, 'remove'))
  expect(tops()).toEqual([])
  await act(async () => root.unmount())
})
