// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin, device, entry, open, passed, reload, server, stamp } from './opened.ts'

beforeEach(() => begin())
afterEach(() => vi.useRealTimers())

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

  it.each(['a tab that goes on', 'a tab that is opened again'])(
    'is no conflict with an unanswered save before another one, in %s',
    async (tab) => {
      const before = open()
      before.editor.add('titles')
      server.next = 'lost'
      await before.session.save()
      before.editor.page.remove(before.editor.page.order.at(3)!, 'remove')
      before.write(0, 'two')
      server.next = 'dead'
      await before.session.save()
      const after = tab.endsWith('again') ? await reload() : before
      if (after !== before) await after.session.restoreDraft()
      expect(await after.session.save()).toEqual({ id: '7' })
      expect([after.session.saver.$conflict.get(), after.kinds(), after.words()[0]]).toEqual([null, ['a', 'b', 'c'], 'two'])
      expect(Object.keys(server.info.value as object)).toHaveLength(3)
    },
  )

  it('that was taken up and saved keeps what is edited before the answer comes', async () => {
    open().editor.add('titles')
    const second = await reload()
    await second.session.restoreDraft()
    server.held = () => undefined
    const saving = second.session.save()
    await passed(0)
    second.editor.page.remove(second.editor.page.order.at(3)!, 'remove')
    second.write(0, 'two')
    server.held()
    server.held = undefined
    expect(await saving).toEqual({ id: '7' })
    const third = await reload()
    await third.session.restoreDraft()
    expect([third.kinds(), third.words()[0]]).toEqual([['a', 'b', 'c'], 'two'])
  })

  it('of blocks that a lost save has named keeps what is edited on them later', async () => {
    server.info.value = Object.fromEntries(['a', 'b'].map((name, index) => [stamp + index, { name, timestamp: stamp + index }]))
    const before = open()
    before.write(0, 'one')
    server.next = 'lost'
    await before.session.save()
    const second = await reload()
    expect(second.session.isDirty).toBe(false)
    second.write(0, 'two')
    const third = await reload()
    await third.session.restoreDraft()
    expect([third.words()[0], third.kinds()]).toEqual(['two', ['a', 'b']])
  })

  it('that is undone after it was saved leaves a block its name', async () => {
    const before = open()
    before.editor.add('titles')
    before.write(3, 'one')
    await before.session.save()
    const made = Object.values(server.info.value as Record<string, { id: string }>).at(-1)!.id
    const after = await reload()
    after.editor.undo()
    await after.session.save()
    expect(Object.values(server.info.value as Record<string, { id: string }>).at(-1)!.id).toBe(made)
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
    await passed(20_000)
    expect(two.session.$drafts.get()).toEqual([])
    one.editor.dispose()
    await passed()
    const three = open()
    await passed()
    expect(three.session.$drafts.get()).toHaveLength(1)
    three.session.postponeDrafts()
    expect((await reload()).session.$drafts.get()).toHaveLength(1)
  })

  it('of an opening that takes its time to end is offered as soon as it has ended', async () => {
    const before = open()
    before.write(0, 'one')
    await passed()
    const after = open()
    await passed(3000)
    expect(after.session.$drafts.get()).toEqual([])
    device.crash()
    await passed(5000)
    expect(after.session.$drafts.get()).toHaveLength(1)
    await after.session.restoreDraft()
    expect(after.words()[0]).toBe('one')
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
