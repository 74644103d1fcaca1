import { describe, expect, it } from 'vitest'
import { glyphs } from '#src/designer/art/glyphs.ts'
import { fieldsOf } from '#src/designer/blocks/fields.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { artOf, isArtRef } from '#src/designer/blocks/shared/art.ts'
import { shopPaths } from '#src/designer/blocks/shared/shop-paths.ts'
import { stringsIn } from '#src/designer/document/strings.ts'
import { shippedTemplates, wiresOf } from '#src/designer/templates/shipped-templates.ts'
import { locales } from '#src/text/locale.ts'
import { defaults } from '../blocks/saved.ts'
import { beyond } from '../presets/limits.ts'

const paths = new Set<string>(Object.values(shopPaths))

// rows of products and the like: the shop puts them in when a page is read, and throws them away when one is saved
const filledByShop = /^\w+\.(selectConfig|goodsList|productList|selectList)\.list is missing$/

/**
 * Where a block lacks what the shop's own editor saves for its kind, or has something of another type there. Of lists one entry
 * is looked at: how many there are is the template's affair.
 */
function unlike(saved: unknown, made: unknown, path: string): string[] {
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
  // the shop itself sends figures as texts and back
  const isLeaf = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  if (made === undefined) return [`${path} is missing`]
  if (isLeaf(saved) && isLeaf(made)) return []
  if (typeOf(saved) !== typeOf(made)) return [`${path} is a ${typeOf(made)}, not a ${typeOf(saved)}`]
  if (Array.isArray(saved))
    return saved.length > 0 && (made as unknown[]).length > 0 ? unlike(saved[0], (made as unknown[])[0], `${path}.0`) : []
  if (typeof saved !== 'object' || saved === null) return []
  return Object.entries(saved).flatMap(([key, value]) =>
    // given by the page when the block is put into it
    key === 'timestamp' || key === 'id' ? [] : unlike(value, (made as Record<string, unknown>)[key], `${path}.${key}`),
  )
}

it('shows the shop in its own order: the page of a rubber works, block by block, by its stored words', () => {
  const [works] = shippedTemplates('zh-cn')
  const stored = wiresOf(works!).map(({ wire }) => wire as Record<string, Record<string, unknown>>)
  expect(stored.map((wire) => wire['name'])).toEqual(
    'headerSerch swiperBg menus news pictureCube titles goodList titles goodList richText customerService'.split(' '),
  )
  const words = (index: number, at: string) =>
    at.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], stored[index])
  expect(words(0, 'hotWords.list.0.val')).toBe('橡胶板')
  expect(words(2, 'menuConfig.list.0.info.0.value')).toBe('橡胶板')
  expect(words(5, 'titleConfig.value')).toBe('热销板材')
  expect(words(7, 'titleConfig.value')).toBe('全部产品')
  expect(words(9, 'richText.val')).toContain('<h3>工厂实力</h3>')
})

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
      for (const { kind, wire } of blocks) {
        expect(defaults, kind).toHaveProperty(kind)
        expect(unlike(defaults[kind]!.value, wire, kind).filter((line) => !filledByShop.test(line))).toEqual([])
      }
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
