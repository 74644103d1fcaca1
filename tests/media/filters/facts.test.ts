import { afterEach, expect, test } from 'vitest'
import { cleared, factsOf, sizes, sizeWords } from '#src/media/filters/facts.ts'
import { $text } from '#src/media/filters/filters.text.ts'
import { filterFields, isNarrowed, noFilters, type Filters } from '#src/media/list/filters.ts'
import { setLocale } from '#src/text/locale.ts'

afterEach(() => setLocale('zh-cn'))
const all: Filters = { type: 'video', minSize: 512_000, maxSize: 2_097_152, from: '2026-11-01', to: '', order: 'name', isUnused: true }

test('every condition is said and can be taken back by itself', () => {
  const facts = factsOf(all, $text.get())
  expect(facts.map((fact) => fact.words)).toEqual(['视频', '500 KB 至 2 MB', '2026-11-01 – …', '未使用'])
  const nothing = facts.reduce<Filters>((filters, fact) => ({ ...filters, ...fact.without }), { ...all })
  expect(nothing).toEqual(cleared(all))
  expect(isNarrowed(nothing)).toBe(false)
})

test('the order is no condition: it stays and is not said', () => {
  expect(cleared(all)).toEqual({ ...noFilters, order: 'name' })
  expect(factsOf(cleared(all), $text.get())).toEqual([])
})

test('the wire gets what is asked for and nothing else', () => {
  expect(filterFields(noFilters, 'picture')).toEqual({ type: 'picture' })
  expect(filterFields(all, 'all')).toEqual({
    type: 'video',
    min_size: 512_000,
    max_size: 2_097_152,
    from: '2026-11-01',
    order: 'name',
    unused: 1,
  })
})

test('sizes in words', () => {
  setLocale('en')
  expect(sizes.map(([least, most]) => sizeWords($text.get(), least, most))).toEqual([
    'Any size',
    'Up to 100 KB',
    '100 KB to 500 KB',
    '500 KB to 2 MB',
    '2 MB or more',
    '20 MB or more',
  ])
})
