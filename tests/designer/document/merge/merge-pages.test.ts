import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Wire } from '#src/designer/document/block.ts'
import type { PageContent } from '#src/designer/document/change.ts'
import { hidden } from '#src/designer/document/marks.ts'
import type { Clash, Side } from '#src/designer/document/merge/clash.ts'
import { mergePages, type PageRules } from '#src/designer/document/merge/merge-pages.ts'
import { isSame, isSamePage, keyFields } from '#src/designer/document/merge/same.ts'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings, type PageSettings } from '#src/designer/document/settings.ts'
import { act, operations, seed, steady, storedPage, written, type Operation } from '../operations.ts'

const runs = Number(process.env['MERGES']) || 300
const rules: PageRules = {
  isOnce: (kind) => kind === 'search',
  pinOf: (kind) => (kind === 'search' ? 0 : undefined),
}
const block = (id: string, more: Wire = {}, kind = 'news'): Block => ({ id, kind, wire: { name: kind, id, ...more } })
const pageOf = (blocks: Block[], footer: Block | null = null, settings: Partial<PageSettings> = {}): PageContent => ({
  value: { blocks, footer },
  settings: { ...freshSettings, ...settings },
})
const merge = (base: PageContent, mine: PageContent, theirs: PageContent) => mergePages(base, mine, theirs, rules)
const all = (side: Side) => () => side
const words = ({ value }: PageContent) => value.blocks.map(({ id, wire }) => `${id} ${String(wire['words'])}`)
const ids = ({ value }: PageContent) => value.blocks.map(({ id }) => id).join(' ')
const clashes = (found: readonly Clash[]) => found.map(({ type, id }) => `${type} ${id}`)

describe('what two editors did', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => block(id, { words: 'was', colour: 'red' })) as [Block, Block, Block]
  const base = pageOf([a, b, c], block('foot', { tabs: 4 }, 'pageFoot'))
  const edited = (old: Block, more: Wire): Block => ({ ...old, wire: { ...old.wire, ...more } })

  it('in different blocks is merged without asking', () => {
    const mine = pageOf([edited(a, { words: 'mine' }), b, block('n1')], base.value.footer)
    const theirs = pageOf([a, c, edited(b, { words: 'theirs' }), block('n2')], base.value.footer)
    const { clashes: found, resolve, taken } = merge(base, mine, theirs)
    expect(found).toEqual([])
    expect(words(resolve(all('mine')))).toEqual(['a mine', 'b theirs', 'n1 undefined', 'n2 undefined'])
    expect(taken).toBe(2)
  })

  it('in different fields of one block too, hiding it and the tab bar among them', () => {
    const mine = pageOf([edited(a, { words: 'mine' }), { ...b, wire: hidden(b.wire) }, c], edited(base.value.footer!, { status: true }))
    const theirs = pageOf([edited(a, { colour: 'blue' }), edited(b, { words: 'theirs' }), c], edited(base.value.footer!, { tabs: 5 }))
    const { clashes: found, resolve } = merge(base, mine, theirs)
    expect(found).toEqual([])
    const { value } = resolve(all('theirs'))
    expect(value.blocks[0]!.wire).toMatchObject({ words: 'mine', colour: 'blue' })
    expect(value.blocks[1]!.wire).toMatchObject({ words: 'theirs', name: 'crmHidden', crmKind: 'news' })
    expect(value.footer!.wire).toMatchObject({ tabs: 5, status: true })
  })

  it('to the same field is asked, and both answers keep what only one of them did', () => {
    const mine = pageOf([edited(a, { words: 'mine', size: 1 }), b, c], base.value.footer)
    const theirs = pageOf([edited(a, { words: 'theirs', colour: 'blue' }), edited(b, { words: 'theirs' }), c], base.value.footer)
    const { clashes: found, resolve } = merge(base, mine, theirs)
    expect(clashes(found)).toEqual(['changed a'])
    for (const side of ['mine', 'theirs'] as const)
      expect(resolve(all(side)).value.blocks.map(({ wire }) => wire)).toMatchObject([
        { words: side, colour: 'blue', size: 1 },
        { words: 'theirs' },
        {},
      ])
    expect(found[0]).toMatchObject({ mine: { wire: { words: 'mine' } }, theirs: { wire: { words: 'theirs' } } })
  })

  it('deleting what the other one edited is asked; deleting what nobody touched is not', () => {
    const mine = pageOf([edited(a, { words: 'mine' }), c], base.value.footer)
    const theirs = pageOf([edited(b, { words: 'theirs' })], base.value.footer)
    const { clashes: found, resolve } = merge(base, mine, theirs)
    expect(clashes(found)).toEqual(['deletedByThem a', 'deletedByMe b'])
    expect(words(resolve(all('mine')))).toEqual(['a mine'])
    expect(words(resolve(all('theirs')))).toEqual(['b theirs'])
    expect(words(resolve(({ id }) => (id === 'a' ? 'mine' : 'theirs')))).toEqual(['a mine', 'b theirs'])
  })

  it('adding one each of a kind that a page has once is asked, and what is fixed stays on top', () => {
    const mine = pageOf([block('s1', {}, 'search'), a, b, c], base.value.footer)
    const theirs = pageOf([block('s2', {}, 'search'), block('n1'), a, b, c], base.value.footer)
    const { clashes: found, resolve } = merge(base, mine, theirs)
    expect(clashes(found)).toEqual(['onlyOnce s1'])
    expect([ids(resolve(all('mine'))), ids(resolve(all('theirs')))]).toEqual(['s1 n1 a b c', 's2 n1 a b c'])
  })

  it('to the settings of the page is merged field by field', () => {
    const mine = pageOf(base.value.blocks, base.value.footer, { title: 'mine', name: 'mine' })
    const theirs = pageOf(base.value.blocks, base.value.footer, { title: 'theirs', colour: '#123456' })
    const { clashes: found, resolve } = merge(base, mine, theirs)
    expect(found).toMatchObject([{ type: 'settings', fields: ['title'] }])
    for (const side of ['mine', 'theirs'] as const)
      expect(resolve(all(side)).settings).toEqual({ ...freshSettings, title: side, name: 'mine', colour: '#123456' })
  })

  it('that a server spells in its own way is no change', () => {
    const spelled = (on: unknown, words = 'was') => pageOf([block('a', { isShow: { val: on }, words })])
    const { clashes: found, resolve } = merge(spelled(true), spelled(false), spelled('1', 'theirs'))
    expect(found).toEqual([])
    expect(resolve(all('mine')).value.blocks[0]!.wire).toMatchObject({ isShow: { val: false }, words: 'theirs' })
  })

  it('moving is merged: what stands elsewhere for one stands there, with what was added below it', () => {
    const five = (order: string) => pageOf([...order].map((id) => block(id)))
    const order = (mine: string, theirs: string) =>
      ids(merge(five('abcde'), five(mine), five(theirs)).resolve(all('mine'))).replaceAll(' ', '')
    expect(order('eabcd', 'abcde')).toBe('eabcd')
    expect(order('eabcd', 'acdbe')).toBe('eacdb')
    expect(order('aXbcde', 'abcdYe')).toBe('aXbcdYe')
    expect(order('cXabde', 'abcde')).toBe('cXabde')
    expect(order('bcde', 'eabcd')).toBe('ebcd')
    // both moved the same one: it stands where I put it
    expect(order('eabcd', 'abecd')).toBe('eabcd')
  })
})

/** Two editors open the same page, and each does something. */
const race = (mine: readonly Operation['name'][] | undefined, theirs: readonly Operation['name'][] | undefined) =>
  fc.tuple(fc.integer({ min: 1, max: 9 }), operations(9, mine as never), operations(9, theirs as never)).map(([count, ...both]) => {
    const stored = { ...storedPage(count), 1999999999999999: { name: 'pageFoot', timestamp: 1999999999999999, id: 'foot', words: 'x' } }
    const opened = () => new PageDocument(readValue(stored), freshSettings)
    const [one, two] = both.map((sequence) => {
      const page = opened()
      for (const operation of sequence) act(page, operation)
      return page.content()
    })
    return { base: opened().content(), mine: one!, theirs: two! }
  })
const text = (content: PageContent) => written({ content: () => content })
const options = { numRuns: runs, seed }

/** Every field of a page by its name, blocks that are there among them. */
function facts({ value, settings }: PageContent): Map<string, unknown> {
  const found = new Map<string, unknown>(Object.entries(settings))
  for (const { id, wire, foreign } of [...value.blocks, ...(value.footer ? [{ ...value.footer, id: 'bar' }] : [])]) {
    found.set(`block ${id}`, foreign?.value ?? 'there')
    for (const [field, entry] of Object.entries(foreign ? {} : wire)) if (!keyFields.has(field)) found.set(`block ${id} ${field}`, entry)
  }
  return found
}

/** What one side alone did must be in the result; what both did differently must be in a clash, and in the chosen result. */
function expectNothingLost(base: PageContent, mine: PageContent, theirs: PageContent): void {
  const merged = merge(base, mine, theirs)
  const bars = [mine, theirs].map(({ value }) => value.footer?.id)
  const asked = new Set(merged.clashes.map(({ id, type }) => (type === 'settings' ? type : bars.includes(id) ? 'bar' : id)))
  const [was, here, there] = [base, mine, theirs].map(facts) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]
  for (const side of ['mine', 'theirs'] as const) {
    const result = facts(merged.resolve(all(side)))
    const chosen = side === 'mine' ? here : there
    for (const name of new Set([...was.keys(), ...here.keys(), ...there.keys(), ...result.keys()])) {
      const owner = /^block (\S+|key \d+)(?= |$)/.exec(name)?.[1] ?? 'settings'
      const [before, one, two, got] = [was.get(name), here.get(name), there.get(name), result.get(name)]
      const wanted = isSame(one, two) ? [one, two] : isSame(two, before) ? [one] : isSame(one, before) ? [two] : [chosen.get(name)]
      if (wanted.some((value) => isSame(value, got))) continue
      // a block that one deleted and the other edited is there as a whole, or not at all
      if (asked.has(owner) && isSame(got, chosen.get(name))) continue
      expect.fail(`${name}: ${JSON.stringify({ before, one, two, got, side })}`)
    }
  }
}

describe(`merging, ${runs} random pairs of editors (seed ${seed})`, () => {
  it('with an editor who did nothing, or the same, gives the page of the other one', () => {
    fc.assert(
      fc.property(race(undefined, undefined), ({ base, mine }) => {
        expect(text(merge(base, mine, base).resolve(all('theirs')))).toBe(text(mine))
        expect(isSamePage(merge(base, base, mine).resolve(all('mine')), mine)).toBe(true)
        expect(isSamePage(merge(base, mine, mine).resolve(all('mine')), mine)).toBe(true)
        expect([merge(base, mine, base), merge(base, base, mine), merge(base, mine, mine)].flatMap((each) => each.clashes)).toEqual([])
        expect([merge(base, mine, base).taken, merge(base, mine, mine).taken]).toEqual([0, 0])
      }),
      options,
    )
  })

  it('loses nothing, and asks about everything that both did differently', () => {
    fc.assert(
      fc.property(race(undefined, undefined), ({ base, mine, theirs }) => expectNothingLost(base, mine, theirs)),
      options,
    )
  })

  it('comes to the same page on both sides', () => {
    const same = ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', PageContent>) => {
      const [one, two] = [merge(base, mine, theirs).resolve(all('mine')), merge(base, theirs, mine).resolve(all('theirs'))]
      expect(isSamePage(one, two)).toBe(true)
    }
    fc.assert(fc.property(race(steady, undefined), same), options)
    fc.assert(fc.property(race(undefined, steady), same), options)
  })

  it('keeps the order of each side, unless the other one moved something', () => {
    const among = (content: PageContent, other: PageContent) => {
      const there = new Set(other.value.blocks.map(({ id }) => id))
      return content.value.blocks.map(({ id }) => id).filter((id) => there.has(id))
    }
    fc.assert(
      fc.property(race(undefined, steady), ({ base, mine, theirs }) => {
        const result = merge(base, mine, theirs).resolve(all('mine'))
        expect(among(result, mine)).toEqual(among(mine, result))
      }),
      options,
    )
  })
})
