// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Editor } from '#src/designer/editor.ts'
import type { HostSaved } from '#src/designer/session/host-save.ts'
import { openedPage } from '#src/designer/session/open-page.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { DraftServer } from './draft-server.ts'
import { MemoryJournals } from './memory-journals.ts'

const stamp = 1767225600000000

interface SaveDetail {
  name: string
  value: Record<string, unknown>
  respondWith(saved: Promise<HostSaved | void>): void
}

let editor: Editor
afterEach(() => editor.dispose())

/** A page whose host hears `crm-save`. `hears` answers false for an event that it cancels. */
function open(hears: (detail: SaveDetail) => boolean | void) {
  const server = new DraftServer()
  const told: [string, unknown][] = []
  const host = {
    $props: atom({}),
    root: document,
    emit: (name: string, detail: unknown) => (told.push([name, detail]), name !== 'crm-save' || hears(detail as SaveDetail) !== false),
  } as unknown as Host
  const connection = Object.assign(server, { base: 'https://shop.example.com' }) as unknown as Connection
  const { info, publishing } = server.read()
  const value = { [stamp]: { name: 'titles', timestamp: stamp, id: `id${stamp}` } }
  editor = new Editor(host, connection, openedPage({ ...info, value }, undefined, publishing), new MemoryJournals())
  editor.page.set({ ...editor.page.$settings.get(), name: '改过' }, 'edit')
  const toasts = () =>
    toastsOf(host)
      .get()
      .map((toast) => toast.text)
  return { server, session: editor.session, told, toasts }
}

describe('a host that saves by itself', () => {
  it('gets the page, and the designer stays away from the server: saved when the host says so', async () => {
    let arrived!: (saved: HostSaved) => void
    const { server, session, told, toasts } = open(({ name, value, respondWith }) => {
      expect([name, Object.keys(value)]).toEqual(['改过', [String(stamp)]])
      respondWith(new Promise((done) => (arrived = done)))
      return false
    })
    const saving = session.save()
    await new Promise((go) => setTimeout(go))
    expect([session.saver.$state.get().state, session.isDirty]).toEqual(['saving', true])
    arrived({ id: 'own-1', version: '3', hash: canonicalHash(session.saver.value()) })
    expect(await saving).toEqual({ id: 'own-1' })
    expect([session.saver.$state.get().state, session.isDirty, server.calls]).toEqual(['saved', false, []])
    expect(told.at(-1)).toEqual(['crm-saved', { id: 'own-1', version: '3' }])
    expect([toasts(), session.publisher.isOffered]).toEqual([[], false])
  })

  it('may answer nothing', async () => {
    const { session } = open(({ respondWith }) => respondWith(Promise.resolve()))
    expect(await session.save()).toEqual({ id: '7' })
    expect(session.isDirty).toBe(false)
  })

  it('may fail: its message is shown, the page stays unsaved and is saved at the next try', async () => {
    let fails = true
    const { session, told } = open(({ respondWith }) => respondWith(fails ? Promise.reject(new Error('磁盘已满')) : Promise.resolve()))
    expect(await session.save()).toBeNull()
    expect([session.saver.$state.get(), session.isDirty]).toEqual([{ state: 'failed', message: '磁盘已满' }, true])
    expect(told.at(-1)).toEqual(['crm-error', { kind: 'save', message: '磁盘已满' }])
    fails = false
    expect(await session.save()).toEqual({ id: '7' })
  })

  it('is not believed when it stored something else', async () => {
    const { session } = open(({ respondWith }) => respondWith(Promise.resolve({ hash: canonicalHash({}) })))
    expect(await session.save()).toBeNull()
    expect([session.saver.$state.get().state, session.isDirty]).toEqual(['unproven', true])
  })

  it('has its chance while it hears the event, once', async () => {
    let kept!: SaveDetail
    const { session, server } = open((detail) => void (kept = detail))
    await session.save()
    expect(server.draft?.name).toBe('改过')
    expect(() => kept.respondWith(Promise.resolve())).toThrow('crm-save')
    editor.page.set({ ...editor.page.$settings.get(), name: '再改' }, 'edit')
  })
})
