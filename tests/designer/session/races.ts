import fc from 'fast-check'
import { atom } from 'nanostores'
import { expect } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { footerKind } from '#src/designer/document/block.ts'
import { isSamePage } from '#src/designer/document/merge/same.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { Editor } from '#src/designer/editor.ts'
import { openedPage } from '#src/designer/session/open-page.ts'
import { act, operations, storedPage, type Operation } from '../document/operations.ts'
import { MemoryJournals } from './memory-journals.ts'
import { OnePageServer } from './servers.ts'

/** What one of the editors does next: something to the page, or a save whose answer may get lost. */
type Move = { readonly who: 0 | 1; readonly does: Operation | 'save' | 'lost' | 'both' }

const done: Operation['name'][] = [
  'insert',
  'insertAll',
  'remove',
  'removeAll',
  'move',
  'moveAll',
  'edit',
  'editAll',
  'editFooter',
  'settings',
]
const back: Operation['name'][] = ['undo', 'undo', 'redo', 'walk']

const one = (names: readonly Operation['name'][]): fc.Arbitrary<Operation> =>
  operations(1, names as never, 1).map(([operation]) => operation!)

const deed: fc.Arbitrary<Move['does']> = fc.oneof(
  { arbitrary: one(done), weight: 4 },
  { arbitrary: one(back), weight: 3 },
  { arbitrary: fc.constantFrom<Move['does']>('save', 'save', 'save', 'save', 'lost', 'both'), weight: 4 },
)

/** Two editors of one page, in turn and at the same time. */
export const races: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({ who: fc.constantFrom<0 | 1>(0, 1), does: deed }) as fc.Arbitrary<Move>,
  { minLength: 6, maxLength: 30 },
)

/** Everything that was ever written, each with a sign of its own. */
const signsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/T\d+;/g))
const minus = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((sign) => !b.has(sign))

/** One of the two: what it wrote, took away itself, or was asked about. Nothing else may disappear by its saves. */
class Racer {
  readonly allowed = new Set<string>()
  /** What disappeared nevertheless. */
  readonly lost: string[] = []
  readonly editor: Editor

  constructor(
    private readonly server: OnePageServer,
    private readonly next: () => number,
  ) {
    const connection = {
      base: 'https://shop.example.com',
      capabilities: server.capabilities,
      check: server.check,
      send: (...call: Parameters<OnePageServer['send']>) => this.#send(...call),
    } as unknown as Connection
    const host = { $props: atom({}), emit: () => true, root: document } as unknown as Host
    this.editor = new Editor(host, connection, openedPage(structuredClone(server.info)), new MemoryJournals())
  }

  #send(...call: Parameters<OnePageServer['send']>): Promise<never> {
    const before = signsIn(this.server.info)
    // it stores at once and answers later; what is thrown here would only be a failed save to the saver
    const answer = this.server.send(...call)
    this.lost.push(...minus(before, signsIn(this.server.info)).filter((sign) => !this.allowed.has(sign)))
    return answer
  }

  do(operation: Operation): void {
    const { page } = this.editor
    const before = JSON.stringify(page.content())
    const sign = `T${this.next()};`
    this.allowed.add(sign)
    act(page, { ...operation, words: sign })
    if (back.includes(operation.name)) return
    // one step may write the same in several blocks: what is there less often now was taken away here
    const after = JSON.stringify(page.content())
    for (const each of signsIn(before)) if (after.split(each).length < before.split(each).length) this.allowed.add(each)
  }

  /** Saves, and chooses for everything that is asked. */
  async save(): Promise<void> {
    const { session, page } = this.editor
    if (page.order.$count.get() === 0) page.insert('news', { name: 'news' }, 0, 'insert')
    await session.save()
    for (let clashes = session.merging.$open.get()?.clashes; clashes; clashes = session.merging.$open.get()?.clashes) {
      for (const sign of signsIn(clashes)) this.allowed.add(sign)
      const side = this.next() % 2 === 0 ? 'mine' : 'theirs'
      await session.settle(() => side)
    }
  }
}

/** Runs a race to its end: both have saved everything, and have the page that the server has. */
export async function race(count: number, moves: readonly Move[]): Promise<void> {
  const server = new OnePageServer('own')
  const bar = 1999999999999999
  server.info.value = { ...storedPage(count), [bar]: { name: footerKind, timestamp: bar, id: 'bar', words: 'x' } }
  let signs = 0
  const racers = [0, 1].map(() => new Racer(server, () => ++signs)) as [Racer, Racer]
  for (const { who, does } of moves) {
    if (typeof does === 'object') racers[who].do(does)
    else if (does === 'both') await Promise.all(racers.map((racer) => racer.save()))
    else {
      if (does === 'lost') server.next = 'lost'
      await racers[who].save()
      server.next = null
    }
  }
  await racers[0].save()
  await racers[1].save()
  expect(racers.map(({ lost }) => lost)).toEqual([[], []])
  const { page, session } = racers[1].editor
  const sent = { value: readValue(session.saver.value()), settings: page.$settings.get() }
  expect(isSamePage(sent, openedPage(server.info))).toBe(true)
  for (const { editor } of racers) editor.dispose()
}
