// @vitest-environment happy-dom
import fc from 'fast-check'
import { atom } from 'nanostores'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { isWire } from '#src/designer/document/block.ts'
import { Editor } from '#src/designer/editor.ts'
import { openedPage } from '#src/designer/session/open-page.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { seed } from '../document/operations.ts'
import { MemoryJournals } from './memory-journals.ts'
import { race, races } from './races.ts'
import { OnePageServer } from './servers.ts'

const runs = Number(process.env['RACES']) || 40
const stamp = 1767225600000000
let server = new OnePageServer('own')

const entry = (name: string, index: number, more = {}) => ({ name, timestamp: stamp + index, id: `id${stamp + index}`, ...more })

/** A tab in which the page is opened as the server has it now. */
async function open(device = new MemoryJournals()) {
  const host = { $props: atom({}), emit: () => true, root: document } as unknown as Host
  const connection = Object.assign(server, { base: 'https://shop.example.com' }) as unknown as Connection
  const editor = new Editor(host, connection, openedPage(structuredClone(server.info)), device)
  const { page, session } = editor
  const write = (index: number, words: string) => {
    const id = page.order.at(index)!
    page.edit(id, { ...page.block(id)!.wire, words }, 'edit')
  }
  const words = () => page.order.ids().map((id) => page.block(id)!.wire['words'])
  await written()
  return {
    device,
    editor,
    page,
    session,
    write,
    words,
    told: () =>
      toastsOf(host)
        .get()
        .map((toast) => toast.text),
  }
}

/** What is waited for on the device has happened. */
const written = () => new Promise<void>((done) => setTimeout(done, 90))

const stored = () => Object.values(server.info.value as object).map((block) => (isWire(block) ? block['words'] : block))

beforeEach(() => {
  server = new OnePageServer('own')
  server.info.value = Object.fromEntries(['a', 'b', 'c'].map((name, index) => [stamp + index, entry(name, index)]))
})

describe.each(['own', 'shop'] as const)('two editors of one page of a server of the kind "%s"', (kind) => {
  beforeEach(() => {
    const { info } = server
    server = new OnePageServer(kind)
    server.info = info
  })

  it('who change different blocks are merged without being asked, as one step, and told', async () => {
    const [one, two] = [await open(), await open()]
    one.write(0, 'one')
    one.editor.add('titles')
    await one.session.save()
    two.write(2, 'two')
    expect(await two.session.save()).toEqual({ id: '7' })
    expect(two.words().slice(0, 3)).toEqual(['one', undefined, 'two'])
    expect([stored().slice(0, 3), two.session.isDirty]).toEqual([['one', undefined, 'two'], false])
    expect(two.told()).toEqual([expect.stringMatching(/^已合并他人 .* 保存的 2 处修改，可以撤销$/)])
    two.editor.undo()
    expect(two.words()).toEqual([undefined, undefined, 'two'])
    two.editor.redo()
    expect([two.words().slice(0, 3), two.session.isDirty]).toEqual([['one', undefined, 'two'], false])
  })

  it('who change the same are asked before anything is stored, and get what they choose', async () => {
    for (const side of ['mine', 'theirs'] as const) {
      const [one, two] = [await open(), await open()]
      one.write(0, `one ${side}`)
      one.write(1, `one ${side}`)
      await one.session.save()
      two.write(0, `two ${side}`)
      two.write(2, `two ${side}`)
      expect(await two.session.save()).toBeNull()
      expect(stored().slice(0, 2)).toEqual([`one ${side}`, `one ${side}`])
      const clashes = two.session.merging.$open.get()!.clashes
      expect(clashes).toMatchObject([
        { type: 'changed', mine: { wire: { words: `two ${side}` } }, theirs: { wire: { words: `one ${side}` } } },
      ])
      await two.session.settle(() => side)
      const first = side === 'mine' ? `two ${side}` : `one ${side}`
      expect([stored(), two.session.isDirty]).toEqual([[first, `one ${side}`, `two ${side}`], false])
      expect(two.session.merging.$open.get()).toBeNull()
      two.editor.undo()
      expect(two.words()[0]).toBe(`two ${side}`)
    }
  })

  it('are asked again when nothing was chosen', async () => {
    const [one, two] = [await open(), await open()]
    one.write(0, 'one')
    await one.session.save()
    two.write(0, 'two')
    await two.session.save()
    two.session.merging.cancel()
    expect([stored()[0], two.words()[0], two.session.isDirty]).toEqual(['one', 'two', true])
    expect(await two.session.save()).toBeNull()
    expect(two.session.merging.$open.get()?.clashes).toHaveLength(1)
  })

  it('who do the same have nothing to save', async () => {
    const [one, two] = [await open(), await open()]
    for (const tab of [one, two]) tab.write(0, 'same')
    await one.session.save()
    const { saves } = server
    expect(await two.session.save()).toEqual({ id: '7' })
    expect([server.saves - saves <= 1, two.session.isDirty, two.told()]).toEqual([true, false, []])
  })

  it('lose nothing of the other one by undoing a merge and saving', async () => {
    const [one, two] = [await open(), await open()]
    one.write(0, 'one')
    await one.session.save()
    two.write(2, 'two')
    await two.session.save()
    two.editor.undo()
    two.editor.undo()
    two.write(1, 'two again')
    expect(await two.session.save()).toEqual({ id: '7' })
    expect(stored()).toEqual(['one', 'two again', undefined])
  })

  it('lose nothing by that after a reload either', async () => {
    const [one, two] = [await open(), await open()]
    one.write(0, 'one')
    await one.session.save()
    two.write(2, 'two')
    await two.session.save()
    await written()
    two.device.crash()
    const again = await open(two.device)
    again.editor.undo()
    again.editor.undo()
    expect(again.words()).toEqual([undefined, undefined, undefined])
    again.write(1, 'after')
    expect(await again.session.save()).toEqual({ id: '7' })
    expect(stored()).toEqual(['one', 'after', undefined])
  })
})

describe('two editors of a page of the old editor', () => {
  it('mean the same block although a move there gave it another id', async () => {
    const two = await open()
    const moved = [entry('b', 8), entry('a', 9), entry('c', 10), entry('new', 11, { words: 'new' })]
    server.changeElsewhere(Object.fromEntries(moved.map((block) => [block.timestamp, block])))
    two.write(0, 'two')
    expect(await two.session.save()).toEqual({ id: '7' })
    expect(stored()).toEqual([undefined, 'two', undefined, 'new'])
  })

  it('mean the same block although it had no id of its own', async () => {
    server.info.value = Object.fromEntries(
      ['a', 'b'].map((name, index) => [stamp + index, { name, timestamp: stamp + index, id: 'idundefined' }]),
    )
    const [one, two] = [await open(), await open()]
    one.write(0, 'one')
    await one.session.save()
    two.write(1, 'two')
    await two.session.save()
    expect(stored()).toEqual(['one', 'two'])
    two.write(0, 'two')
    await two.session.save()
    expect(stored()).toEqual(['two', 'two'])
    one.write(0, 'again')
    expect(await one.session.save()).toBeNull()
    expect(one.session.merging.$open.get()?.clashes).toMatchObject([{ type: 'changed' }])
  })
})

describe(`two editors in ${runs} random races (seed ${seed})`, () => {
  it('overwrite nothing of each other that they have not changed themselves or been asked about', { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.nat(6), races, race), { numRuns: runs, seed })
  })
})
