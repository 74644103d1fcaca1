import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import type { LaterPreview } from '#src/designer/blocks/shared/later-preview.tsx'
import { BlockPreview } from '#src/designer/canvas/block-preview.tsx'
import { Editor } from '#src/designer/editor.ts'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Connection } from '#src/stores/connection.ts'
import { bareSession } from '#src/stores/session.ts'
import { recordedShop } from '../shop/recorded-shop.ts'

const host = {
  $props: atom({}),
  emit: () => true,
  root: document.createElement('div'),
  layer: document.createElement('div'),
} as unknown as Host
const roots: Root[] = []

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(async () => {
  await act(async () => roots.splice(0).forEach((root) => root.unmount()))
})

interface OnPhone {
  /** Replies by path, instead of the recorded ones. */
  replies?: Record<string, unknown>
  /** Marketing modules that are on. */
  modules?: string[]
  /** How many blocks of the kind stand on the page. */
  times?: number
}

/** Blocks of a kind as the canvas shows them, with what a shop server answers. `edit` changes clean values. */
export async function onPhone(kind: string, change: object = {}, { replies = {}, modules, times = 1 }: OnPhone = {}) {
  const shop = recordedShop(replies)
  const session = { ...bareSession('token', false), ...(modules && { modules }) }
  const connection = { ...shop, $session: atom(session) } as unknown as Connection
  const editor = new Editor(host, connection, newPage())
  const definition = blockKinds.get(kind)!
  // the code of some previews comes with the first block of its kind
  if ('load' in definition.Preview) await (definition.Preview as LaterPreview<object>).load()
  const box = document.createElement('div')
  const root = createRoot(box)
  roots.push(root)
  const show = async (next: object) => {
    const fresh = definition.fresh()
    const wire = definition.write({ ...definition.read(fresh), ...next }, fresh)
    const blocks = Array.from({ length: times }, (_, index) => <BlockPreview key={index} block={{ id: `b${index}`, kind, wire }} />)
    await act(async () => root.render(<EditorContext.Provider value={editor}>{blocks}</EditorContext.Provider>))
  }
  await show(change)
  const all = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)]
  const texts = (selector: string) => all(selector).map((node) => node.textContent)
  return { box, all, texts, show, calls: shop.calls, editor }
}
