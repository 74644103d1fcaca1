// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Editor } from '#src/designer/editor.ts'
import { openedPage, openPage } from '#src/designer/session/open-page.ts'
import { standingOf } from '#src/designer/session/publisher.ts'
import { restoreVersion } from '#src/designer/versions/restore.ts'
import { DraftServer } from './draft-server.ts'
import { MemoryJournals } from './memory-journals.ts'

const stamp = 1767225600000000
const valueOf = (text: string) => ({ [stamp]: { name: 'titles', timestamp: stamp, id: `id${stamp}`, titleConfig: { value: text } } })
const textIn = (value: unknown) => (value as ReturnType<typeof valueOf>)[stamp]!.titleConfig.value

let editors: Editor[] = []
afterEach(() => {
  for (const editor of editors) editor.dispose()
  editors = []
})

async function open(server = new DraftServer()) {
  if (server.live.version === 'p1') server.live.value = valueOf('上线')
  const events: string[] = []
  const host = { $props: atom({}), emit: (name: string) => (events.push(name), true), root: document } as unknown as Host
  const connection = Object.assign(server, { base: 'https://shop.example.com' }) as unknown as Connection
  const editor = new Editor(host, connection, await openPage(connection, 7), new MemoryJournals())
  editors.push(editor)
  const { page, session } = editor
  const id = () => page.order.at(0)!
  const shown = () => (page.block(id())!.wire['titleConfig'] as { value: string }).value
  const write = (text: string) => page.edit(id(), { ...page.block(id())!.wire, titleConfig: { value: text } }, 'edit')
  const standing = () => standingOf(session.saver.$origin.get().publishing)
  return { editor, server, page, session, publisher: session.publisher, events, shown, write, standing }
}

describe('a page whose server keeps drafts', () => {
  it('is opened as its draft, and saved there: visitors see nothing of it', async () => {
    const server = new DraftServer()
    server.draft = { ...server.live, value: valueOf('草稿'), version: 'd0', base: 'p1' }
    const { shown, write, session, standing } = await open(server)
    expect([shown(), standing()]).toEqual(['草稿', 'draft'])
    write('草稿二')
    expect(await session.save()).toEqual({ id: '7' })
    expect([textIn(server.draft.value), textIn(server.live.value), session.isDirty]).toEqual(['草稿二', '上线', false])
    expect(session.saver.$state.get().state).toBe('saved')
  })

  it('is published with what is on the screen, once, though the answer was lost', async () => {
    const { server, session, publisher, write, standing, events } = await open()
    write('新')
    expect(standing()).toBe('published')
    await session.save()
    expect(standing()).toBe('draft')
    server.losesNext = true
    await expect(publisher.publish()).rejects.toThrow('网络断开')
    expect(await publisher.publish()).toBe(true)
    expect([textIn(server.live.value), server.draft, standing()]).toEqual(['新', null, 'published'])
    expect(events.filter((name) => name === 'crm-published')).toHaveLength(1)
    write('再改')
    expect(await publisher.publish()).toBe(true)
    expect(textIn(server.live.value)).toBe('再改')
  })

  it('is not published over what somebody saved past the draft, until that was seen', async () => {
    const { server, session, publisher, write } = await open()
    write('我的')
    await session.save()
    server.saveLive(valueOf('别人的'))
    expect(await publisher.publish()).toBe(false)
    expect(textIn(server.live.value)).toBe('别人的')
    expect(session.merging.$open.get()!.clashes).toHaveLength(1)
    session.merging.cancel()
    write('我的二')
    expect(await session.save()).toBeNull()
    await session.settle(() => 'mine')
    expect([textIn(server.draft!.value), textIn(server.live.value)]).toEqual(['我的二', '别人的'])
    expect(await publisher.publish()).toBe(true)
    expect(textIn(server.live.value)).toBe('我的二')
  })

  it('takes in what was published past the draft, and keeps what only the draft has', async () => {
    const { server, session, publisher, page, write, shown } = await open()
    write('草稿里的')
    await session.save()
    const other = { name: 'news', timestamp: stamp + 1, id: `id${stamp + 1}` }
    server.saveLive({ ...valueOf('上线'), [stamp + 1]: other })
    expect(await publisher.publish()).toBe(false)
    expect([shown(), page.order.ids().map((id) => page.block(id)!.kind), session.isDirty]).toEqual(['草稿里的', ['titles', 'news'], true])
    expect(await publisher.publish()).toBe(true)
    expect([textIn(server.live.value), Object.keys(server.live.value as object)]).toEqual(['草稿里的', [String(stamp), String(stamp + 1)]])
  })

  it('is left alone when it is not known any more what the draft was made of', async () => {
    const { server, session, publisher, write, shown } = await open()
    write('草稿里的')
    await session.save()
    server.saveLive(valueOf('别人的'))
    server.versions.length = 0
    await expect(publisher.publish()).rejects.toThrow('conflict')
    expect([shown(), textIn(server.live.value), textIn(server.draft!.value)]).toEqual(['草稿里的', '别人的', '草稿里的'])
  })

  it('shows a draft that somebody else has saved meanwhile', async () => {
    const one = await open()
    const two = await open(one.server)
    one.write('甲')
    two.write('乙')
    await one.session.save()
    expect(await two.session.save()).toBeNull()
    expect(textIn(one.server.draft!.value)).toBe('甲')
    await two.session.settle(() => 'theirs')
    expect([two.shown(), two.session.isDirty]).toEqual(['甲', false])
  })
})

describe('publishing at a time', () => {
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400

  it('takes the page as it is then; the time can be changed and cancelled', async () => {
    const { server, publisher, write, session } = await open()
    write('明天')
    expect(await publisher.schedule(tomorrow)).toBe(true)
    const planned = () => session.saver.$origin.get().publishing!.schedule
    expect(planned()).toMatchObject({ publish_at: tomorrow, draft_version: server.draft!.version })
    await publisher.schedule(tomorrow + 60)
    expect(planned()!.publish_at).toBe(tomorrow + 60)
    await publisher.cancel()
    expect([planned(), textIn(server.draft!.value), session.isDirty]).toEqual([null, '明天', false])
  })

  it('is noticed when it has happened, and is no conflict', async () => {
    const { server, publisher, write, session, standing } = await open()
    write('到点')
    await publisher.schedule(tomorrow)
    await publisher.catchUp()
    expect(standing()).toBe('draft')
    server.publishPlanned()
    await publisher.catchUp((tomorrow + 1) * 1000)
    expect([standing(), session.saver.$origin.get().publishing!.schedule]).toEqual(['published', null])
    write('以后')
    expect(await session.save()).toEqual({ id: '7' })
    expect([textIn(server.live.value), textIn(server.draft!.value)]).toEqual(['到点', '以后'])
  })
})

describe('a draft that is let go', () => {
  it('leaves what visitors read; one step of undo and a save bring it back', async () => {
    const { editor, server, publisher, write, shown, session, standing } = await open()
    write('草稿')
    await session.save()
    expect(await publisher.discard('放弃')).toBe(true)
    expect([shown(), server.draft, session.isDirty, standing()]).toEqual(['上线', null, false, 'published'])
    editor.undo()
    expect([shown(), session.isDirty]).toEqual(['草稿', true])
    await session.save()
    expect(textIn(server.draft!.value)).toBe('草稿')
  })

  it('is not thrown away when somebody else has changed it: their change is shown first', async () => {
    const one = await open()
    one.write('甲')
    await one.session.save()
    const two = await open(one.server)
    two.write('乙')
    await two.session.save()
    expect(await one.publisher.discard('放弃')).toBe(false)
    expect([textIn(one.server.draft!.value), one.shown()]).toEqual(['乙', '乙'])
  })
})

describe('an older version', () => {
  it('becomes the draft by one call, and one step of undo', async () => {
    const { editor, server, write, shown, session, standing } = await open()
    write('没保存')
    server.versions.push({ ...server.live, value: valueOf('旧版') })
    expect(await restoreVersion(editor, 0, '恢复')).toBe(true)
    expect([shown(), textIn(server.draft!.value), session.isDirty, standing()]).toEqual(['旧版', '旧版', false, 'draft'])
    expect(server.calls).not.toContain('POST /diy/draft/:id')
    editor.undo()
    expect([shown(), session.isDirty]).toEqual(['没保存', true])
    expect(await session.save()).toEqual({ id: '7' })
    expect(openedPage(server.read().info).value.blocks).toHaveLength(1)
  })
})
