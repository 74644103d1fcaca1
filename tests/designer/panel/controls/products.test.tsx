// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop } from '../../../pickers/shop.tsx'
import { showPanel } from '../shown-panel.tsx'

const rows = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, store_name: `货${index + 1}`, image: '', price: 1, stock: 1 }))
const shop = fakeShop({ '/product/product/list': { list: rows.slice(0, 15), count: 30 }, '/diy/get_category': [] })
let screen: ReturnType<typeof showPanel>

beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const open = (ids: number[]) => {
  screen = showPanel(shop, (editor) => {
    editor.products.learn(rows)
    editor.add('goodList')
    const block = editor.page.block(editor.page.$selected.get())!
    const tabConfig = { ...(block.wire['tabConfig'] as object), tabVal: 1 }
    editor.page.edit(block.id, { ...block.wire, tabConfig, goodsList: { max: 20, ids } }, 'x', 'y')
    editor.page.history.seal()
  })
  return screen.eventually(() => expect(screen.rows('picked')).toHaveLength(ids.length))
}
const names = () => screen.rows('picked').map((row) => row.textContent)
const stored = () => (screen.editor.page.block(screen.editor.page.$selected.get())!.wire['goodsList'] as { ids: number[] }).ids

describe('products picked by hand', () => {
  it('are shown in the order of the shop and can be moved, removed and taken back', async () => {
    await open([3, 1, 2])
    expect(names()).toEqual(['货3', '货1', '货2'])
    screen.key(screen.handle('picked', 3), 'ArrowUp')
    await screen.eventually(() => expect(names()).toEqual(['货3', '货2', '货1']))
    screen.rows('picked')[0]!.querySelector<HTMLElement>('.designer-row__remove')!.click()
    await screen.eventually(() => expect(names()).toEqual(['货2', '货1']))
    screen.editor.undo()
    expect(stored()).toEqual([3, 2, 1])
    screen.editor.undo()
    expect(stored()).toEqual([3, 1, 2])
  })

  it('come from the picker, which knows those that are there', async () => {
    await open([30])
    await screen.press('选择商品')
    await screen.wanted('.ui-panel-title', '商品列表')
    expect(screen.all('.pick-strip li').map((entry) => entry.title)).toEqual(['货30'])
    ;((await screen.wanted('input', '选择货2')) as HTMLInputElement).click()
    await screen.press('确定')
    await screen.eventually(() => expect(stored()).toEqual([30, 2]))
    expect(names()).toEqual(['货30', '货2'])
  })

  it('that are more than allowed stay, and it is said', async () => {
    await open(rows.slice(0, 22).map(({ id }) => id))
    expect(screen.field('picked').textContent).toContain('22/20')
    expect(screen.field('picked').textContent).toContain('已超过20个，原有的保留')
  })
})
