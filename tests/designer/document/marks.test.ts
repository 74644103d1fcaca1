import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { givenName, hidden, isHidden, kindOf, named, shown } from '#src/designer/document/marks.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { writeValue } from '#src/designer/document/write-value.ts'

type Stored = Record<string, Record<string, unknown>>

const page = JSON.parse(readFileSync(new URL('../../fixtures/pages/synthetic-all-blocks-save-request.json', import.meta.url), 'utf8')) as {
  value: Stored
}

/** Kinds that the mini-program and the app draw; H5 draws whatever component has the name (designer contract 7.3). */
const drawn = new Set(
  'activeParty articleList bargain blankPage combination coupon customerService goodList guide headerSerch liveBroadcast menus news pictureCube promotionList richText seckill swiperBg swipers tabNav titles hotspot follow pageFoot'.split(
    ' ',
  ),
)

describe('hiding a block', () => {
  it.each(Object.values(page.value).map((wire) => [String(wire['name']), wire] as const))(
    '%s: no renderer knows it, showing gives it back',
    (name, wire) => {
      const away = hidden(wire)
      expect(drawn.has(String(away['name']))).toBe(false)
      // H5 makes an element of the name: one that no element and no component of the storefront has
      expect(String(away['name'])).toMatch(/^crm[A-Z]/)
      expect(kindOf(away)).toBe(name)
      expect(isHidden(away)).toBe(true)
      expect(JSON.stringify(shown(away))).toBe(JSON.stringify(wire))
    },
  )

  it('keeps its settings, its kind and its place through a save', () => {
    const { blocks, footer } = readValue(page.value)
    const away = blocks.map((block) => ({ ...block, wire: hidden(block.wire) }))
    const stored = writeValue({ blocks: away, footer }, (_, wire) => wire, 1767225600000000)
    const again = readValue(stored)
    expect(again.blocks.map((block) => block.kind)).toEqual(blocks.map((block) => block.kind))
    expect(again.blocks.every((block) => isHidden(block.wire))).toBe(true)
    const kind = blockKinds.get('titles')!
    const [before, after] = [blocks, again.blocks].map((list) => list.find((block) => block.kind === 'titles')!.wire)
    expect(kind.read(after!)).toEqual(kind.read(before!))
  })
})

describe('naming a block', () => {
  it('cuts a long name, and an empty one takes it away', () => {
    const wire = { name: 'titles' }
    expect(givenName(named(wire, ' 春季 '))).toBe('春季')
    expect([...givenName(named(wire, '长'.repeat(99)))]).toHaveLength(30)
    expect(named(named(wire, '春季'), '')).toEqual(wire)
    expect(named(wire, '')).toBe(wire)
  })
})
