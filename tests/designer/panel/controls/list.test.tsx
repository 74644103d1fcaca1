// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop } from '../../../pickers/shop.tsx'
import { showPanel } from '../shown-panel.tsx'

const shop = fakeShop({ '/diy/get_store_status': { store_status: '0' } })
let screen: ReturnType<typeof showPanel>

beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const menus = () => {
  screen = showPanel(shop, (editor) => editor.add('menus'))
  return screen.eventually(() => expect(screen.rows('items').length).toBe(4))
}
const titles = () => screen.rows('items').map((row) => row.querySelector<HTMLInputElement>('[data-field=title] input')!.value)
const stored = () => JSON.stringify(screen.editor.page.block(screen.editor.page.$selected.get())!.wire)
const removal = (position: number) => screen.rows('items')[position - 1]!.querySelector<HTMLElement>('.designer-row__remove')!

describe('rows of a list', () => {
  it('are removed in one step, which one undo takes back whole', async () => {
    await menus()
    const before = stored()
    removal(2).click()
    await screen.eventually(() => expect(titles()).toEqual(['今日推荐', '首发新品', '促销单品']))
    expect(screen.editor.$said.get()).toBe('已删除第 2 项，可撤销')
    await screen.eventually(() => expect(screen.root.activeElement).toBe(removal(2)))
    screen.editor.undo()
    await screen.eventually(() => expect(titles()).toHaveLength(4))
    expect(stored()).toBe(before)
  })

  it('are moved by keys, and the handle keeps the focus', async () => {
    await menus()
    screen.key(screen.handle('items', 1), 'ArrowDown')
    await screen.eventually(() => expect(titles()).toEqual(['热门榜单', '今日推荐', '首发新品', '促销单品']))
    await screen.eventually(() => expect(screen.root.activeElement).toBe(screen.handle('items', 2)))
    expect(screen.editor.$said.get()).toBe('已移到第 2 项，共 4 项')
    screen.key(screen.handle('items', 1), 'ArrowUp')
    screen.key(screen.handle('items', 2), 'Delete')
    await screen.eventually(() => expect(titles()).toEqual(['热门榜单', '首发新品', '促销单品']))
    screen.editor.undo()
    screen.editor.undo()
    await screen.eventually(() => expect(titles()).toEqual(['今日推荐', '热门榜单', '首发新品', '促销单品']))
  })

  it('are drawn a hundred at first, and the others when they are asked for', async () => {
    screen = showPanel(shop, (editor) => {
      editor.add('menus')
      const block = editor.page.block(editor.page.$selected.get())!
      const list = structuredClone(block.wire['menuConfig']) as { list: object[] }
      const many = { ...list, list: Array.from({ length: 450 }, () => list.list[0]!) }
      editor.page.edit(block.id, { ...block.wire, menuConfig: many }, 'x', 'y')
    })
    await screen.eventually(() => expect(screen.rows('items').length).toBe(100))
    const before = stored()
    await screen.press('还有 350 项，显示更多')
    await screen.eventually(() => expect(screen.rows('items').length).toBe(200))
    expect(stored()).toBe(before)
    removal(150).click()
    await screen.eventually(() => expect(JSON.parse(stored()).menuConfig.list).toHaveLength(449))
  })

  it('hold a link that is shown, picked and cleared, never typed', async () => {
    await menus()
    const link = () => screen.rows('items')[0]!.querySelector('[data-field=link]')!
    expect(link().querySelector('input')).toBeNull()
    expect(link().querySelector('button')!.getAttribute('aria-label')).toBe('链接: 请填写链接')
    screen.end()
    screen = showPanel(shop, (editor) => {
      editor.add('menus')
      const block = editor.page.block(editor.page.$selected.get())!
      const list = structuredClone(block.wire['menuConfig']) as { list: { info: { value: string }[] }[] }
      list.list[0]!.info[1]!.value = '/pages/user/index'
      editor.page.edit(block.id, { ...block.wire, menuConfig: list }, 'x', 'y')
    })
    await screen.press('清除 链接')
    await screen.eventually(() => expect(link().querySelector('button')!.getAttribute('aria-label')).toBe('链接: 请填写链接'))
  })
})

describe('the tab bar', () => {
  const open = () => {
    screen = showPanel(shop, (editor) => editor.page.select(editor.page.$footer.get()!.id))
    return screen.eventually(() => expect(screen.rows('items').length).toBe(4))
  }
  const names = () => screen.rows('items').map((row) => row.querySelector<HTMLInputElement>('[data-field=label] input')!.value)

  it('starts with home, category, cart and mine, two pictures of 81×81 each', async () => {
    await open()
    expect(names()).toEqual(['首页', '分类', '购物车', '我的'])
    expect(screen.rows('items')[0]!.textContent!.match(/81×81/g)).toHaveLength(2)
    expect(screen.rows('items')[3]!.querySelector('.pick-link__face')!.getAttribute('aria-label')).toBe('链接: /pages/user/index')
  })

  it('asks before a tab is deleted, and keeps two', async () => {
    await open()
    removal(4).click()
    await screen.reads('是否确定删除该菜单')
    await screen.press('取消')
    expect(names()).toHaveLength(4)
    for (const left of [3, 2]) {
      removal(1).click()
      await screen.press('删除')
      await screen.eventually(() => expect(names()).toHaveLength(left))
    }
    removal(1).click()
    await screen.reads('您最少应添加2个导航')
    expect(names()).toEqual(['购物车', '我的'])
    screen.editor.undo()
    await screen.eventually(() => expect(names()).toEqual(['分类', '购物车', '我的']))
  })

  it('ends at five', async () => {
    await open()
    await screen.press('添加图文导航')
    await screen.eventually(() => expect(names()).toEqual(['首页', '分类', '购物车', '我的', '自定义']))
    expect(screen.field('items').textContent).not.toContain('添加图文导航')
  })
})
