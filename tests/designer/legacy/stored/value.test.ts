// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { blockKinds, completeBlock } from '#src/designer/blocks/index.ts'
import type { AnyRow } from '#src/designer/blocks/shared/define.ts'
import type { Wire } from '#src/designer/document/block.ts'
import { isHidden, kindOf, shown } from '#src/designer/document/marks.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { writeValue } from '#src/designer/document/write-value.ts'
import { fromPage, toPage, wholeOf } from '#src/designer/legacy/stored/value.ts'
import { definitionOf } from '#src/designer/legacy/registry.ts'
import { canonicalJson } from '#src/lib/canonical-json.ts'
import { olderPages, variants } from '../older-pages.ts'

type Entry = Record<string, unknown>

const pageOf = new Map<Entry, Record<string, Wire>>()
const opened = (value: Entry) => pageOf.get(value) ?? pageOf.set(value, toPage(value)).get(value)!

const edited = (value: Entry, kind: string, change: (wire: Wire) => Wire) => {
  const page = opened(value)
  const [key, wire] = Object.entries(page).find(([, block]) => kindOf(block) === kind)!
  return fromPage({ ...page, [key]: change(wire) }, value) as Entry
}

const withField = (wire: Wire, field: string, next: unknown): Wire => {
  const kind = blockKinds.get(kindOf(wire))!
  return kind.write({ ...kind.read(wire), [field]: next }, wire)
}

describe.each(olderPages)('%s', (_, value) => {
  const text = JSON.stringify(value)

  it('is written byte by byte as it was read', () => {
    expect(JSON.stringify(fromPage(toPage(value), value))).toBe(text)
    // through the designer's own reading and writing, as a save does it
    const written = writeValue(readValue(toPage(value)), completeBlock, 1e15)
    expect(written).toEqual(toPage(value))
    expect(JSON.stringify(fromPage(written, value))).toBe(text)
  })

  it('is known whole: every instance has a kind, and the tab bar is the last', () => {
    const { blocks, footer } = readValue(toPage(value))
    const strange = blocks.filter(({ kind }) => definitionOf(kind)?.kind === 'unknown').map(({ kind }) => kind)
    expect(strange).toEqual([])
    expect(footer === null).toBe(!Object.keys(value).some((key) => key.endsWith('tabBar')))
    const ids = blocks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(olderPages.filter(([name]) => name.startsWith('copy') && !name.includes('v4.4')))('%s', (_, value) => {
  const text = JSON.stringify(value)

  it.each(Object.values(opened(value)).map((wire) => [kindOf(wire), wire] as const))(
    'edits each field of %s and nothing beside it',
    (name, wire) => {
      const kind = blockKinds.get(name)!
      const before = kind.read(wire) as Entry
      expect((kind.fields ?? []).map(({ field }) => field).toSorted()).toEqual(Object.keys(before).toSorted())
      for (const row of kind.fields ?? []) {
        const next = otherThan(before[row.field], row)
        const saved = edited(value, name, (block) => withField(block, row.field, next))
        expect(JSON.stringify(saved), row.field).not.toBe(text)
        const after = kind.read(Object.values(toPage(saved)).find((block) => kindOf(block) === name)!) as Entry
        expect(canonicalJson(after), row.field).toBe(canonicalJson({ ...before, [row.field]: next }))
        const [stored] = name.slice('legacy:'.length).split('/')
        for (const other of Object.keys(value)) if (other !== stored) expect(saved[other], other).toBe(value[other])
      }
    },
  )
})

/** Another value of the same type; lists lose their first entry, or get one where they are empty. */
function otherThan(value: unknown, row: AnyRow): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value === 1 ? 0 : 1
  if (typeof value === 'string') return value === 'x' ? 'y' : 'x'
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : [row.fresh?.() ?? 7]
  return 5
}

describe('an older page', () => {
  const page = variants['moren']!.blocks

  it('comes in the order of the shop, what the shop does not show after it', () => {
    const kinds = readValue(toPage(page)).blocks.map(({ kind }) => kind.replace('legacy:', ''))
    expect(kinds.slice(0, 15)).toEqual([
      ...['headerSerch/default', 'swiperBg/default', 'menus/default', 'news/default', 'activity/default', 'alive/default'],
      ...['coupon/default', 'scrollBox/default', 'goodList/aa', 'goodList/bb', 'swiperBg/aa', 'goodList/cc', 'goodList/dd'],
      ...['tabNav/default', 'adsRecommend/default'],
    ])
    expect(kinds).not.toContain('goodList/defaultVal')
  })

  it('offers what the shop would show and the page lacks, hidden, and stores it once it is shown', () => {
    const missing = Object.values(toPage(page)).filter((wire) => isHidden(wire))
    expect(missing.map(kindOf)).toEqual(
      ['goodList/aa', 'goodList/bb', 'swiperBg/aa', 'goodList/cc', 'goodList/dd'].map((at) => `legacy:${at}`),
    )
    const saved = edited(page, 'legacy:goodList/cc', shown)
    expect((saved['goodList'] as Entry)['cc']).toEqual((page['goodList'] as Entry)['defaultVal'])
    expect(Object.keys(saved['goodList'] as Entry)).toEqual(['defaultVal', 'default', 'cc'])
  })

  it('is the shop’s built-in page where nothing was ever saved', () => {
    // two of the shop's own links differ by a default of their address
    const plain = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, entry: unknown) =>
          key === 'imgList' && Array.isArray(entry) ? [] : typeof entry === 'string' ? entry.replace('?type=1', '') : entry,
        ),
      ) as unknown
    // its headline speaks of another product, and its quick choice lacks what the storefront reads (designer contract 4.2)
    const { scrollBox, news: _, ...rest } = page
    for (const nothing of [null, '', [], {}]) expect(plain(wholeOf(nothing))).toMatchObject(plain(rest) as object)
    expect((wholeOf(null)['scrollBox'] as Entry)['default']).toMatchObject((scrollBox as Entry)['default'] as object)
    expect(Object.keys(fromPage(toPage(null), wholeOf(null)))).toEqual(Object.keys(wholeOf(null)))
  })

  it('reads JSON text, and says so when it is none', () => {
    expect(toPage(JSON.stringify(page))).toEqual(toPage(page))
    expect(() => toPage('{"menus":')).toThrow(SyntaxError)
  })

  it('writes a switch as a number that survives the shop’s filter, and leaves the others in their spelling', () => {
    const saved = edited(page, 'legacy:menus/default', (wire) => withField(wire, 'isShown', false)) as Record<string, Record<string, Entry>>
    expect(saved['menus']!['default']!['isShow']).toEqual({ val: 0 })
    expect(saved['news']!['default']!['isShow']).toEqual({ val: true })
    const filtered = { menus: { defaultVal: {}, default: { isShow: { val: '' }, imgList: { list: [] } } } }
    expect(Object.values(toPage(filtered)).map(isHidden)).toEqual([true])
    expect(JSON.stringify(fromPage(toPage(filtered), filtered))).toBe(JSON.stringify(filtered))
  })

  it('keeps what nobody knows: kinds, instances, fields, entries that are no objects', () => {
    const strange = {
      menus: { defaultVal: {}, default: { isShow: { val: true }, imgList: { list: [], own: 1 }, plugin: { deep: [1, null] } }, zz: 5 },
      flying: { default: { isShow: { val: true }, wings: 2 } },
      text: 'x',
      none: null,
    }
    expect(JSON.stringify(fromPage(toPage(strange), strange))).toBe(JSON.stringify(strange))
    const saved = edited(strange, 'legacy:flying/default', (wire) => withField(wire, 'isShown', false)) as typeof strange
    expect(saved).toEqual({ ...strange, flying: { default: { isShow: { val: 0 }, wings: 2 } } })
  })

  it('sends rows of picked products as they came, and is edited without them', () => {
    const rows = [
      { id: 3, store_name: '杯', description: '<p>…</p>' },
      { id: 9, store_name: '碗' },
    ]
    const row = {
      ...((page['goodList'] as Entry)['defaultVal'] as Entry),
      tabConfig: { tabVal: 1 },
      ids: [3, 9],
      goodsList: { max: 20, list: rows },
    }
    const value = { goodList: { defaultVal: {}, aa: row } }
    const kind = 'legacy:goodList/aa'
    expect(blockKinds.get(kind) === undefined || JSON.stringify(toPage(value)).includes('description')).toBe(false)
    expect(JSON.stringify(fromPage(toPage(value), value))).toBe(JSON.stringify(value))
    const saved = edited(value, kind, (wire) => withField(wire, 'picked', [9, 11])) as { goodList: { aa: typeof row } }
    expect(saved.goodList.aa).toMatchObject({ ids: [9, 11], goodsList: { max: 20, list: [rows[1], { id: 11 }] } })
    expect(saved.goodList.aa.goodsList.list).toHaveLength(2)
  })
})
