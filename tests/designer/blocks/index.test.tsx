// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { $wordsOf, fieldsOf } from '#src/designer/blocks/fields.ts'
import type { AnyKind, AnyRow } from '#src/designer/blocks/shared/define.ts'
import type { LaterPreview } from '#src/designer/blocks/shared/later-preview.tsx'
import { $field } from '#src/designer/blocks/shared/field.text.ts'
import { setLocale, type Locale } from '#src/text/locale.ts'
import { brokenForms, kinds, requested, script, stored, withLeaves, type Entry } from './saved.ts'

const rowsOf = (rows: readonly AnyRow[]): AnyRow[] => rows.flatMap((row) => [row, ...rowsOf(row.of ?? [])])
// the code of some previews comes with the first block of its kind
for (const [, { Preview }] of kinds) if ('load' in Preview) await (Preview as LaterPreview<object>).load()
const show = (kind: AnyKind, wire: Entry) => renderToStaticMarkup(createElement(kind.Preview, { value: kind.read(wire) }))

describe.each(kinds)('%s', (name, kind) => {
  const saved = [...requested, ...stored].filter((entry) => entry['name'] === name)

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

  const forms = brokenForms(kind.fresh() as Entry)

  it.each([...saved.map((wire, index) => [`saved form ${index}`, wire] as const), ...Object.entries(forms)])(
    'draws, keeps and completes a block with %s',
    (_, wire) => {
      const written = JSON.stringify(wire)
      const markup = show(kind, wire)
      expect(markup).toContain('<div')
      // nothing of the page becomes code, and a huge list costs no more than a screen can hold
      expect(codeIn(markup)).toEqual([])
      expect(markup.length).toBeLessThan(200_000)
      expect(kind.write(kind.read(wire), wire)).toBe(wire)
      expect(JSON.stringify(wire)).toBe(written)
      const whole = kind.complete(wire)
      expect(kind.complete(whole)).toBe(whole)
      expect(Object.keys(whole)).toEqual(expect.arrayContaining([...Object.keys(wire), ...Object.keys(kind.fresh())]))
    },
  )

  it('shows nothing of a script as a tag', () => {
    const full = withLeaves(saved[0] ?? kind.fresh(), (value) => (typeof value === 'string' ? script : value)) as Entry
    expect(codeIn(show(kind, full))).toEqual([])
  })

  it.each(['zh-cn', 'en', 'zh-tw'] as Locale[])('has all its words in %s', (locale) => {
    setLocale(locale)
    const words: Record<string, string> = { ...$field.get(), ...$wordsOf(kind).get() }
    const wanted = rowsOf(fieldsOf(kind)).flatMap((row) => [
      row.field,
      row.hint,
      row.add,
      row.asks,
      row.tooFew,
      row.placeholder,
      ...(row.options ?? []).map((option) => option.word),
    ])
    expect(wanted.filter((word) => word !== undefined && !words[word])).toEqual([])
    expect(words['name']).toBeTruthy()
    setLocale('zh-cn')
  })

  it('edits every field that it reads', () => {
    const value = kind.read(kind.fresh()) as Entry
    expect(
      fieldsOf(kind)
        .map((row) => row.field)
        .toSorted(),
    ).toEqual(Object.keys(value).toSorted())
  })
})

/** What a browser would run of some markup. */
function codeIn(markup: string): string[] {
  const box = document.createElement('template')
  box.innerHTML = markup
  return [...box.content.querySelectorAll('*')].flatMap((node) => [
    ...(/^(script|iframe|object|embed)$/i.test(node.tagName) ? [node.outerHTML] : []),
    ...[...node.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)).map(({ name }) => name),
  ])
}

/** Another value of the same type; rows lose their first. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value === '#123456' ? '#654321' : '#123456'
  if (Array.isArray(value)) return value.length === 2 && typeof value[0] === 'string' ? ['#000000', '#ffffff'] : value.slice(1)
  return value === null ? 5 : undefined
}
