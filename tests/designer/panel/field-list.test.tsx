// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldsOf } from '#src/designer/blocks/fields.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import type { AnyRow } from '#src/designer/blocks/shared/define.ts'
import { columnsOf } from '#src/designer/document/settings.ts'
import { settingRows } from '#src/designer/panel/setting-rows.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop } from '../../pickers/shop.tsx'
import { showPanel } from './shown-panel.tsx'
import { shopKinds } from '../blocks/shop-kinds.ts'

/** Kind, list, most rows, and the most letters of each text in a row (specification 5, designer contract 3.5 and 9). */
const lists = [
  ['swiperBg', 'slides', 10, { title: 10 }],
  ['menus', 'items', 20, { title: 5 }],
  ['headerSerch', 'hotWords', 20, { word: 10 }],
  ['news', 'lines', 10, { title: 20 }],
  ['activeParty', 'tiles', 4, { title: 4, intro: 20 }],
  ['promotionList', 'tabs', 4, { title: 4, intro: 4 }],
  ['pageFoot', 'items', 5, { label: 10 }],
] as const

const texts = [
  ['titles', 'words', 10],
  ['activeParty', 'heading', 10],
  ['activeParty', 'badgeWords', 8],
  ['follow', 'account', 30],
] as const

const shopSays = { 'swiperBg.slides.title': 4, 'menus.items.title': 4 }

const shop = fakeShop({ '/diy/get_store_status': { store_status: '0' } })
let screen: ReturnType<typeof showPanel> | undefined
beforeEach(() => setLocale('zh-cn'))
afterEach(() => (screen?.end(), (screen = undefined)))

/** The panel of a block with other clean values than a fresh one. */
function panelOf(kind: string, change: object) {
  const shown = (screen = showPanel(shop, (editor) => {
    const { page } = editor
    if (kind === 'pageFoot') page.select(page.$footer.get()!.id)
    else editor.add(kind)
    const block = page.block(page.$selected.get())!
    const definition = blockKinds.get(kind)!
    page.edit(block.id, definition.write({ ...definition.read(block.wire), ...change }, block.wire), 'prepare')
  }))
  const value = () => {
    const { page } = shown.editor
    return blockKinds.get(kind)!.read(page.block(page.$selected.get())!.wire) as Record<string, unknown[]>
  }
  return { ...shown, value }
}

const rowOf = (rows: readonly AnyRow[], field: string) => rows.find((row) => row.field === field)!
const many = (row: AnyRow, count: number) => Array.from({ length: count }, () => row.fresh!())

describe('limits of lists', () => {
  it.each(lists)('%s: %s end at %i rows', async (kind, list, most, inside) => {
    const row = rowOf(fieldsOf(blockKinds.get(kind)!), list)
    const { field, rows, value, eventually } = panelOf(kind, { [list]: many(row, most - 1) })
    await eventually(() => expect(rows(list)).toHaveLength(most - 1))
    const adds = () => field(list).querySelector<HTMLElement>('.designer-list > .ui-button') ?? undefined
    adds()!.click()
    await eventually(() => expect(rows(list)).toHaveLength(most))
    expect(value()[list]).toHaveLength(most)
    const [first] = rows(list)
    for (const [name, letters] of Object.entries(inside))
      expect(first!.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)!.maxLength, name).toBe(letters)
    expect(field(list).textContent).toContain(`${most}/${most}`)
    expect(adds()).toBeUndefined()
  })

  it.each(lists)('%s: %s beyond the limit stay, with their texts, and no more can be added', async (kind, list, most, inside) => {
    const row = rowOf(fieldsOf(blockKinds.get(kind)!), list)
    const [text] = Object.keys(inside)
    const long = '长'.repeat(40)
    const stored = many(row, most + 2).map((item) => ({ ...item, [text!]: long }))
    const { field, rows, value, eventually } = panelOf(kind, { [list]: stored })
    await eventually(() => expect(rows(list)).toHaveLength(most + 2))
    const words = field(list).textContent
    expect([
      words.includes(`已超过${most}个，原有的保留`),
      words.includes(`已超过${Object.values(inside)[0]}个字，保存时保持原样`),
    ]).toEqual([true, true])
    const input = rows(list)[0]!.querySelector<HTMLInputElement>(`[data-field="${text}"] input`)!
    expect([input.value, input.maxLength]).toEqual([long, 40])
    expect(value()[list]).toMatchObject(stored)
  })
})

describe('limits of texts and numbers', () => {
  it.each(texts)('%s: %s has at most %i letters', async (kind, name, most) => {
    const { field, eventually } = panelOf(kind, {})
    const input = () => field(name).querySelector<HTMLInputElement>('input')!
    await eventually(() => expect(input()).toBeTruthy())
    expect(input().maxLength).toBe(most)
  })

  it('an emoji is one letter, to the limit as to the counter', async () => {
    const { field, eventually } = panelOf('titles', { words: '😀😀😀😀😀' })
    const input = () => field('words').querySelector<HTMLInputElement>('input')!
    await eventually(() => expect(field('words').textContent).toContain('5/10'))
    expect(input().maxLength).toBe(15)
  })

  it('name and title of a page have 15 and 30', () => {
    expect(settingRows.filter((row) => row.as === 'text').map(({ field, max }) => [field, max])).toEqual([
      ['name', 15],
      ['title', 30],
    ])
  })

  it('switch a page off and on again, and say what that means', async () => {
    const panel = showPanel(fakeShop({}), () => {})
    const box = () => panel.field('isShown').querySelector('input')!
    await panel.reads('启用页面')
    box().click()
    await panel.reads('此页面已停用，商城不显示它的内容')
    expect([columnsOf(panel.editor.page.$settings.get()).is_show, panel.editor.page.history.$state.get().isDirty]).toEqual([0, true])
    box().click()
    await panel.eventually(() => expect(columnsOf(panel.editor.page.$settings.get()).is_show).toBe(1))
    panel.end()
  })

  it('count with the number widget wherever a number of things is asked for, and pick at most twenty products', () => {
    const found = (as: string) =>
      shopKinds.flatMap((kind) => fieldsOf(kind).flatMap((row) => (row.as === as ? [`${kind.kind}.${row.field}`] : [])))
    const counts = ['articleList', 'bargain', 'combination', 'goodList', 'promotionList', 'seckill'].map((kind) => `${kind}.count`)
    expect(found('count').toSorted()).toEqual([...counts, 'liveBroadcast.limit'].toSorted())
    expect(rowOf(fieldsOf(blockKinds.get('goodList')!), 'picked').max).toBe(20)
  })

  it.each([
    ['75', 50],
    ['50', 50],
    ['12', 12],
    ['0', 3],
    ['两个', 3],
  ])('keep a stored count of 80 until %j is written, which becomes %i', async (words, count) => {
    const { field, value, eventually } = panelOf('goodList', { count: 80 })
    const input = () => field('count').querySelector<HTMLInputElement>('input')!
    const leave = () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await eventually(() => expect(input().value).toBe('80'))
    leave()
    expect(value()['count']).toBe(80)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), words)
    input().dispatchEvent(new Event('input', { bubbles: true }))
    await eventually(() => expect(input().value).toBe(words))
    leave()
    await eventually(() => expect([value()['count'], input().value]).toEqual([count, String(count)]))
  })

  it('say the smaller number of the shop as a hint', () => {
    const hints = shopKinds.flatMap((kind) =>
      fieldsOf(kind).flatMap((row) =>
        (row.of ?? []).flatMap((inner) =>
          inner.shopMax === undefined ? [] : [[`${kind.kind}.${row.field}.${inner.field}`, inner.shopMax]],
        ),
      ),
    )
    expect(Object.fromEntries(hints)).toEqual(shopSays)
  })
})
