// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $session, account, begin, device, entry, open, passed, reload, server, stamp } from './opened.ts'

beforeEach(() => begin())
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

  it('takes up a history that is found while the first edit is being written', async () => {
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    await passed()
    const after = open()
    let answer: () => void = () => undefined
    device.slowness = new Promise((resolve) => (answer = resolve))
    after.write(0, 'two')
    await passed(200)
    device.crash()
    await passed(1000)
    expect(after.history.depth).toBe(2)
    device.slowness = Promise.resolve()
    answer()
    await passed()
    expect([...device.journals.values()].map(({ head }) => [head.count, head.saved, head.isDirty])).toEqual([[2, 1, true]])
    const again = await reload()
    await again.session.restoreDraft()
    expect([again.words()[0], again.history.depth]).toEqual(['two', 2])
  })

  it('keeps what was edited before the history was found, when the device is full by then', async () => {
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    await passed()
    const after = open()
    after.write(0, 'two')
    await passed()
    device.isFull = true
    device.crash()
    await passed(1000)
    expect(after.history.depth).toBe(2)
    device.isFull = false
    const again = await reload()
    expect(again.session.$drafts.get()).toHaveLength(1)
    await again.session.restoreDraft()
    expect(again.words()[0]).toBe('two')
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
    begin('shop')
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

describe('what lies on a device that several people use', () => {
  const signIn = (id: number, token = `token-${id}`) => $session.set({ token, user: { id } })
  const offered = async () => (await reload()).session.$drafts.get().length

  it('is offered to the person who made it, also after a new sign-in, and to nobody else', async () => {
    signIn(3)
    open().write(0, 'one')
    await passed()
    signIn(4)
    expect(await offered()).toBe(0)
    $session.set(null)
    expect(await offered()).toBe(0)
    signIn(3, 'another')
    const { session, words } = await reload()
    await session.restoreDraft()
    expect(words()[0]).toBe('one')
  })

  it('keeps the history of a saved page for its person', async () => {
    signIn(3)
    const before = open()
    before.write(0, 'one')
    await before.session.save()
    signIn(4)
    expect((await reload()).history.depth).toBe(0)
    signIn(3)
    expect((await reload()).history.depth).toBe(1)
  })

  it('goes to the first who opens the page where nothing says whose it is', async () => {
    open().write(0, 'one')
    await passed()
    signIn(3)
    expect(await offered()).toBe(1)
    signIn(4)
    expect(await offered()).toBe(0)
    signIn(3)
    expect(await offered()).toBe(1)
  })

  it('waits until the server has told whose a token of the host is', async () => {
    const user = { id: 3 }
    account.tell = async () => {
      await passed(100)
      $session.set({ token: 'late', user })
    }
    $session.set({ token: 'early', user: null })
    open().write(0, 'one')
    await passed(400)
    // another token of the same person
    $session.set({ token: 'other', user: null })
    expect(await offered()).toBe(1)
    signIn(4)
    expect(await offered()).toBe(0)
  })

  it('is theirs as soon as the server has told, also where nothing more is written', async () => {
    let tell = () => {}
    account.tell = () => new Promise<void>((go) => (tell = go))
    $session.set({ token: 'early', user: null })
    open().write(0, 'one')
    await passed(400)
    $session.set({ token: 'early', user: { id: 3 } })
    tell()
    await passed()
    signIn(4)
    expect(await offered()).toBe(0)
    signIn(3)
    expect(await offered()).toBe(1)
  })

  it('stays that of the person for whom the page was opened', async () => {
    signIn(3)
    const { write } = open()
    write(0, 'one')
    await passed()
    signIn(4)
    write(0, 'two')
    expect(await offered()).toBe(0)
    signIn(3)
    expect(await offered()).toBe(1)
  })
})

describe('a page that is left', () => {
  it('is held by nothing that waits', async () => {
    const { session } = open()
    await passed()
    session.dispose()
    await passed()
    expect(vi.getTimerCount()).toBe(0)
  })
})
