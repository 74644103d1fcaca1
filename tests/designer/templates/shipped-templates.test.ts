import { describe, expect, it } from 'vitest'
import { glyphs } from '#src/designer/art/glyphs.ts'
import { fieldsOf } from '#src/designer/blocks/fields.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { artOf, isArtRef } from '#src/designer/blocks/shared/art.ts'
import { shopPaths } from '#src/designer/blocks/shared/shop-paths.ts'
import { stringsIn } from '#src/designer/document/strings.ts'
import { shippedTemplates, wiresOf } from '#src/designer/templates/shipped-templates.ts'
import { locales } from '#src/text/locale.ts'
import { beyond } from '../presets/limits.ts'

const paths = new Set<string>(Object.values(shopPaths))

it('are at least six pages for different trades, a maker of rubber boards first', () => {
  const templates = shippedTemplates('en')
  expect(templates.length).toBeGreaterThanOrEqual(6)
  expect(templates[0]).toMatchObject({ name: 'Rubber board works', trade: 'Industry' })
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  expect(new Set(templates.map(({ trade }) => trade)).size).toBe(templates.length)
})

describe.each(locales.flatMap((locale) => shippedTemplates(locale).map((template) => [template.id, locale, template] as const)))(
  '%s in %s',
  (id, locale, template) => {
    const blocks = wiresOf(template)

    it('is a page that the shop can show', () => {
      expect(blocks.length).toBeGreaterThanOrEqual(7)
      expect(template.settings.title.length).toBeLessThanOrEqual(30)
      for (const { kind, wire } of blocks) expect(wire).toEqual({ ...blockKinds.get(kind)!.fresh(), ...wire, name: kind })
      const once = blocks.map(({ kind }) => kind).filter((kind) => blockKinds.get(kind)!.isOnce)
      expect(new Set(once).size).toBe(once.length)
      const pins = blocks.map(({ kind }) => blockKinds.get(kind)!.pinned ?? Infinity)
      expect(pins).toEqual(pins.toSorted((one, other) => one - other))
    })

    it('keeps to what the editors allow', () => {
      const over = blocks.flatMap(({ kind, wire }, index) => {
        const definition = blockKinds.get(kind)!
        return beyond(fieldsOf(definition), definition.read(wire) as Record<string, unknown>, `${index} ${kind} `)
      })
      expect(over).toEqual([])
    })

    it('has the same blocks in every language, and no picture but our own', () => {
      const other = shippedTemplates('zh-cn').find((one) => one.id === id)!
      expect(wiresOf(other).map(({ kind }) => kind)).toEqual(blocks.map(({ kind }) => kind))
      stringsIn(
        blocks.map(({ wire }) => wire),
        (text) => {
          expect(text).not.toMatch(/^(https?:)?\/\/|^data:|\.(png|jpe?g|webp|gif|svg)$/)
          if (isArtRef(text)) expect(glyphs).toHaveProperty(artOf(text).glyph)
          if (text.startsWith('/pages/')) expect(paths).toContain(text)
        },
      )
    })

    it('speaks its language', () => {
      const texts: string[] = []
      for (const { kind, wire } of blocks)
        stringsIn(blockKinds.get(kind)!.read(wire), (text) =>
          texts.push(isArtRef(text) ? `${artOf(text).title ?? ''} ${artOf(text).line ?? ''}` : text),
        )
      const words = texts.filter((text) => !text.startsWith('/pages/')).join(' ')
      if (locale === 'en') expect(words).not.toMatch(/\p{Script=Han}/u)
      else expect(words.match(/\p{Script=Han}/gu)!.length).toBeGreaterThan(40)
      if (locale === 'zh-tw') expect(words).not.toMatch(/[们这产线满领试发热订单卖]/)
    })
  },
)
