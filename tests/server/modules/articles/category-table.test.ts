import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
let who: SignedIn

interface Category {
  id: number
  title: string
  status: number
  children?: Category[]
}
interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { list: Category[]; count: number; rules: { field: string; options?: { label: string }[] }[]; row?: object }
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  const url = `/adminapi/cms/${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const add = (title: string, pid = 0, rest = {}) =>
  call('POST', 'category', { pid, title, intr: `${title}的简介`, image: '', sort: 0, status: 1, ...rest })
const outline = (list: Category[]): unknown[] => list.map(({ title, children }) => (children ? [title, ...outline(children)] : title))
const tree = async (query = '') => outline((await call('GET', `category?${query}`)).data.list)
async function idOf(title: string): Promise<number> {
  const { rows } = await held.app.db.execute<{ id: string }>(sql`select id from article_categories where title = ${title}`)
  return Number(rows[0]!.id)
}

beforeAll(async () => {
  who = await signedIn(held.app)
  await add('新闻', 0, { sort: 2 })
  await add('指南', 0, { sort: 1 })
  await add('公司动态', await idOf('新闻'))
  await add('停用', 0, { status: 0 })
})

it('is a tree of two levels, found by words and by state', async () => {
  expect(await tree()).toEqual([['新闻', '公司动态'], '指南', '停用'])
  expect(await tree(`title=${encodeURIComponent('公司')}`)).toEqual([['新闻', '公司动态']])
  expect(await tree('status=0')).toEqual(['停用'])
  const below = await idOf('公司动态')
  expect(await add('太深', below)).toMatchObject({
    status: 400,
    code: 'ARTICLE_CATEGORY_LEVELS',
    errors: { pid: '文章分类只有两级，请选择其他上级分类' },
  })
  const { rules } = (await call('GET', `category/${await idOf('新闻')}/edit`)).data
  // it has one below it: it stays at the top
  expect(rules.find(({ field }) => field === 'pid')!.options!.map(({ label }) => label)).toEqual(['顶级分类'])
})

it('says what is missing, and an older version is refused', async () => {
  expect(await add('')).toMatchObject({ status: 400, code: '400100' })
  const id = await idOf('停用')
  expect(await call('PUT', `category/set_status/${id}/1`, { version: 1 })).toMatchObject({ status: 200, code: '100014' })
  expect(await call('PUT', `category/${id}`, { title: '旧', version: 1 })).toMatchObject({ status: 409, data: { row: { status: 1 } } })
})

it('is not deleted with categories or articles in it, and leaves every choice when it is', async () => {
  const [news, below] = [await idOf('新闻'), await idOf('公司动态')]
  expect(await call('DELETE', `category/${news}`)).toMatchObject({ status: 400454 })
  const article = { cid: below, title: '开业', content: '<p>好</p>', image_input: '' }
  expect(await call('POST', 'cms', article)).toMatchObject({ status: 200 })
  expect(await call('DELETE', `category/${below}`)).toMatchObject({ status: 400455 })
  await call('DELETE', 'cms/1')
  // what is in the bin does not hold it
  expect(await call('DELETE', `category/${below}`)).toMatchObject({ status: 200, code: '100002' })
  expect(await call('DELETE', `category/${news}`)).toMatchObject({ status: 200 })
  expect(await tree()).not.toContain('新闻')
  const shown = (await call('GET', 'category_list')).data as unknown as Category[]
  expect(shown.map(({ title }) => title)).not.toContain('新闻')
  expect(await call('POST', 'cms', article)).toMatchObject({ status: 400, code: 'ARTICLE_CATEGORY' })
})

it('keeps an article that a page leads to', async () => {
  const guide = await idOf('指南')
  await call('POST', 'cms', { cid: guide, title: '选购', content: '<p>好</p>', image_input: '' })
  const { rows } = await held.app.db.execute<{ id: string }>(sql`select id from articles where title = '选购'`)
  const id = Number(rows[0]!.id)
  const value = (link: string) => JSON.stringify({ a: { link } })
  const link = `/pages/extension/news_details/index?id=${id}`
  // another article's id that begins alike is none of its
  await held.app.db.execute(
    sql`insert into pages (version, name, value) values ('v1', '别处', ${value(`${link}9`)}), ('v1', '首页', ${value(link)})`,
  )
  expect(await call('DELETE', `cms/${id}`)).toMatchObject({ status: 400, code: 'ARTICLE_IN_PAGE', msg: expect.stringContaining('首页') })
  await held.app.db.execute(sql`update pages set deleted_at = now() where name = '首页'`)
  expect(await call('DELETE', `cms/${id}`)).toMatchObject({ status: 200 })
})
