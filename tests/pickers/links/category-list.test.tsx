// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { LinkPicker } from '#src/pickers/links/link-picker.tsx'
import { fakeShop, reply, show } from '../shop.tsx'

const child = (id: number) => ({ id, pid: 2, cate_name: `子类${id}`, pic: '' })
const categories = [
  { id: 1, pid: 0, cate_name: '茶具', pic: '' },
  { id: 2, pid: 0, cate_name: 'Cups', pic: '', children: Array.from({ length: 23 }, (_, at) => child(at + 10)) },
]

it('shows product categories in pages of ten, below what they belong to, and finds them by name', async () => {
  const shop = fakeShop({
    '/diy/get_page_category': reply('adminapi_diy_get_page_category'),
    '/diy/get_page_link/8': { list: categories, count: 25 },
  })
  const onPick = vi.fn()
  const own = '/pages/goods/goods_list/index?sid=31&title=子类31'
  const screen = show(() => <LinkPicker connection={shop.connection} isOpen value={own} onClose={() => {}} onPick={onPick} />)
  const names = () => screen.all('tbody tr').map((row) => row.querySelector('.pick-branch')?.textContent?.trim())
  await screen.open('商品分类')
  // it opens where the field's own link is
  await screen.row('子类31')
  expect(names()).toEqual(['Cups', '子类28', '子类29', '子类30', '子类31当前', '子类32'])
  await screen.press('1')
  await screen.row('茶具')
  expect(names()).toHaveLength(10)
  const search = screen.all<HTMLInputElement>('[role=search] input').at(-1)!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, '类2')
  search.dispatchEvent(new Event('input', { bubbles: true }))
  await screen.eventually(() => expect(names()).toEqual(['Cups', ...Array.from({ length: 9 }, (_, at) => `子类${at + 20}`)]))
  await screen.press('2')
  await screen.eventually(() => expect(names()).toEqual(['Cups', '子类29']))
  ;(await screen.row('子类29')).click()
  await screen.press('确定')
  await screen.eventually(() => expect(onPick.mock.calls).toEqual([['/pages/goods/goods_list/index?sid=29&title=子类29']]))
  screen.end()
})
