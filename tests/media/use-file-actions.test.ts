import type { KeyboardEvent, MouseEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileActions } from '#src/media/use-file-actions.ts'
import { createLibrary, type Library } from '#src/media/store.ts'
import type { MediaFile } from '#src/media/wire/media-file.ts'
import { FakeServer } from './fake-server.ts'

let library: Library
let told: ReturnType<typeof wishes>
beforeEach(async () => {
  library = createLibrary(new FakeServer(6))
  await library.listing.load()
  told = wishes()
})

const wishes = () => ({ tooMany: vi.fn(), pick: vi.fn(), look: vi.fn(), rename: vi.fn(), remove: vi.fn(), failed: vi.fn() })
const at = (index: number): MediaFile => library.listing.$listing.get().files[index]!
const chosen = () => library.selection.ids()
const click = (keys: Partial<MouseEvent> = {}) => keys as MouseEvent
const key = (name: string, keys: Partial<KeyboardEvent> = {}) => ({ key: name, ...keys }) as KeyboardEvent

function start(isPicking: boolean, limit: number) {
  library.pickAtMost(limit, isPicking)
  return fileActions({ library, isPicking, isMultiple: limit > 1, ...told })
}

test('on a page presses add up, shift reaches, Ctrl-A takes the page, Escape lets go', () => {
  const actions = start(false, Infinity)
  actions.press(at(0), click())
  actions.press(at(3), click({ shiftKey: true }))
  expect(chosen()).toEqual(['6', '5', '4', '3'])
  actions.press(at(0), click())
  expect(chosen()).toEqual(['5', '4', '3'])
  expect(actions.key(key('a', { ctrlKey: true }), at(0))).toBe(true)
  expect(chosen()).toHaveLength(6)
  expect(actions.key(key('Escape'), at(0))).toBe(true)
  expect(chosen()).toEqual([])
  // nothing to let go of: the key belongs to whoever is outside
  expect(actions.key(key('Escape'), at(0))).toBe(false)
})

test('a single choice moves with plain presses and refuses a second one', () => {
  const actions = start(true, 1)
  actions.press(at(0), click())
  actions.press(at(1), click())
  expect(chosen()).toEqual(['5'])
  actions.press(at(2), click({ ctrlKey: true }))
  actions.key(key(' '), at(3))
  expect(chosen()).toEqual(['5'])
  expect(told.tooMany).toHaveBeenCalledTimes(2)
  actions.open(at(4))
  expect(told.pick).toHaveBeenCalledWith([at(4)])
})

test('Enter picks what is chosen, or what has the focus', () => {
  const actions = start(true, 3)
  actions.key(key('Enter'), at(2))
  expect(told.pick).toHaveBeenLastCalledWith([at(2)])
  actions.press(at(0), click())
  actions.press(at(1), click())
  actions.key(key('Enter'), at(2))
  expect(told.pick).toHaveBeenLastCalledWith([at(0), at(1)])
  expect(actions.key(key('Escape'), at(0))).toBe(false)
})

test('on a page Enter shows details; F2 renames, Delete asks for all that is chosen', () => {
  const actions = start(false, Infinity)
  actions.key(key('Enter'), at(1))
  expect(told.look).toHaveBeenCalledWith(at(1))
  actions.key(key('F2'), at(1))
  expect(told.rename).toHaveBeenCalledWith(at(1))
  actions.key(key('Delete'), at(1))
  expect(told.remove).toHaveBeenLastCalledWith([at(1).id])
  actions.press(at(0), click())
  actions.press(at(1), click())
  actions.key(key('Delete'), at(1))
  expect(told.remove).toHaveBeenLastCalledWith([at(0).id, at(1).id])
})

test('shift and arrows reach from where the hand was', () => {
  const actions = start(false, Infinity)
  actions.reach(at(1), at(0))
  actions.reach(at(2), at(1))
  expect(chosen()).toEqual(['6', '5', '4'])
})
