// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import type { AnyKind, AnyRow } from '#src/designer/blocks/shared/define.ts'
import { $field } from '#src/designer/blocks/shared/field.text.ts'
import { setLocale, type Locale } from '#src/text/locale.ts'
import { fixture } from '../document/pages.ts'

type Entry = Record<string, unknown>

const defaults = fixture('blocks-5.4.0-defaults.json') as Record<string, { palette: { group: string }; value: Entry }>
const requested = Object.values((fixture('synthetic-all-blocks-save-request.json') as { value: Record<string, Entry> }).value)
const stored = Object.values(fixture('synthetic-all-blocks-stored-value.json') as Record<string, Entry>)
const kinds = [...blockKinds.values()].map((kind) => [kind.kind, kind] as const)

/** What differs on purpose: place, switches as 1 and 0, no preview lists, no pictures that the shop's old editor brought along. */
function comparable(entry: Entry): unknown {
  const { timestamp: _, id: __, ...rest } = entry
  const text = JSON.stringify(rest, (key, value: unknown) => {
    if (value === true) return 1
    if (value === false) return 0
    if (typeof value === 'string' && (value.startsWith('<built-in') || /^https?:.*\.gif$/.test(value))) return ''
    if (key === 'activeVal' && value === 0) return 3
    return value
  })
  const plain = JSON.parse(text) as Record<string, Entry>
  if (entry['name'] === 'goodList') {
    delete plain['selectConfig']!['list']
    delete plain['productList']!['list']
    plain['goodsList'] = { max: 20, ids: [] }
  }
  if (entry['name'] === 'articleList') delete plain['selectList']!['list']
  if (entry['name'] === 'promotionList') delete plain['productList']!['list']
  // the storefront reads one picture without looking whether it is there
  if (entry['name'] === 'pictureCube') (plain['picStyle'] as Entry)['picList'] = []
  if (entry['name'] === 'news') (plain['listConfig']!['list'] as { chiild: { val: string }[] }[])[0]!.chiild[1]!.val = ''
  return plain
}

const rowsOf = (rows: readonly AnyRow[]): AnyRow[] => rows.flatMap((row) => [row, ...rowsOf(row.of ?? [])])
const show = (kind: AnyKind, wire: Entry) => renderToStaticMarkup(createElement(kind.Preview, { value: kind.read(wire) }))

describe.each(kinds)('%s', (name, kind) => {
  const saved = [...requested, ...stored].filter((entry) => entry['name'] === name)

  it('starts with the shop’s own defaults', () => {
    expect(comparable(kind.fresh() as Entry)).toEqual(comparable(defaults[name]!.value))
    if (kind.group !== 'page') expect(kind.group).toBe(defaults[name]!.palette.group)
  })

  it('writes what it read', () => {
    for (const wire of [kind.fresh() as Entry, ...saved]) expect(kind.write(kind.read(wire), wire)).toBe(wire)
  })

  it('reads the sent form and the form that a shop server made of it alike', () => {
    const [sent] = requested.filter((entry) => entry['name'] === name)
    const [kept] = stored.filter((entry) => entry['name'] === name)
    if (sent && kept) expect(JSON.stringify(kind.read(kept))).toBe(JSON.stringify(kind.read(sent)))
  })

  it('changes one field and nothing beside it', () => {
    const wire = { ...(kind.fresh() as Entry), unknown: { deep: [1] } }
    const value = kind.read(wire) as Entry
    for (const [field, present] of Object.entries(value)) {
      const next = otherThan(present)
      if (next === undefined) continue
      const written = kind.write({ ...value, [field]: next }, wire)
      const back = kind.read(written) as Entry
      expect(back[field], field).toEqual(next)
      expect(written['unknown']).toBe(wire.unknown)
      const touched = Object.keys(written).filter((key) => written[key] !== (wire as Entry)[key])
      expect(touched, field).toHaveLength(1)
    }
  })

  it('completes a block that lacks fields, and reads malformed ones as their default', () => {
    const complete = kind.complete({ name })
    expect(kind.read(complete)).toEqual(kind.read({ name }))
    const broken = Object.fromEntries(Object.keys(kind.fresh()).map((key) => [key, key === 'name' ? name : 7]))
    expect(kind.read(broken)).toEqual(kind.read(kind.fresh()))
    expect(kind.write(kind.read(broken), broken)).toBe(broken)
  })

  it('shows a preview of fresh, full, broken and endless content', () => {
    const broken = Object.fromEntries(Object.keys(kind.fresh()).map((key) => [key, key === 'name' ? name : [null]]))
    const long = JSON.parse(
      JSON.stringify(kind.fresh()).replaceAll('"今日推荐"', JSON.stringify('<img onerror=alert(1)>'.repeat(99))),
    ) as Entry
    for (const wire of [kind.fresh() as Entry, ...saved, broken, long]) expect(show(kind, wire)).toContain('<div')
    expect(show(kind, long)).not.toContain('<img onerror')
  })

  it.each(['zh-cn', 'en', 'zh-tw'] as Locale[])('has all its words in %s', (locale) => {
    setLocale(locale)
    const words: Record<string, string> = { ...$field.get(), ...kind.$text.get() }
    const wanted = rowsOf(kind.fields).flatMap((row) => [
      row.field,
      row.hint,
      row.add,
      row.asks,
      row.tooFew,
      row.place,
      ...(row.options ?? []).map((option) => option.word),
    ])
    expect(wanted.filter((word) => word !== undefined && !words[word])).toEqual([])
    expect(words['name']).toBeTruthy()
    setLocale('zh-cn')
  })

  it('edits every field that it reads', () => {
    const value = kind.read(kind.fresh()) as Entry
    expect(kind.fields.map((row) => row.field).toSorted()).toEqual(Object.keys(value).toSorted())
  })
})

/** Another value of the same type; rows lose their first. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value === '#123456' ? '#654321' : '#123456'
  if (Array.isArray(value)) return value.length === 2 && typeof value[0] === 'string' ? ['#000000', '#ffffff'] : value.slice(1)
  return value === null ? 5 : undefined
}
