import { atom } from 'nanostores'
import { vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage, openedPage } from '#src/designer/session/open-page.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { MemoryJournals } from './memory-journals.ts'
import { OnePageServer } from './servers.ts'

export const stamp = 1767225600000000
export let device = new MemoryJournals()
export let server = new OnePageServer('own')
/** The server tells whose a token is. */
export const account = { tell: () => Promise.resolve() }
/** Who is signed in. */
export const $session = atom<{ token: string; user: { id: number } | null } | null>(null)

export const entry = (name: string, index: number, more = {}) => ({ name, timestamp: stamp + index, id: `id${stamp + index}`, ...more })

/** Opens the page as the server has it now. */
export function open(isNew = false, isReadOnly = false) {
  const host = { $props: atom({ readOnly: isReadOnly }), emit: () => true, root: document } as unknown as Host
  const connection = Object.assign(server, {
    base: 'https://shop.example.com',
    $session,
    complete: () => account.tell(),
  }) as unknown as Connection
  const editor = new Editor(host, connection, isNew ? newPage() : openedPage(structuredClone(server.info)), device)
  const kinds = () => editor.page.order.ids().map((id) => editor.page.block(id)!.kind)
  const write = (index: number, words: string) => {
    const id = editor.page.order.at(index)!
    editor.page.edit(id, { ...editor.page.block(id)!.wire, words }, 'edit')
  }
  const words = () => editor.page.order.ids().map((id) => editor.page.block(id)!.wire['words'])
  return { editor, session: editor.session, kinds, write, words, history: editor.page.history, told: () => toastsOf(host).get() }
}

export const passed = (time = 250) => vi.advanceTimersByTimeAsync(time)

/** The tab is gone without a word, and opened again. */
export async function reload(isNew = false) {
  await passed()
  device.crash()
  const opened = open(isNew)
  await passed()
  return opened
}

/** A device that knows nothing, a server with a page of three blocks, and a clock that stands still. */
export function begin(kind: 'own' | 'shop' = 'own'): void {
  vi.useFakeTimers()
  $session.set(null)
  account.tell = () => Promise.resolve()
  device = new MemoryJournals()
  server = new OnePageServer(kind)
  server.info.value = Object.fromEntries(['a', 'b', 'c'].map((name, index) => [stamp + index, entry(name, index)]))
}
