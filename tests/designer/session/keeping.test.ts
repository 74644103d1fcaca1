// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage, openedPage } from '#src/designer/session/open-page.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { MemoryShelf } from './memory-shelf.ts'
import { OnePageServer } from './servers.ts'

const stamp = 1767225600000000
let device = new MemoryShelf()
let server = new OnePageServer('own')

const entry = (name: string, index: number, more = {}) => ({ name, timestamp: stamp + index, id: `id${stamp + index}`, ...more })

/** Opens the page as the server has it now. */
function open(isNew = false, isReadOnly = false) {
  const host = { $props: atom({ readOnly: isReadOnly }), emit: () => true } as unknown as Host
  const connection = Object.assign(server, { base: 'https://shop.example.com' }) as unknown as Connection
  const editor = new Editor(host, connection, isNew ? newPage() : openedPage(structuredClone(server.info)), device)
  const kinds = () => editor.page.order.ids().map((id) => editor.page.block(id)!.kind)
  const write = (place: number, words: string) => {
    const id = editor.page.order.at(place)!
    editor.page.edit(id, { ...editor.page.block(id)!.wire, words }, 'edit')
  }
  const words = () => editor.page.order.ids().map((id) => editor.page.block(id)!.wire['words'])
  return { editor, session: editor.session, kinds, write, words, history: editor.page.history, told: () => toastsOf(host).get() }
}

const passed = (time = 250) => vi.advanceTimersByTimeAsync(time)

/** The tab is gone without a word, and opened again. */
async function reload(isNew = false) {
  await passed()
  device.crash()
  const opened = open(isNew)
  await passed()
  return opened
}

beforeEach(() => {
  vi.useFakeTimers()
  device = new MemoryShelf()
  server = new OnePageServer('own')
  server.info.value = Object.fromEntries(['a', 'b', 'c'].map((name, index) => [stamp + index, entry(name, index)]))
})
afterEach(() => vi.useRealTimers())

describe('a reload', () => {
  it('of a saved page goes on with its history, new blocks and moved ones included', async () => {
    const before = open()
    before.editor.add('titles')
    before.editor.page.move(before.editor.page.order.at(3)!, 0, 'move')
    before.write(1, 'one')
    await before.session.save()
    const { session, kinds, editor, words, history } = await reload()
    expect([session.$drafts.get(), session.isDirty, history.depth]).toEqual([[], false, 3])
    editor.undo()
    expect([words()[1], session.isDirty]).toEqual([undefined, true])
    editor.undo()
    editor.undo()
    expect(kinds()).toEqual(['a', 'b', 'c'])
    editor.page.walk(3)
    expect([kinds(), words()[1], session.isDirty]).toEqual([['titles', 'a', 'b', 'c'], 'one', false])
  })

  it('goes on where undoing was, and again after the next reload', async () => {
    const first = open()
    for (const words of ['one', 'two', 'three']) first.write(0, words)
    await first.session.save()
    const second = await reload()
    second.editor.page.walk(-2)
    const third = await reload()
    expect(third.session.$drafts.get()).toHaveLength(1)
    await third.session.restoreDraft()
    expect([third.words()[0], third.history.depth, third.history.length]).toEqual(['one', 1, 3])
    third.editor.redo()
    third.editor.redo()
    expect([third.words()[0], third.session.isDirty]).toEqual(['three', false])
    third.write(1, 'four')
    await third.session.save()
    const fourth = await reload()
    expect([fourth.history.depth, fourth.session.isDirty]).toEqual([4, false])
    fourth.editor.page.walk(-4)
    expect(fourth.words()).toEqual([undefined, undefined, undefined])
  })

  it('puts what was edited before the history was read on top of it', async () => {
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    await passed()
    device.crash()
    const after = open()
    after.write(0, 'two')
    await passed()
    expect(after.history.depth).toBe(2)
    after.editor.page.walk(-1)
    expect([after.words()[0], after.session.isDirty]).toEqual(['one', false])
    const again = await reload()
    expect([again.history.depth, again.history.length, again.words()[0]]).toEqual([1, 2, 'one'])
  })

  it('finds blocks again that had no id of their own, or the same one', async () => {
    server.info.value = {
      [stamp]: { name: 'a', timestamp: stamp },
      [stamp + 1]: entry('b', 1),
      [stamp + 2]: { ...entry('c', 1), timestamp: stamp + 2 },
    }
    const before = open()
    before.editor.page.move(before.editor.page.order.at(0)!, 2, 'move')
    before.write(2, 'moved')
    await before.session.save()
    const after = await reload()
    expect([after.kinds(), after.history.depth]).toEqual([['b', 'c', 'a'], 2])
    after.write(2, 'more')
    after.editor.page.walk(-3)
    expect([after.kinds(), after.words()]).toEqual([
      ['a', 'b', 'c'],
      [undefined, undefined, undefined],
    ])
  })

  it('of a page that is not on the server yet brings it back, and its history goes along when it is saved', async () => {
    const before = open(true)
    before.editor.add('titles')
    before.editor.add('news')
    const after = await reload(true)
    await after.session.restoreDraft()
    expect([after.kinds(), after.editor.page.$footer.get()?.kind]).toEqual([['titles', 'news'], 'pageFoot'])
    expect(await after.session.save()).toEqual({ id: '8' })
    server.info = { ...server.info, id: 8 }
    const saved = await reload()
    expect([saved.session.$drafts.get(), saved.history.depth, saved.session.isDirty]).toEqual([[], 2, false])
    expect((await reload(true)).session.$drafts.get()).toEqual([])
  })

  it('on a server that spells switches in its own way goes on as well', async () => {
    server = new OnePageServer('shop')
    server.info.value = { [stamp]: entry('a', 0, { isShow: { val: true } }), [stamp + 1]: entry('b', 1) }
    const before = open()
    before.write(0, 'Black or White=1')
    before.editor.add('titles')
    await before.session.save()
    const after = await reload()
    expect([after.history.depth, after.session.isDirty, after.words()[0]]).toEqual([2, false, 'Black'])
    after.editor.page.walk(-2)
    expect(after.kinds()).toEqual(['a', 'b'])
    after.editor.page.walk(2)
    expect(after.words()[0]).toBe('Black or White=1')
  })

  it('forgets the history of a page that somebody else has saved since', async () => {
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    await passed()
    server.changeElsewhere({ [stamp]: entry('theirs', 0) })
    const after = await reload()
    expect([after.history.length, after.kinds(), after.session.$drafts.get()]).toEqual([0, ['theirs'], []])
    expect(device.journals.size).toBe(0)
  })
})

describe('a draft', () => {
  it('that the server has stored although the answer never came is no draft', async () => {
    const before = open()
    before.write(0, 'one')
    before.editor.add('titles')
    server.next = 'lost'
    expect(await before.session.save()).toBeNull()
    const after = await reload()
    expect([after.session.$drafts.get(), after.history.depth, after.session.isDirty]).toEqual([[], 2, false])
    after.write(0, 'two')
    expect(await after.session.save()).toEqual({ id: '7' })
  })

  it('that the server has stored is no draft either where the save completed what blocks lacked', async () => {
    server.info.value = { [stamp]: entry('titles', 0), [stamp + 1]: entry('guide', 1) }
    const before = open()
    before.editor.page.move(before.editor.page.order.at(1)!, 0, 'move')
    server.next = 'lost'
    expect(await before.session.save()).toBeNull()
    const after = await reload()
    expect([after.session.$drafts.get(), after.session.isDirty, after.kinds()]).toEqual([[], false, ['guide', 'titles']])
  })

  it('that went on after a save whose answer never came is no conflict', async () => {
    const before = open()
    before.write(0, 'one')
    server.next = 'lost'
    await before.session.save()
    before.write(0, 'two')
    const after = await reload()
    expect(after.session.$drafts.get()).toMatchObject([{ isOlder: false }])
    await after.session.restoreDraft()
    expect(after.words()[0]).toBe('two')
    expect(await after.session.save()).toEqual({ id: '7' })
    expect(after.session.saver.$conflict.get()).toBeNull()
  })

  it('of an older state of the page meets what was saved since, and can be undone to its beginning', async () => {
    const before = open()
    before.write(0, 'mine')
    await passed()
    server.changeElsewhere({ ...(server.info.value as object), [stamp + 1]: entry('b', 1, { words: 'theirs' }) })
    const after = await reload()
    expect(after.session.$drafts.get()).toMatchObject([{ isOlder: true }])
    await after.session.restoreDraft()
    expect([after.words(), after.session.isDirty, after.history.depth]).toEqual([['mine', 'theirs', undefined], true, 2])
    after.editor.undo()
    expect(after.words()).toEqual(['mine', undefined, undefined])
    after.editor.undo()
    expect(after.words()).toEqual([undefined, undefined, undefined])
  })

  it('can be left, and taken up again by redoing', async () => {
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    before.write(0, 'two')
    before.write(0, 'three')
    const after = await reload()
    after.session.discardDraft()
    expect([after.words()[0], after.session.isDirty, after.history.length]).toEqual(['one', false, 3])
    const again = await reload()
    expect([again.session.$drafts.get(), again.words()[0]]).toEqual([[], 'one'])
    again.editor.page.walk(2)
    expect(again.words()[0]).toBe('three')
  })

  it('that undoing does not lead to the server’s page from is gone when it is left', async () => {
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    before.editor.undo()
    before.write(0, 'another way')
    const after = await reload()
    after.session.discardDraft()
    await passed()
    expect([after.words()[0], after.history.length]).toEqual(['one', 0])
    expect((await reload()).session.$drafts.get()).toEqual([])
  })

  it('of two tabs that crashed are both offered, one after the other', async () => {
    const one = open()
    const two = open()
    one.write(0, 'one')
    await passed()
    two.write(0, 'two')
    const after = await reload()
    expect(after.session.$drafts.get()).toHaveLength(2)
    await after.session.restoreDraft()
    expect(after.words()[0]).toBe('two')
    await after.session.save()
    const again = await reload()
    expect(again.session.$drafts.get()).toMatchObject([
      { isOlder: true, content: { value: { blocks: [{ wire: { words: 'one' } }, {}, {}] } } },
    ])
  })

  it('of a tab that is still open is not offered to another', async () => {
    const one = open()
    one.write(0, 'one')
    await passed()
    const two = open()
    await passed(2000)
    expect(two.session.$drafts.get()).toEqual([])
    one.editor.dispose()
    await passed()
    const three = open()
    await passed()
    expect(three.session.$drafts.get()).toHaveLength(1)
    three.session.postponeDrafts()
    expect((await reload()).session.$drafts.get()).toHaveLength(1)
  })

  it('is left alone where the page is only looked at', async () => {
    open().write(0, 'one')
    await passed()
    device.crash()
    const looking = open(false, true)
    await passed()
    expect([looking.session.$drafts.get(), device.journals.size]).toEqual([[], 1])
    expect((await reload()).session.$drafts.get()).toHaveLength(1)
  })
})

describe('a device that keeps nothing', () => {
  it('is told once, and breaks nothing', async () => {
    device.isBlocked = true
    const { editor, session, told, write, words } = open()
    await passed()
    expect(told()).toEqual([])
    for (const each of ['one', 'two', 'three']) {
      write(0, each)
      await passed()
    }
    expect(told().map((toast) => toast.text)).toEqual(['本机存储空间不可用：刷新或关闭页面前请先保存'])
    editor.undo()
    expect(words()[0]).toBe('two')
    expect(await session.save()).toEqual({ id: '7' })
  })
})
