// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { defaults, kinds } from '../saved.ts'
import { shopKinds } from '../shop-kinds.ts'

interface Difference {
  path: string
  theirs: unknown
  ours: unknown
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every leaf, empty holder or missing key in which two values differ. */
function differences(theirs: unknown, ours: unknown, path = ''): Difference[] {
  if (isHolder(theirs) && isHolder(ours) && Array.isArray(theirs) === Array.isArray(ours)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)])
    return [...keys].flatMap((key) => differences(theirs[key], ours[key], path ? `${path}.${key}` : key))
  }
  return Object.is(theirs, ours) ? [] : [{ path, theirs, ours }]
}

/** Why a fresh block is not what the shop's own editor would start with: everywhere, */
const everywhere: readonly [reason: string, holds: (difference: Difference) => boolean][] = [
  ['its place is given by the page', ({ path, ours }) => ['timestamp', 'id'].includes(path) && ours === undefined],
  [
    'integers survive the shop’s input filter, switches do not (contract 2.4)',
    ({ theirs, ours }) => typeof theirs === 'boolean' && ours === Number(theirs),
  ],
  ['none of the shop’s own pictures is shipped', ({ theirs, ours }) => /^<built-in image|\.gif$/.test(String(theirs)) && ours === ''],
]

/** and in single places. */
const here: Record<string, Record<string, { ours: unknown; why: string }>> = {
  goodList: {
    'selectConfig.list': { ours: undefined, why: 'preview cache, dropped on every save (contract 10.2)' },
    'productList.list': { ours: undefined, why: 'preview cache, dropped on every save' },
    'goodsList.list': { ours: undefined, why: 'ids are what the storefront reads; rows are dropped on every save' },
    'goodsList.ids': { ours: [], why: 'always sent, or a new page shows other products (contract 1.2)' },
  },
  promotionList: {
    'productList.list': { ours: undefined, why: 'preview cache, dropped on every save' },
    'tabConfig.list.0.link.activeVal': { ours: 3, why: 'list 0 does not exist; the title says 首发新品' },
  },
  articleList: {
    'selectList.list': { ours: undefined, why: 'preview cache, dropped on every save' },
  },
  pictureCube: {
    'picStyle.picList.0': {
      ours: { image: '', link: '' },
      why: 'the storefront reads one picture without looking whether it is there (contract 3.5.9)',
    },
  },
  news: {
    'listConfig.list.0.chiild.1.val': { ours: '', why: 'the word 链接 as a link leads nowhere (contract 8.12)' },
  },
}

const isKnown = (kind: string, difference: Difference) => {
  const listed = here[kind]?.[difference.path]
  return listed ? JSON.stringify(listed.ours) === JSON.stringify(difference.ours) : everywhere.some(([, holds]) => holds(difference))
}

describe.each(kinds)('a fresh %s', (name, kind) => {
  const whole = defaults[name]!

  it('has every field of the shop’s default, with the same value or a reason', () => {
    expect(differences(whole.value, kind.fresh()).filter((difference) => !isKnown(name, difference))).toEqual([])
  })

  it('stands in the shop’s group under the shop’s label', () => {
    expect(kind.$text.get()['name']).toBe(whole.palette.label)
    if (kind.group !== 'page') expect(kind.group).toBe(whole.palette.group)
  })
})

it('knows every kind that a shop can have saved', () => {
  expect(shopKinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(defaults).toSorted())
})

describe('the reasons', () => {
  it('are all needed', () => {
    const needed = kinds.flatMap(([name, kind]) => differences(defaults[name]!.value, kind.fresh()).map(({ path }) => `${name}.${path}`))
    const listed = Object.entries(here).flatMap(([name, paths]) =>
      blockKinds.has(name) ? Object.keys(paths).map((path) => `${name}.${path}`) : [],
    )
    expect(listed.filter((place) => !needed.includes(place))).toEqual([])
  })

  it('bite: a field that is missing, other or too many is seen', () => {
    expect(differences({ a: 1, b: [{ c: '' }] }, { b: [{ c: 'x' }, 2] }).map(({ path }) => path)).toEqual(['a', 'b.0.c', 'b.1'])
  })
})
