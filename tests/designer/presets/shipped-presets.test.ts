import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#src/designer/blocks/fields.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { artOf, isArtRef } from '#src/designer/blocks/shared/art.ts'
import { glyphs } from '#src/designer/art/glyphs.ts'
import { stringsIn } from '#src/designer/document/strings.ts'
import { kindsWithPresets, shippedPresets } from '#src/designer/presets/shipped-presets.ts'
import { locales } from '#src/text/locale.ts'
import { beyond } from './limits.ts'

describe.each(locales.flatMap((locale) => kindsWithPresets.map((kind) => [kind, locale] as const)))(
  'presets of %s in %s',
  (kind, locale) => {
    const definition = blockKinds.get(kind)!
    const presets = shippedPresets(kind, locale)

    it('are two or three different blocks with names', () => {
      expect(presets.length).toBeGreaterThanOrEqual(2)
      expect(presets.length).toBeLessThanOrEqual(3)
      expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
      expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length)
      expect(new Set(presets.map(({ wire }) => JSON.stringify(wire))).size).toBe(presets.length)
      for (const { wire } of presets) {
        expect(wire['name']).toBe(kind)
        expect(wire).not.toEqual(definition.fresh())
        expect(Object.keys(definition.complete(wire))).toEqual(expect.arrayContaining(Object.keys(definition.fresh())))
      }
    })

    it('keep to what the editor allows', () => {
      expect(
        presets.flatMap(({ id, wire }) => beyond(fieldsOf(definition), definition.read(wire) as Record<string, unknown>, `${id}: `)),
      ).toEqual([])
    })

    it('hold no picture but what we draw ourselves', () => {
      for (const { wire } of presets)
        stringsIn(wire, (text) => {
          expect(text).not.toMatch(/^(https?:)?\/\/|^data:|\.(png|jpe?g|webp|gif)$/)
          if (isArtRef(text)) expect(glyphs).toHaveProperty(artOf(text).glyph)
        })
    })
  },
)

it('come with at least ten kinds', () => expect(kindsWithPresets.length).toBeGreaterThanOrEqual(10))
