import { describe, expect, it } from 'vitest'
import { completeBlock } from '#src/designer/blocks/index.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { normalisations, writeValue } from '#src/designer/document/write-value.ts'
import { seeded } from '../../support/random.mjs'
import { fixture, sourcePages } from './pages.ts'

type Entry = Record<string, unknown>
type Value = Record<string, Entry>

const start = 1767225600000000
const resaved = (value: unknown) => writeValue(readValue(value), completeBlock, start) as Value
const parse = (text: string) => JSON.parse(text) as Value
const isFooter = (entry: Entry) => entry['name'] === 'pageFoot'
const number = (entry: Entry | undefined) => Number(entry?.['timestamp'])

/** Written here from the contract (section 10.2), not from the code: what a save makes of a well-formed stored page. */
function expectedOf(source: Value): Value {
  const entries = Object.entries(source)
  const footer = entries.find(([, entry]) => isFooter(entry))
  const blocks = entries.filter((entry) => entry !== footer).sort(([, a], [, b]) => number(a) - number(b))
  const last = Math.max(0, ...blocks.map(([, entry]) => number(entry)))
  const withFooter = footer ? [...blocks, footer] : blocks
  return Object.fromEntries(
    withFooter.map(([key, entry]) => {
      if (!isFooter(entry)) return [String(entry['timestamp']), entry]
      const stamp = Number(key) > last ? Number(key) : last + 1
      const hasId = typeof entry['id'] === 'string' && entry['id'] !== 'idundefined'
      return [String(stamp), { ...entry, timestamp: stamp, id: hasId ? entry['id'] : `id${stamp}` }]
    }),
  )
}

/** Equal in values, types and the order of keys at every depth. */
const exactly = (value: unknown) => JSON.stringify(value)

describe('an untouched page', () => {
  it('has the supplied pages to test with', () => {
    expect(sourcePages.length).toBeGreaterThanOrEqual(6)
  })

  it.each(sourcePages)('is saved as it was stored: $name', ({ text }) => {
    expect(exactly(resaved(parse(text)))).toBe(exactly(expectedOf(parse(text))))
  })

  it.each(sourcePages)('reads alike from JSON text, and a second save changes nothing: $name', ({ text }) => {
    const once = resaved(text)
    expect(exactly(once)).toBe(exactly(resaved(parse(text))))
    expect(exactly(resaved(parse(exactly(once))))).toBe(exactly(once))
  })

  it('survives 1,000 mutations', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const source = mutated(parse(sourcePages[seed % sourcePages.length]!.text), seeded(seed))
      const before = exactly(source)
      expect(exactly(resaved(source)), `seed ${seed}`).toBe(exactly(expectedOf(source)))
      expect(exactly(source), `seed ${seed} changed its input`).toBe(before)
    }
  })

  it.each([[null], [[]], [''], ['[]'], [{}]])('may be empty: %j', (value) => {
    expect(resaved(value)).toEqual({})
  })
})

/** Unknown kinds and fields, other orders, text timestamps, the footer first or missing. */
function mutated(source: Value, random: () => number): Value {
  let entries = Object.entries(source)
  const chance = (odds: number) => random() < odds
  entries = entries.map(([key, entry]) => {
    let next: Entry = entry
    if (chance(0.2)) next = { ...next, [`unknown${Math.floor(random() * 9)}`]: { deep: [1, '1', null, { on: true }], empty: {} } }
    if (chance(0.15) && !isFooter(next)) next = { ...next, name: `other${Math.floor(random() * 9)}` }
    if (chance(0.3) && !isFooter(next))
      next = { ...next, timestamp: typeof next['timestamp'] === 'string' ? Number(next['timestamp']) : String(next['timestamp']) }
    return [key, next]
  })
  // other kinds: hydrated lists and required fields belong to kinds by name, so those rules stay out of this comparison
  const footer = entries.find(([, entry]) => isFooter(entry))
  if (footer && chance(0.25)) entries = entries.filter((entry) => entry !== footer)
  else if (footer && chance(0.4)) entries = [footer, ...entries.filter((entry) => entry !== footer)]
  if (footer && entries.includes(footer) && chance(0.2)) entries[entries.indexOf(footer)] = ['undefined', footer[1]]
  if (chance(0.5))
    entries = entries
      .map((entry) => [random(), entry] as const)
      .sort(([a], [b]) => a - b)
      .map(([, entry]) => entry)
  return Object.fromEntries(entries)
}

const block = (name: string, timestamp: unknown, rest: Entry = {}): Entry => ({ name, timestamp, id: `id${String(timestamp)}`, ...rest })
const stamp = (index: number) => start + index

/** One case for each row of the table in the code. */
const cases: Record<keyof typeof normalisations, () => void> = {
  keyIsTimestamp() {
    expect(Object.keys(resaved({ undefined: block('x', stamp(1)), 7: block('y', String(stamp(2))) }))).toEqual([
      String(stamp(1)),
      String(stamp(2)),
    ])
  },
  uniqueSixteenDigits() {
    const saved = resaved({ a: block('a', 5), b: block('b', stamp(0)), c: block('c', stamp(0)), d: block('d', stamp(9)) })
    const keys = Object.keys(saved)
    expect(Object.values(saved).map((entry) => entry['name'])).toEqual(['a', 'b', 'c', 'd'])
    expect(keys).toEqual([String(stamp(-2)), String(stamp(-1)), String(stamp(0)), String(stamp(9))])
  },
  ascendingKeys() {
    const source = { [stamp(2)]: block('b', stamp(2)), [stamp(1)]: block('a', stamp(1)) }
    expect(Object.keys(resaved(source))).toEqual([String(stamp(1)), String(stamp(2))])
  },
  timestampAndId() {
    const saved = resaved({ [stamp(3)]: { name: 'x' }, [stamp(4)]: { name: 'y', timestamp: stamp(4), id: 'idundefined' } })
    expect(saved).toEqual({
      [stamp(3)]: { name: 'x', timestamp: stamp(3), id: `id${stamp(3)}` },
      [stamp(4)]: { name: 'y', timestamp: stamp(4), id: `id${stamp(4)}` },
    })
  },
  idsUnlikeOthers() {
    const saved = resaved({ [stamp(1)]: block('a', stamp(1), { id: `id${stamp(3)}` }), [stamp(3)]: { name: 'x', timestamp: stamp(3) } })
    expect(Object.values(saved).map(({ id }) => id)).toEqual([`id${stamp(3)}`, `id${stamp(3)}0`])
  },
  footerLast() {
    const saved = resaved({ [stamp(0)]: { ...completeBlock('pageFoot', { name: 'pageFoot' }) }, [stamp(5)]: block('x', stamp(5)) })
    expect(Object.entries(saved).map(([key, entry]) => [key, entry['name'], entry['timestamp']])).toEqual([
      [String(stamp(5)), 'x', stamp(5)],
      [String(stamp(6)), 'pageFoot', stamp(6)],
    ])
  },
  noPreviewLists() {
    const rows = [{ id: 12, store_name: 'cup' }, { id: '7' }]
    const goods = {
      ...fixtureKind('goodList'),
      goodsList: { max: 20, list: rows },
      selectConfig: { title: '商品分类', activeValue: 5, list: [{ value: 1 }] },
    }
    const articles = { selectList: { title: 't', list: rows }, selectConfig: { list: [{ title: '官方动态', activeValue: '1' }] } }
    const saved = Object.values(resaved({ 1: block('goodList', stamp(1), goods), 2: block('articleList', stamp(2), articles) }))
    expect(saved[0]).toMatchObject({ goodsList: { max: 20, ids: [12, '7'] }, selectConfig: { title: '商品分类', activeValue: 5 } })
    expect(exactly(saved[0])).not.toContain('"list":[{"id"')
    expect(saved[0]?.['selectConfig']).not.toHaveProperty('list')
    expect(saved[1]).toMatchObject({ selectList: { title: 't' }, selectConfig: articles.selectConfig })
    expect(saved[1]?.['selectList']).not.toHaveProperty('list')
  },
  requiredFields() {
    const { mbConfig: _, ...rest } = fixtureKind('titles')
    const [saved] = Object.values(resaved({ 1: block('titles', stamp(1), rest) }))
    expect(saved?.['mbConfig']).toEqual({ title: '页面间距', val: 0, min: 0 })
  },
  promotionTabs() {
    const promotions = fixtureKind('promotionList')
    const tabs = (entry: Entry | undefined) =>
      (entry!['tabConfig'] as { list: { link: { activeVal: unknown } }[] }).list.map((tab) => tab.link.activeVal)
    const empty = { ...promotions, tabConfig: { ...(promotions['tabConfig'] as Entry), list: [] } }
    const saved = Object.values(resaved({ 1: block('promotionList', stamp(1), promotions), 2: block('promotionList', stamp(2), empty) }))
    expect(tabs(saved[0])).toEqual([3])
    expect(tabs(saved[1])).toEqual([3])
  },
}

function fixtureKind(kind: string): Entry {
  const { timestamp: _, id: __, ...value } = (fixture('blocks-5.4.0-defaults.json') as Record<string, { value: Entry }>)[kind]!.value
  return value
}

describe('normalisations of a save', () => {
  it.each(Object.entries(cases))('%s', (name, check) => {
    expect(normalisations).toHaveProperty(name)
    check()
  })
})

describe('entries that are no blocks', () => {
  it('are kept with their value', () => {
    const saved = resaved({ [stamp(1)]: block('x', stamp(1)), [stamp(2)]: 'text', [stamp(3)]: null, [stamp(4)]: [1, 2] })
    expect(Object.values(saved).slice(1)).toEqual(['text', null, [1, 2]])
  })
})
