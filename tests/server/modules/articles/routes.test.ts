import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ArticleCategory, ArticleRow } from '#src/api/articles.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

const get = async (url: string) => (await server.app.inject({ url: `/adminapi/cms/${url}`, headers })).json()
const read = async (query = ''): Promise<{ list: ArticleRow[]; count: number }> => (await get(`cms?${query}`)).data
const titles = ({ list }: { list: ArticleRow[] }) => list.map((row) => row.title)

beforeAll(async () => {
  headers = (await signedIn(server.app, ['admin-setting-pages-devise'])).headers
  const { db } = server.app
  await db.execute(
    sql`insert into article_categories (pid, title, sort, status) values (0, '公告', 1, 1), (0, '指南', 2, 1), (2, '厨房', 0, 1), (0, '停用', 9, 0)`,
  )
  await db.execute(sql`insert into articles (cid, title, image_input, content, sort, status, visit, add_time) values
    (1, '发货说明', '["/uploads/attach/a.jpg"]', '<p>今天发</p>', 0, 1, 7, '2026-11-01T00:00:00Z'),
    (2, '怎么选杯子', '[]', '', 0, 1, 0, now()), (3, '厨房收纳', '[]', '', 5, 1, 0, now()), (1, '没发布的公告', '[]', '', 0, 0, 0, now())`)
  await db.execute(sql`insert into articles (cid, title, deleted_at) values (1, '删掉的公告', now())`)
})

it('lists articles in the shop’s order, by pages', async () => {
  const all = await read()
  expect(titles(all)).toEqual(['厨房收纳', '没发布的公告', '怎么选杯子', '发货说明'])
  expect(all.count).toBe(4)
  expect(titles(await read('page=2&limit=3'))).toEqual(['发货说明'])
  expect(all.list[3]).toMatchObject({
    cid: '1',
    catename: '公告',
    image_input: ['http://localhost:80/uploads/attach/a.jpg'],
    visit: '7',
    add_time: '1793491200',
    status: 1,
    copy_url: 'http://localhost:80/pages/extension/news_details/index?id=1',
  })
  expect(all.list[1]!.status).toBe(0)
})

it('narrows to a category with what is below it, and to a part of the title', async () => {
  expect(titles(await read('pid=2'))).toEqual(['厨房收纳', '怎么选杯子'])
  expect(titles(await read('pid=3'))).toEqual(['厨房收纳'])
  expect(titles(await read('pid=&title='))).toHaveLength(4)
  for (const part of ['杯', '杯子', '怎么选'])
    expect(titles(await read(`pid=0&title=${encodeURIComponent(part)}`)), part).toEqual(['怎么选杯子'])
})

it('lists the categories that are shown', async () => {
  const categories = (await get('category_list')).data as ArticleCategory[]
  expect(categories).toEqual([
    { id: 2, pid: 0, title: '指南' },
    { id: 1, pid: 0, title: '公告' },
    { id: 3, pid: 2, title: '厨房' },
  ])
})

it('adds and changes an article: files are stored without the server’s address, what is wrong is said at its field', async () => {
  const writer = await signedIn(server.app, ['cms-article-creat'])
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await server.app.inject({ method, url: `/adminapi/cms/${url}`, headers: writer.headers, ...(payload && { payload }) })).json()
  const picture = 'http://localhost:80/uploads/attach/neu.jpg'
  const article = { id: 0, cid: 1, title: ' 新文章 ', image_input: picture, content: `<p><img src="${picture}"></p>`, is_hot: 1 }
  expect(await send('POST', 'cms', article)).toMatchObject({ status: 200, code: '100021' })
  const stored = await server.app.db.execute(sql`select id, title, image_input, content, status from articles order by id desc limit 1`)
  const row = stored.rows[0] as { id: number; image_input: string[]; content: string }
  expect(row).toMatchObject({ title: '新文章', image_input: ['/uploads/attach/neu.jpg'], status: 1 })
  expect(row.content).toBe('<p><img src="/uploads/attach/neu.jpg"></p>')

  const { info } = (await send('GET', `cms/${row.id}`)).data
  expect(info).toMatchObject({ cid: 1, image_input: [picture], content: article.content, is_hot: 1 })
  expect(await send('POST', 'cms', { ...article, id: row.id, title: '改过的' })).toMatchObject({ status: 200, code: '100001' })
  expect((await send('GET', `cms/${row.id}`)).data.info.title).toBe('改过的')

  // several covers stay, and of two people the second one is shown what the first one stored
  const covers = `${picture},/uploads/attach/b,1.jpg,https://other.test/c.jpg`
  const second = { ...article, id: row.id, image_input: covers, version: 2 }
  expect(await send('POST', 'cms', second)).toMatchObject({ status: 200 })
  const stored2 = (await send('GET', `cms/${row.id}`)).data.info
  expect(stored2).toMatchObject({
    version: 3,
    image_input: [picture, 'http://localhost:80/uploads/attach/b,1.jpg', 'https://other.test/c.jpg'],
  })
  const late = await send('POST', 'cms', { ...second, title: '晚到的' })
  expect(late).toMatchObject({ status: 409, code: 'ARTICLE_CHANGED', data: { row: { title: '新文章', version: 3 } } })
  expect(late.msg).toMatch(/^.+ 在 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 改过这篇文章/)
  expect((await send('GET', `cms/${row.id}`)).data.info.title).toBe('新文章')

  expect(await send('POST', 'cms', { ...article, title: '  ' })).toMatchObject({ status: 400, errors: { title: '请输入标题' } })
  expect(await send('POST', 'cms', { ...article, cid: 99 })).toMatchObject({ code: 'ARTICLE_CATEGORY', errors: { cid: '请选择文章分类' } })
  expect(await send('POST', 'cms', { ...article, id: 9999 })).toMatchObject({ status: 400, code: 'RECORD_GONE', msg: '这条数据已被删除' })
  expect((await send('GET', 'cms/9999')).code).toBe('100100')
  expect((await send('GET', 'category_tree_list')).data).toEqual([
    { id: 2, value: 2, label: '指南', title: '指南', pid: 0, children: [{ id: 3, value: 3, label: '厨房', title: '厨房', pid: 2 }] },
    { id: 1, value: 1, label: '公告', title: '公告', pid: 0 },
  ])
})

it('deletes an article once; lists and the designer’s pickers know it no more', async () => {
  const writer = await signedIn(server.app, ['cms-article-index', 'cms-article-creat'])
  const remove = async (id: number, { headers: as } = writer) =>
    (await server.app.inject({ method: 'DELETE', url: `/adminapi/cms/cms/${id}`, headers: as })).json()
  const before = await read()
  const { id } = before.list.find(({ title }) => title === '厨房收纳')!
  const reader = await signedIn(server.app, ['cms-article-index'])
  expect((await remove(Number(id), reader)).status).toBe(110000)
  expect(await remove(Number(id))).toMatchObject({ status: 200, code: '100002', msg: '删除成功' })
  const after = await read()
  expect([titles(after).includes('厨房收纳'), after.count]).toEqual([false, before.count - 1])
  expect(await remove(Number(id))).toEqual({ status: 100008, msg: '删除失败', data: [] })
  expect((await server.app.inject({ url: `/adminapi/cms/cms/${id}`, headers: writer.headers })).json().code).toBe('100100')
})

it('is for who designs pages or keeps articles', async () => {
  const ask = async (keys: string[]) =>
    (await server.app.inject({ url: '/adminapi/cms/cms', headers: (await signedIn(server.app, keys)).headers })).json().status
  expect(await Promise.all([['cms-article-index'], ['system-file']].map(ask))).toEqual([200, 110000])
})
