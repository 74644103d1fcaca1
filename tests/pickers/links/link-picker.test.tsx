// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkPicker } from '#src/pickers/links/link-picker.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, reply, show } from '../shop.tsx'

const activities = (name: string, count = 2) => ({
  list: Array.from({ length: count }, (_, index) => ({
    id: count - index,
    title: `${name}${count - index}`,
    image: '',
    start_name: '进行中',
  })),
  count,
})
const many = ({ query }: { query: Record<string, unknown> }) => {
  const page = Number(query['page'])
  const words = String(query['store_name'] ?? '')
  const all = Array.from({ length: 24 }, (_, index) => ({ id: 24 - index, store_name: `商品${24 - index}`, image: `/a/${index}.png` }))
  const list = all.filter(({ id, store_name }) => words === '' || store_name.includes(words) || String(id) === words)
  return { list: list.slice((page - 1) * 10, page * 10), count: list.length }
}
const marketing = [
  { id: 32, type: 1, name: '秒杀列表', url: '/pages/activity/goods_seckill/index' },
  { id: 8, type: 4, name: '积分商城', url: '/pages/points_mall/index' },
]

const newShop = (savedLinks = true) =>
  fakeShop(
    {
      '/diy/get_page_category': reply('adminapi_diy_get_page_category'),
      '/diy/get_page_link/5': reply('adminapi_diy_get_page_link_cate_id'),
      '/diy/get_page_link/6': { list: marketing, count: 2 },
      '/diy/get_page_link/7': {
        list: [
          { id: 8, name: '年货节', is_diy: 1 },
          { id: 1, name: '旧首页', is_diy: 0 },
        ],
        count: 2,
      },
      '/diy/get_page_link/8': reply('adminapi_diy_get_page_link_8'),
      '/diy/get_page_link/15': { list: [{ id: 60, name: '帮助中心', url: 'https://help.example.com' }], count: 1 },
      '/product/product/list': many,
      '/diy/get_category': [],
      '/marketing/seckill': activities('秒杀'),
      '/marketing/bargain': activities('砍价'),
      '/marketing/combination': activities('拼团'),
      '/marketing/integral_product': activities('积分'),
      '/cms/cms': { list: [{ id: 2, title: '双十一公告', image_input: ['/n.jpg'] }], count: 1 },
      'POST /diy/save_link/15': { id: 61 },
      'DELETE /diy/del_link/60': [],
    },
    savedLinks,
  )

let shop: ReturnType<typeof newShop>
let screen: ReturnType<typeof show>
const onPick = vi.fn()
const onClose = vi.fn()

function open(value = '') {
  screen = show(() => <LinkPicker connection={shop.connection} isOpen value={value} onClose={onClose} onPick={onPick} />)
}
const picked = async (link: string) => {
  await screen.press('确定')
  await screen.eventually(() => expect(onPick.mock.calls).toEqual([[link]]))
}

beforeEach(() => {
  setLocale('zh-cn')
  shop = newShop()
  onPick.mockReset()
  onClose.mockReset()
})
afterEach(() => screen.end())

describe('the tree', () => {
  it('is all unfolded, and its first node is open for a field without a link', async () => {
    open()
    await screen.wanted('[role=treeitem]', '自定义链接')
    const names = screen.all('[role=treeitem]').map((item) => item.textContent)
    expect(names).toEqual(
      '商城页面 商城链接 营销链接 专题页 文章页面 文章 商品页面 商品分类 商品 秒杀商品 砍价商品 拼团商品 积分商品 自定义 自定义链接'.split(
        ' ',
      ),
    )
    expect((await screen.wanted('[aria-selected=true]', '商城链接')).tabIndex).toBe(0)
    await screen.reads('当前链接未设置')
  })

  it('clears the choice with another node', async () => {
    open()
    await screen.choose('商城首页')
    await screen.reads('新选链接/pages/index/index')
    await screen.open('营销链接')
    await screen.wanted('label', '积分商城')
    await screen.press('确定')
    await screen.reads('请选择链接')
    expect(onPick).not.toHaveBeenCalled()
  })

  it('that cannot be read offers another try, and links of one’s own meanwhile', async () => {
    const tree = shop.answers['/diy/get_page_category']
    shop.answers['/diy/get_page_category'] = () => Promise.reject(new Error('服务器开小差了'))
    open()
    await screen.reads('服务器开小差了')
    await screen.wanted('[role=treeitem]', '自定义链接')
    shop.answers['/diy/get_page_category'] = tree
    await screen.press('重试')
    await screen.wanted('[role=treeitem]', '营销链接')
  })
})

describe('lists', () => {
  const rows: [node: string, row: string, link: string][] = [
    ['专题页', '年货节', '/pages/annex/special/index?id=8'],
    ['商品分类', '手机数码', '/pages/goods/goods_list/index?cid=1&title=手机数码'],
    ['商品分类', '智能手机', '/pages/goods/goods_list/index?sid=10&title=智能手机'],
    ['商品', '商品24', '/pages/goods_details/index?id=24'],
    ['秒杀商品', '秒杀2', '/pages/activity/goods_seckill_details/index?id=2&status=1'],
    ['砍价商品', '砍价1', '/pages/activity/goods_bargain_details/index?id=1'],
    ['拼团商品', '拼团2', '/pages/activity/goods_combination_details/index?id=2'],
    ['积分商品', '积分2', '/pages/points_mall/integral_goods_details?id=2'],
    ['文章', '双十一公告', '/pages/extension/news_details/index?id=2'],
  ]
  it.each(rows)('of %s: %s becomes %s', async (node, row, link) => {
    open()
    await screen.open(node)
    ;(await screen.row(row)).click()
    await picked(link)
  })

  it.each([
    ['商城链接', '分类商品列表', '/pages/goods/goods_list/index'],
    ['营销链接', '秒杀列表', '/pages/activity/goods_seckill/index'],
  ])('of %s: %s becomes %s', async (node, name, link) => {
    open()
    await screen.open(node)
    await screen.choose(name)
    await picked(link)
  })

  it('ask nothing before they are opened, and once for all', async () => {
    open()
    await screen.wanted('label', '商城首页')
    expect(shop.calls.map(({ path }) => path)).toEqual(['/diy/get_page_category', '/diy/get_page_link/5'])
    screen.end()
    open()
    await screen.open('营销链接')
    await screen.wanted('label', '积分商城')
    await screen.open('商城链接')
    await screen.wanted('label', '商城首页')
    expect(shop.calls.map(({ path }) => path)).toEqual(['/diy/get_page_category', '/diy/get_page_link/5', '/diy/get_page_link/6'])
  })

  it('come in pages of ten, by words and category', async () => {
    open()
    await screen.open('商品')
    await screen.row('商品24')
    expect(screen.all('tbody tr')).toHaveLength(10)
    await screen.press('3')
    await screen.row('商品4')
    expect(screen.all('tbody tr')).toHaveLength(4)
    await screen.type('input[type=search]', '商品1')
    await screen.row('商品19')
    expect(shop.calls.at(-1)!.query).toEqual({ page: 1, limit: 10, store_name: '商品1' })
    await screen.type('input[type=search]', '没有的')
    await screen.reads('没有找到符合条件的内容')
  })

  it('drop an answer that comes too late', async () => {
    open()
    await screen.wanted('label', '商城首页')
    shop.isSlow = true
    await screen.open('砍价商品')
    await screen.eventually(() => expect(shop.asked('/marketing/bargain')).toHaveLength(1))
    await screen.open('拼团商品')
    await screen.eventually(() => expect(shop.asked('/marketing/combination')).toHaveLength(1))
    shop.answerAll()
    await screen.row('拼团2')
    expect(screen.root.textContent).not.toContain('砍价2')
  })

  it('that fail say so and can be asked again; empty ones say so, too', async () => {
    shop.answers['/marketing/seckill'] = () => Promise.reject(new Error('连接超时'))
    shop.answers['/marketing/bargain'] = { list: [], count: 0 }
    open()
    await screen.open('秒杀商品')
    await screen.reads('连接超时')
    shop.answers['/marketing/seckill'] = activities('秒杀')
    await screen.press('重试')
    await screen.row('秒杀2')
    await screen.open('砍价商品')
    await screen.reads('暂无数据')
  })
})

describe('the link of the field', () => {
  it.each([
    ['/pages/index/index', '商城链接', '商城首页'],
    ['/pages/points_mall/index', '营销链接', '积分商城'],
    ['/pages/annex/special/index?id=8', '专题页', '年货节'],
    ['/pages/goods/goods_list/index?sid=10&title=旧名字', '商品分类', '智能手机'],
    ['/pages/goods_details/index?id=20', '商品', '商品20'],
    ['/pages/activity/goods_seckill_details/index?id=2&status=1', '秒杀商品', '秒杀2'],
    ['https://help.example.com', '自定义链接', '帮助中心'],
  ])('%s is found at %s, %s, and stays when nothing else is chosen', async (link, node, row) => {
    open(link)
    await screen.wanted('[aria-selected=true]', node)
    await screen.eventually(() => expect(screen.chosen()?.textContent).toContain(row))
    await screen.reads(`当前链接${link}`)
    await picked(link)
  })

  it('is looked up when its row stands on another page', async () => {
    open('/pages/goods_details/index?id=3')
    await screen.eventually(() => expect(screen.chosen()?.textContent).toContain('商品3'))
    expect(screen.all('tbody tr')).toHaveLength(11)
    await screen.row('商品24')
  })

  it('of one’s own opens the form when it was not saved', async () => {
    open('pages/a/b@APPID=wx1')
    await screen.wanted('label', '跳转其他小程序')
    const values = screen.all<HTMLInputElement>('.pick-custom__form input:not([type=radio])').map((input) => input.value)
    expect(values).toEqual(['', 'wx1', 'pages/a/b'])
    await picked('pages/a/b@APPID=wx1')
    expect(shop.asked('POST /diy/save_link/15')).toEqual([])
  })
})

describe('links of one’s own', () => {
  const field = (label: string) => `input[placeholder="${label}"]`

  it('are saved, listed and chosen', async () => {
    open()
    await screen.open('自定义链接')
    await screen.row('帮助中心')
    await screen.press('新建链接')
    await screen.press('确定')
    await screen.reads('请填写信息')
    await screen.reads('请输入链接名称')
    await screen.reads('请输入跳转路径')
    await screen.type(field('请输入链接名称'), '售后说明')
    await screen.type(field('请输入跳转路径'), '/pages/after')
    shop.answers['/diy/get_page_link/15'] = { list: [{ id: 61, name: '售后说明', url: '/pages/after' }], count: 1 }
    await screen.press('保存链接')
    await screen.eventually(() => expect(screen.chosen()?.textContent).toContain('售后说明'))
    expect(shop.asked('POST /diy/save_link/15').map(({ body }) => body)).toEqual([{ name: '售后说明', url: '/pages/after' }])
    await picked('/pages/after')
  })

  it('lead to another mini-program, too', async () => {
    open()
    await screen.open('自定义链接')
    await screen.press('新建链接')
    await screen.choose('跳转其他小程序')
    await screen.press('确定')
    await screen.reads('请输入APPID')
    await screen.type(field('请输入链接名称'), '兄弟店')
    await screen.type(field('请输入APPID'), 'wx9')
    await screen.type(field('选填，不填则打开首页'), 'pages/x')
    await picked('pages/x@APPID=wx9')
  })

  it('are deleted after a question; without any the form is shown', async () => {
    open()
    await screen.open('自定义链接')
    await screen.press('删除 帮助中心')
    await screen.reads('确定要删除链接“帮助中心”吗？')
    shop.answers['/diy/get_page_link/15'] = { list: [], count: 0 }
    await screen.press('删除')
    await screen.wanted('h4', '新建链接')
    expect(shop.asked('DELETE /diy/del_link/60')).toHaveLength(1)
    expect(screen.root.textContent).not.toContain('已保存的链接')
  })

  it('are taken even when the server does not keep them', async () => {
    delete shop.answers['POST /diy/save_link/15']
    open()
    await screen.open('自定义链接')
    await screen.press('新建链接')
    await screen.type(field('请输入链接名称'), '活动')
    await screen.type(field('请输入跳转路径'), '/pages/x')
    await picked('/pages/x')
    await screen.reads('链接已填入，但没有保存到列表')
  })

  it('stay on the device where the server has no place for them, and it is said', async () => {
    shop = newShop(false)
    open()
    await screen.open('自定义链接')
    await screen.reads('链接保存在本设备上')
    await screen.row('帮助中心')
    expect(screen.all('button').map((button) => button.getAttribute('aria-label'))).not.toContain('删除 帮助中心')
  })
})
