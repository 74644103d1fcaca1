// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { shopCapabilities } from '#src/api/capabilities.ts'
import { readLegacyPage, saveLegacyPage, type StoredPage } from '#src/api/pages.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { Editor } from '#src/designer/editor.ts'
import { openLegacy } from '#src/designer/legacy/open.tsx'
import type { Host } from '#src/door/host.ts'
import { RequestError } from '#src/http/failure.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Connection } from '#src/stores/connection.ts'
import { MemoryJournals } from '../session/memory-journals.ts'
import { variants } from './older-pages.ts'

type Value = Record<string, Record<string, Record<string, unknown>>>

/** A server with one older page: `own` answers version and hash and refuses, `shop` answers nothing and fills rows in. */
class OlderServer {
  info = {
    id: 1,
    version: 'v1',
    type: 0,
    status: 0,
    is_diy: 0,
    name: '默认模版',
    title: '',
    update_time: '1',
    value: null,
  } as unknown as StoredPage
  readonly sent: unknown[] = []
  readonly calls: unknown[] = []

  constructor(readonly kind: 'own' | 'shop') {}

  readonly base = 'https://shop.example.com'
  readonly $session = atom(null)
  readonly check = () => Promise.resolve({ state: 'ready' })

  get capabilities() {
    if (this.kind === 'shop') return shopCapabilities
    const features = { ...shopCapabilities.features, pageHash: true, pageConflict: true, pageDrafts: true, pageTemplates: true }
    return { ...shopCapabilities, kind: 'own', features }
  }

  readonly send = (call: unknown, input: { body?: { value: object; if_version?: string } }) => {
    this.calls.push(call)
    if (call === readLegacyPage) return Promise.resolve({ info: this.info })
    if (call !== saveLegacyPage) return new Promise(() => {})
    const { value, if_version: expected } = input.body!
    if (expected !== undefined && expected !== this.info.version)
      return Promise.reject(new RequestError({ kind: 'conflict', status: 409, code: '', message: 'conflict', data: { info: this.info } }))
    this.sent.push(value)
    this.change(value)
    return Promise.resolve(this.kind === 'own' ? { id: 1, version: this.info.version, hash: canonicalHash(value) } : undefined)
  }

  change(value: object): void {
    this.info = { ...this.info, value, version: `${this.info.version}x`, update_time: `${this.info.update_time}1` }
  }
}

async function opened(server: OlderServer, value: unknown = variants['moren']!.blocks, storedByHost = false) {
  server.info = { ...server.info, value }
  const emitted: [string, unknown][] = []
  const host = {
    $props: atom({}),
    root: document.createElement('div'),
    layer: document.createElement('div'),
    emit: (name: string, detail: unknown) => emitted.push([name, detail]) > 0,
  } as unknown as Host
  if (storedByHost) {
    const emit = host.emit
    ;(host as { emit: unknown }).emit = (name: `crm-${string}`, detail: { value: object; respondWith(saved: object): void }) => {
      if (name === 'crm-save') detail.respondWith({ version: 'h1', hash: canonicalHash(detail.value) })
      return emit(name, detail)
    }
  }
  const parts = await openLegacy(host, server as unknown as Connection, 1, () => {})
  const editor = new Editor(parts.host, parts.connection, parts.page, new MemoryJournals())
  const show = (id: string, isShown: boolean) => {
    editor.page.select(id)
    if ((editor.page.block(id)!.wire['name'] === 'crmHidden') === isShown) editor.hideChosen()
  }
  return { editor, emitted, show }
}

const menus = 'legacy:menus/default'

describe.each(['own', 'shop'] as const)('an older page at a server of the kind %s', (kind) => {
  it('is saved in its own format by the older call, with what was edited and nothing else', async () => {
    const server = new OlderServer(kind)
    const { editor, emitted, show } = await opened(server)
    expect(editor.session.isDirty).toBe(false)
    show(menus, false)
    expect(editor.session.isDirty).toBe(true)
    expect(await editor.session.save()).toEqual({ id: '1' })
    const before = variants['moren']!.blocks as Value
    const expected = { ...before, menus: { ...before['menus'], default: { ...before['menus']!['default'], isShow: { val: 0 } } } }
    expect(JSON.stringify(server.sent)).toBe(JSON.stringify([expected]))
    expect(editor.session.saver.$state.get().state).toBe('saved')
    expect(editor.session.isDirty).toBe(false)
    expect(emitted.find(([name]) => name === 'crm-save')?.[1]).toMatchObject({ id: '1', value: expected })
    // and again, on top of it
    editor.undo()
    await editor.session.save()
    expect(server.sent[1]).toEqual({
      ...before,
      menus: { ...before['menus'], default: { ...before['menus']!['default'], isShow: { val: 1 } } },
    })
  })

  it('is the same when it is read again, whatever was hidden and shown', async () => {
    const server = new OlderServer(kind)
    const value = { ...variants['fresh']!.blocks, goodList: variants['moren']!.blocks['goodList'] }
    const { editor, show } = await opened(server, value)
    const ids = [...editor.page.order.ids()]
    for (const [index, id] of ids.entries()) {
      editor.page.select(id)
      if (index % 2 === 0) editor.hideChosen()
      else {
        const block = editor.page.block(id)!
        const known = blockKinds.get(block.kind)!
        editor.page.edit(id, known.write({ ...known.read(block.wire), isShown: false } as never, block.wire), 'x')
      }
    }
    show(ids[0]!, true)
    await editor.session.save()
    expect(editor.session.saver.$changed.get()).toEqual([])
    const again = await opened(server, server.info.value)
    const plain = ({ page }: Editor) => page.value().blocks.map(({ wire }) => wire)
    expect(plain(again.editor)).toEqual(plain(editor))
  })

  it('keeps ids of picked products that are no list as they are stored', async () => {
    const server = new OlderServer(kind)
    const goods = { tabConfig: { tabVal: 1 }, ids: '12,7', goodsList: { max: 20, list: [] } }
    const value = { ...variants['moren']!.blocks, goodList: { aa: goods } }
    const { editor, show } = await opened(server, value)
    show('legacy:goodList/aa', false)
    await editor.session.save()
    expect((server.sent[0] as Value)['goodList']!['aa']).toMatchObject({ ids: '12,7' })
  })

  it('takes in what somebody else has saved meanwhile', async () => {
    const server = new OlderServer(kind)
    const { editor, show } = await opened(server)
    show(menus, false)
    const theirs = { ...variants['moren']!.blocks, plugin: 1 }
    server.change(theirs)
    expect(await editor.session.save()).toEqual({ id: '1' })
    // both are there, and what nobody here knows of theirs
    expect(server.sent.at(-1)).toMatchObject({ plugin: 1, menus: { default: { isShow: { val: 0 } } } })
  })

  it('has no drafts, templates and copies on the server, and lets nobody add, move, remove or copy its parts', async () => {
    const { editor } = await opened(new OlderServer(kind))
    const { pageDrafts, pageTemplates, pageDuplicates } = editor.connection.capabilities.features
    expect([pageDrafts, pageTemplates, pageDuplicates]).toEqual([false, false, false])
    const { order } = editor.page
    const before = order.ids()
    editor.page.select(menus)
    editor.add('titles')
    editor.copyChosen()
    editor.stepChosen(1)
    editor.removeChosen()
    editor.rename(menus, 'x')
    expect(order.ids()).toEqual(before)
    expect(editor.session.isDirty).toBe(false)
  })
})

describe('an older page', () => {
  it('that nothing was ever saved of shows the built-in one, and stores it whole when it is saved', async () => {
    const server = new OlderServer('own')
    const { editor, show } = await opened(server, null)
    show(menus, false)
    await editor.session.save()
    expect(Object.keys(server.sent[0] as object)).toEqual(Object.keys(variants['moren']!.blocks))
    expect(server.sent[0]).toMatchObject({ menus: { default: { isShow: { val: 0 } } }, tabBar: { default: { isShow: { val: true } } } })
  })

  it('is proved by the hash of its own form when the host stores it', async () => {
    const server = new OlderServer('own')
    const { editor, show } = await opened(server, undefined, true)
    show(menus, false)
    expect(await editor.session.save()).toEqual({ id: '1' })
    expect(editor.session.saver.$state.get().state).toBe('saved')
    expect(server.sent).toEqual([])
  })

  it('that is no JSON is said to be broken', async () => {
    await expect(opened(new OlderServer('own'), '{"menus":')).rejects.toMatchObject({ reason: 'broken' })
  })
})
