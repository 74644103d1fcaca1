import { describe, expect, it } from 'vitest'
import { askArticleCategories, askArticles } from '#src/designer/shop/articles.ts'
import { recordedShop } from './recorded-shop.ts'

describe('articles', () => {
  it('are read from what a shop server answers, with its time and its pictures', async () => {
    const shop = recordedShop()
    const [article] = await askArticles('').ask(shop)
    expect(article).toEqual({
      id: '2',
      title: '双十一活动公告',
      image: 'https://shop.example.com/uploads/attach/2026/11/20261121/ffbaa74bec19896d138511ec3caee6d3.jpg',
      added: '2026-11-21 08:25',
    })
    await askArticles('7').ask(shop)
    expect(shop.calls.map(({ query }) => query)).toEqual([
      { page: 1, limit: 20 },
      { pid: '7', page: 1, limit: 20 },
    ])
  })

  it('that are hidden are left out; bare ones are read', async () => {
    const rows = [
      { id: 1, title: 'a', status: 0 },
      { id: 2, title: 'b', hide: '1' },
      { id: 3 },
      { id: 4, image_input: '/x.png', add_time: '2026-01-02 03:04:05' },
    ]
    const shop = recordedShop({ '/cms/cms': { list: rows } })
    expect(await askArticles('').ask(shop)).toEqual([
      { id: '3', title: '', image: '', added: '' },
      { id: '4', title: '', image: 'https://shop.example.com/x.png', added: '2026-01-02 03:04' },
    ])
  })
})

describe('categories of articles', () => {
  it('stand below their parents, ids as text', async () => {
    expect(await askArticleCategories.ask(recordedShop())).toEqual([{ id: '1', title: '官方动态', depth: 0 }])
    const rows = [
      { id: 3, pid: 1, title: 'c' },
      { id: 1, pid: 0, title: 'a' },
      { id: 2, pid: 9, title: 'b' },
    ]
    expect(await askArticleCategories.ask(recordedShop({ '/cms/category_list': rows }))).toEqual([
      { id: '1', title: 'a', depth: 0 },
      { id: '3', title: 'c', depth: 1 },
      { id: '2', title: 'b', depth: 0 },
    ])
  })

  it('that point at each other come to an end', async () => {
    const rows = [
      { id: 1, pid: 0, title: 'a' },
      { id: 1, pid: 1, title: 'twin' },
    ]
    const found = await askArticleCategories.ask(recordedShop({ '/cms/category_list': rows }))
    expect(found.length).toBeLessThan(20)
  })
})
