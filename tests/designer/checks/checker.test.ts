// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { rules } from '#src/designer/checks/rules/index.ts'
import { briefly, checkedPage, IgnoredInMemory, wireOf } from './checked.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('looks again only at what changed', async () => {
  const { editor, checker, put } = checkedPage()
  const ids = Array.from({ length: 50 }, () => put('titles', { words: '人气' }))
  const looks = vi.spyOn(
    rules.find(({ id }) => id === 'empty-text')!,
    'check',
  )
  await checker.settled()
  expect(looks).toHaveBeenCalledTimes(52)
  editor.page.edit(ids[7]!, wireOf('titles', { words: '' }), 'edit')
  expect(briefly(await checker.settled()).filter((line) => line.includes('words'))).toEqual(['empty-text warning words'])
  expect(looks).toHaveBeenCalledTimes(53)
  editor.undo()
  editor.page.move(ids[7]!, 0, 'move')
  await checker.settled()
  expect(looks).toHaveBeenCalledTimes(54)
  // what lies under translucent colours concerns every block
  editor.page.set({ ...editor.page.$settings.get(), hasColour: true, colour: '#000' }, 'set')
  await checker.settled()
  expect(looks).toHaveBeenCalledTimes(54 + 52)
})

it('follows the page while somebody wants to know, and rests while somebody types', async () => {
  vi.useFakeTimers()
  const { editor, checker, put } = checkedPage()
  const id = put('titles', { words: '人气' })
  const words = () => checker.$findings.get().filter(({ block }) => block === id)
  const stop = checker.follow()
  await vi.advanceTimersByTimeAsync(100)
  expect([checker.$isReady.get(), words()]).toEqual([true, []])
  for (const words of ['', ' ', '  ']) {
    editor.page.edit(id, wireOf('titles', { words }), 'edit', 'words')
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(words()).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(briefly(words())).toEqual(['empty-text warning words'])
  stop()
  editor.undo()
  await vi.advanceTimersByTimeAsync(2000)
  expect(briefly(words())).toEqual(['empty-text warning words'])
})

it('keeps what is ignored on the device, until it changes', async () => {
  const store = new IgnoredInMemory()
  const first = checkedPage({ store })
  const id = first.put('titles', { words: '一二三四五六七八九十一' })
  const [finding] = await first.found(id)
  first.checker.ignored.add(finding!.key)
  expect(await first.found(id)).toEqual([])

  const second = checkedPage({ store })
  second.editor.page.replace(first.editor.page.value(), second.editor.page.$settings.get(), 'opened again')
  await vi.waitFor(() => expect(second.checker.ignored.$keys.get().size).toBe(1))
  expect(await second.found(id)).toEqual([])
  const kind = blockKinds.get('titles')!
  const { wire } = second.editor.page.block(id)!
  second.editor.page.edit(id, kind.write({ ...kind.read(wire), words: '一二三四五六七八九十一二' } as object, wire), 'edit')
  expect(briefly(await second.found(id))).toEqual(['long-text warning words'])
  second.checker.ignored.clear()
  expect(checkedPage({ store }).checker.ignored.$keys.get().size).toBe(0)
})

it('works on a device that keeps nothing', async () => {
  const store = new IgnoredInMemory()
  store.isFull = true
  const { checker, put, found } = checkedPage({ store })
  const id = put('titles', { words: '' })
  checker.ignored.add((await found(id))[0]!.key)
  expect(await found(id)).toEqual([])
})
