// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { applyFix } from '#src/designer/checks/apply-fix.ts'
import type { PictureFact } from '#src/designer/checks/outside/picture-loader.ts'
import { briefly, checkedPage } from './checked.ts'

const home = '/pages/index/index'
const sized = (width: number, height: number, bytes = 90_000): PictureFact => ({ isMissing: false, size: { width, height }, bytes })
const slide = (picture: string, link = home) => ({ picture, title: '', link })
const icon = (picture: string) => ({ picture, title: '领券', link: home })

describe('links', () => {
  const verdicts = {
    'links /pages/goods_details/index?id=9': { verdict: 'deleted', name: '雨靴' },
    'links /sale': { verdict: 'ended', kind: 'seckill', name: '春日特惠' },
    'links /soon': { verdict: 'not_started', kind: 'combination' },
    'links /gone': { verdict: 'sold_out' },
    'links /plugin': { verdict: 'unknown', kind: 'fixed' },
    'links /pages/storeList/index': { verdict: 'hidden', kind: 'fixed' },
    'products 3': { verdict: 'missing' },
    'products 4': { verdict: 'hidden', name: '手套' },
    'product_categories 7': { verdict: 'deleted', kind: 'product_category', name: '厨房' },
    'article_categories 2': { verdict: 'hidden', kind: 'article_category', name: '动态' },
  } as const

  it('that lead to what visitors cannot see are told, with why', async () => {
    const { put, found, asked, editor } = checkedPage({ verdicts })
    const lines = ['/pages/goods_details/index?id=9', '/sale', '/soon', '/gone', '/plugin', home].map((link) => ({ title: 'a', link }))
    const id = put('news', { lines })
    const findings = await found(id)
    expect(briefly(findings)).toEqual([
      'dead-link error lines.0.link',
      'dead-link error lines.1.link',
      'dead-link warning lines.2.link',
      'dead-link hint lines.3.link',
    ])
    expect(findings.map(({ say }) => say())).toEqual(['商品“雨靴”已删除', '秒杀商品“春日特惠”已结束', '拼团商品还未开始', '商品已售罄'])
    // the whole page in one question, the tab bar's own links with it
    expect(asked).toHaveLength(1)
    applyFix(editor, findings[1]!)
    expect(await found(id)).toHaveLength(3)
    expect(asked).toHaveLength(1)
  })

  it('to nearby stores that are closed are told with the shop’s sentence', async () => {
    const { put, found } = checkedPage({ verdicts })
    const [finding] = await found(put('titles', { link: '/pages/storeList/index' }))
    expect([finding!.severity, finding!.say()]).toEqual(['error', '请先开启您的周边功能(/pages/storeList/index)'])
  })

  it('products picked by hand and categories are told likewise', async () => {
    const { put, found, editor } = checkedPage({ verdicts })
    const picked = put('goodList', { mode: 1, picked: ['1', '3', '4'] })
    const category = put('goodList', { category: '7' })
    const articles = put('articleList', { category: '2' })
    const [finding] = await found(picked)
    expect(finding!.say()).toBe('2个商品已删除或下架：#3、手套')
    applyFix(editor, finding!)
    expect(blockKinds.get('goodList')!.read(editor.page.block(picked)!.wire)).toMatchObject({ picked: ['1'] })
    expect((await found(category)).map(({ say }) => say())).toEqual(['商品分类“厨房”已删除'])
    expect((await found(articles)).map(({ say }) => say())).toEqual(['文章分类“动态”已下架或未发布'])
  })

  it('are not asked about where the server cannot tell', async () => {
    const { put, found, asked } = checkedPage()
    const id = put('news', { lines: [{ title: 'a', link: '/sale' }] })
    expect([await found(id), asked]).toEqual([[], []])
  })

  it('are looked at all the same there, and what was not asked is said', async () => {
    const { put, found, checker } = checkedPage()
    expect(checker.$isUntold.get()).toBe(false)
    const id = put('news', { lines: ['', '链接', '/sale'].map((link) => ({ title: 'a', link })) })
    expect(briefly(await found(id))).toEqual(['empty-link warning lines.0.link', 'odd-link error lines.1.link'])
    expect(checker.$isUntold.get()).toBe(true)
    const told = checkedPage({ verdicts })
    told.put('news', { lines: [{ title: 'a', link: home }] })
    await told.found()
    expect(told.checker.$isUntold.get()).toBe(false)
  })

  it('and pictures in rich text are told likewise', async () => {
    const html = `<p><a href="/sale">特惠</a><a href="${home}">首页</a><a href="/pages/goods_details/index?id=9"><img src="gone.png" alt=""></a>
      <img src="heavy.png" alt="靴子"></p>`
    const pictures = { 'gone.png': { isMissing: true }, 'heavy.png': sized(750, 400, 600_000) } as const
    const { put, found } = checkedPage({ verdicts, pictures })
    expect((await found(put('richText', { html }))).map(({ rule, path, say }) => `${rule} ${path.join('.')} ${say()}`)).toEqual([
      'dead-link html 链接“特惠”：秒杀商品“春日特惠”已结束',
      'dead-link html 第3个链接：商品“雨靴”已删除',
      'heavy-picture html 第2张图片：图片有 600 kB，建议不超过 500 kB',
      'missing-picture html 第1张图片：图片无法打开',
    ])
  })
})

/** Pictures in a block, and what is said of them. */
const cases: [name: string, kind: string, change: object, pictures: Record<string, PictureFact>, found: string[]][] = [
  ['that cannot be loaded', 'swiperBg', { slides: [slide('a')] }, { a: { isMissing: true } }, ['missing-picture error slides.0.picture']],
  ['of half a megabyte', 'swiperBg', { slides: [slide('a')] }, { a: sized(750, 375, 600_000) }, ['heavy-picture warning slides.0.picture']],
  ['of two megabytes', 'swiperBg', { slides: [slide('a')] }, { a: sized(750, 375, 2_400_000) }, ['heavy-picture error slides.0.picture']],
  ['whose weight nobody tells', 'swiperBg', { slides: [slide('a')] }, { a: { isMissing: false, size: { width: 750, height: 300 } } }, []],
  ['of one shape', 'swiperBg', { slides: [slide('a'), slide('b')] }, { a: sized(750, 400), b: sized(1500, 820) }, []],
  [
    'of two shapes',
    'swiperBg',
    { slides: [slide('a'), slide('b')] },
    { a: sized(750, 400), b: sized(750, 600) },
    ['picture-size warning slides.1.picture'],
  ],
  ['too small', 'swiperBg', { slides: [slide('a')] }, { a: sized(300, 160) }, ['picture-size hint slides.0.picture']],
  ['of the best shape, larger', 'menus', { items: [icon('a')] }, { a: sized(180, 180) }, []],
  ['of another shape than the best', 'menus', { items: [icon('a')] }, { a: sized(180, 140) }, ['picture-size warning items.0.picture']],
  [
    'in places of a cube with a height',
    'pictureCube',
    { layout: 3, cells: [slide('a'), slide('b'), slide('b')] },
    { a: sized(375, 375), b: sized(375, 188) },
    [],
  ],
  [
    'in the wrong place of a cube',
    'pictureCube',
    { layout: 3, cells: [slide('b'), slide('b'), slide('b')] },
    { b: sized(375, 188) },
    ['picture-size warning cells.0.picture'],
  ],
  [
    'beside each other in a cube',
    'pictureCube',
    { layout: 1, cells: [slide('a'), slide('b')] },
    { a: sized(375, 200), b: sized(375, 375) },
    ['picture-size warning cells.1.picture'],
  ],
]

describe('pictures', () => {
  it.each(cases)('%s', async (_, kind, change, pictures, expected) => {
    const { put, found } = checkedPage({ pictures })
    expect(briefly(await found(put(kind, change)))).toEqual(expected)
  })

  it('are told when they have come, without anybody asking again', async () => {
    const { put, checker } = checkedPage({ pictures: { a: { isMissing: true } } })
    const id = put('swiperBg', { slides: [slide('a')] })
    const stop = checker.follow()
    const told = () => briefly(checker.$findings.get().filter(({ block }) => block === id))
    await vi.waitFor(() => expect(told()).toEqual(['missing-picture error slides.0.picture']), { timeout: 15_000 })
    stop()
  })
})

describe('texts', () => {
  /** What the canvas draws of a block; an element that clips what is longer than `room` signs. */
  function drawn(root: HTMLElement, id: string, text: string, room: number) {
    root.innerHTML = `<div class="designer-block" data-id="${id}"><div class="designer-block__body"><p><b>${text}</b></p></div></div>`
    const node = root.querySelector('b')!
    node.style.overflow = 'hidden'
    Object.defineProperties(node, { scrollWidth: { get: () => node.textContent.length * 10 }, clientWidth: { get: () => room * 10 } })
    Object.defineProperties(root.querySelector('p')!, { scrollWidth: { value: 999 }, clientWidth: { value: 1 } })
  }

  it('that the phone does not show whole are told, and no longer when they fit', async () => {
    const { editor, put, found } = checkedPage()
    const root = editor.host.root as unknown as HTMLElement
    const id = put('titles', { words: '人气好物推荐' })
    drawn(root, id, '人气好物推荐', 4)
    expect(briefly(await found(id))).toEqual(['cut-text warning words'])
    // the same block is not measured twice, another phone measures it anew
    drawn(root, id, '人气好物推荐', 8)
    expect(briefly(await found(id))).toEqual(['cut-text warning words'])
    editor.view.setWidth(430)
    expect(await found(id)).toEqual([])
  })
})
