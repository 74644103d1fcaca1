// @vitest-environment happy-dom
import { policyOf } from '#src/designer/policy.ts'
import { describe, expect, it } from 'vitest'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { isPinned, pinnedCount, indexFor, refusalToAdd, refusalToMove } from '#src/designer/rules.ts'
import { newPage } from '#src/designer/session/open-page.ts'

function pageOf(...kinds: string[]) {
  const { settings } = newPage()
  return new PageDocument({ blocks: kinds.map((kind, index) => ({ id: `b${index}`, kind, wire: { name: kind } })), footer: null }, settings)
}

describe('fixed blocks', () => {
  it('are the search box and the category bar', () => {
    expect(['headerSerch', 'tabNav', 'titles', 'nobody'].map(isPinned)).toEqual([true, true, false, false])
    expect(pinnedCount(pageOf('headerSerch', 'tabNav', 'titles'))).toBe(2)
    expect(pinnedCount(pageOf('titles', 'headerSerch'))).toBe(0)
  })

  it.each([
    [['titles'], 'tabNav', 0],
    [['headerSerch', 'titles'], 'tabNav', 1],
    [['tabNav', 'titles'], 'headerSerch', 0],
    [['headerSerch', 'tabNav', 'titles'], 'news', 2],
    [['tabNav', 'titles'], 'news', 1],
  ])('on %j, %s goes to place %i wherever it was meant', (kinds, kind, index) => {
    expect(indexFor(pageOf(...kinds), kind, 0)).toBe(index)
    if (isPinned(kind)) expect(indexFor(pageOf(...kinds), kind, 9)).toBe(index)
  })

  it('stay where they are, and nothing goes above them', () => {
    const page = pageOf('headerSerch', 'tabNav', 'titles', 'news')
    expect(refusalToMove(page, 'b0', 2)).toBe('cannotMove')
    expect(refusalToMove(page, 'b1', 2)).toBe('cannotMove')
    expect(refusalToMove(page, 'b3', 0)).toBe('searchOnTop')
    expect(refusalToMove(page, 'b3', 1)).toBe('barOnTop')
    expect(refusalToMove(page, 'b3', 2)).toBeUndefined()
    expect(refusalToMove(pageOf('tabNav', 'titles'), 'b1', 0)).toBe('barOnTop')
  })
})

it('lets search, categories and promotions stand on a page once', () => {
  const page = pageOf('headerSerch', 'tabNav', 'promotionList', 'titles')
  const refused = ['headerSerch', 'tabNav', 'promotionList', 'titles'].map((kind) => refusalToAdd(page, kind, policyOf({})))
  expect(refused).toEqual(['onlyOnce', 'onlyOnce', 'onlyOnce', undefined])
})
