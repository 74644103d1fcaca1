// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { blockKinds, completeBlock } from '#src/designer/blocks/index.ts'
import { isHidden } from '#src/designer/document/marks.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { writeValue } from '#src/designer/document/write-value.ts'
import { convertPage, conversionsOf, usualChoice } from '#src/designer/legacy/conversion/convert-page.ts'
import { legacyKinds } from '#src/designer/legacy/registry.ts'
import { toPage } from '#src/designer/legacy/stored/value.ts'
import { olderPages } from '../older-pages.ts'

type Value = Record<string, unknown>

const pageOf = (name: string) => olderPages.find(([known]) => known === `copy ${name}`)![1]
const partsFrom = (value: Value) => conversionsOf(readValue(toPage(value)))
const cleanOf = ({ blocks }: { blocks: readonly { kind: string; wire: Value }[] }, kind: string) =>
  blocks.filter((block) => block.kind === kind).map(({ wire }) => blockKinds.get(kind)!.read(wire) as Value)

describe.each(olderPages)('%s', (_, value) => {
  const parts = partsFrom(value)

  it('becomes a whole page of known kinds, each with all that the shop reads of it', () => {
    const everything = new Set(parts.map(({ block }) => block.id))
    for (const chosen of [usualChoice(parts), everything]) {
      const { value: page } = convertPage(parts, chosen)
      const stored = writeValue(page, completeBlock, 1767225600000000)
      const read = readValue(stored)
      for (const { kind } of read.blocks) expect(blockKinds.get(kind)?.group, kind).toMatch(/basic|marketing|tools/)
      expect(JSON.stringify(stored)).not.toContain('legacy:')
      for (const kind of blockKinds.values()) if (kind.isOnce) expect(cleanOf(page, kind.kind).length, kind.kind).toBeLessThan(2)
    }
  })

  it('loses no picture and no link without saying so', () => {
    const usual = usualChoice(parts)
    const { value: page } = convertPage(parts, usual)
    const after = JSON.stringify(writeValue(page, completeBlock, 1767225600000000))
    for (const { block, losses } of parts.filter((part) => usual.has(part.block.id))) {
      const text = JSON.stringify(block.wire)
      const addresses = [...text.matchAll(/"(?:img|url|value|val|link|pagePath|iconPath|selectedIconPath)":"((?:\/pages|https?:)[^"]*)"/g)]
      for (const [, address] of addresses) expect(after.includes(address!) || losses.length > 0, `${block.kind} ${address}`).toBe(true)
    }
  })
})

describe('an older page turned into a new one', () => {
  const value = pageOf('v4.7.0-id1-legacy.json')
  const parts = partsFrom(value)

  it('keeps the order, with what is fixed on top, and leaves out what the shop does not show', () => {
    const { value: page, notes } = convertPage(parts, usualChoice(parts))
    expect(page.blocks.map(({ kind }) => kind)).toEqual([
      ...['headerSerch', 'tabNav', 'swiperBg', 'menus', 'news', 'activeParty', 'titles', 'liveBroadcast', 'coupon', 'titles'],
      ...['promotionList', 'titles', 'goodList'],
    ])
    expect(page.footer?.kind).toBe('pageFoot')
    expect(Object.fromEntries(notes)).toEqual({
      'legacy:goodList/bb': 'joined',
      'legacy:goodList/cc': 'joined',
      'legacy:tabNav/default': 'toTop',
    })
    const reserved = parts.filter(({ reserve }) => reserve !== null).map(({ block, reserve }) => `${block.id.slice(7)} ${reserve}`)
    expect(reserved).toContain('swiperBg/aa nothing'.replace('nothing', 'hidden'))
    expect(reserved).toContain('seckill/default notInShop')
    expect(reserved).toContain('picTxt/default nothing')
  })

  it('carries pictures, words, links, numbers and lists', () => {
    const { value: page } = convertPage(parts, usualChoice(parts))
    expect(cleanOf(page, 'menus')[0]).toMatchObject({ layout: 1, columns: 2 })
    expect((cleanOf(page, 'menus')[0]!['items'] as Value[])[0]).toMatchObject({
      title: '商品分类',
      link: expect.stringContaining('/pages/'),
      picture: expect.stringContaining('http'),
    })
    expect(cleanOf(page, 'activeParty')[0]!['tiles']).toHaveLength(3)
    const tabs = cleanOf(page, 'promotionList')[0]!['tabs'] as Value[]
    expect(tabs.map(({ title, list }) => [title, list])).toEqual([
      ['促销精品', 4],
      ['排行榜', 1],
      ['首发新品', 3],
    ])
    expect(blockKinds.get('pageFoot')!.read(page.footer!.wire)).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ label: '首页' })]),
    })
  })

  it('names what cannot be carried', () => {
    const said = Object.fromEntries(parts.map(({ block, losses }) => [block.id.slice(7), losses.map(({ word }) => word)]))
    expect(said).toMatchObject({
      'headerSerch/default': ['slogan'],
      'alive/default': ['intro'],
      'activity/default': ['largeTile'],
      'coupon/default': ['count'],
      'scrollBox/default': ['categoriesBelow', 'intro'],
      'tabNav/default': ['placeBelow'],
      'menus/default': [],
    })
  })

  it('takes along what somebody wants, hidden where it is hidden', () => {
    const { value: page } = convertPage(parts, new Set(['legacy:swiperBg/aa', 'legacy:titles/default']))
    expect(page.blocks.map(({ kind, wire }) => [kind, isHidden(wire)])).toEqual([
      ['swiperBg', true],
      ['titles', false],
    ])
    expect(page.footer).toBeNull()
  })

  it('has a way for every kind, the unused ones too', () => {
    const strange = {
      monograph: 'pictureCube',
      recommend: 'pictureCube',
      topList: 'promotionList',
      newProduct: 'promotionList',
      productSort: 'goodList',
    }
    for (const [kind, next] of Object.entries(strange)) {
      const known = legacyKinds.find((definition) => definition.kind === kind)!
      const { blocks } = known.convert(known.read(known.fresh()))
      expect(new Set(blocks.map((block) => block.kind)), kind).toEqual(new Set([next]))
    }
  })
})
