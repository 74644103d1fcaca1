import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { FileCategory } from '#src/api/files.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

const send = async <Data>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  (await server.app.inject({ method, url: `/adminapi/file/${url}`, headers, ...(payload ? { payload } : {}) })).json() as {
    status: number
    data: Data
  }
const add = (pid: number, name: string) => send('POST', 'category', { pid, name })
const tree = async () => {
  const named = (all: FileCategory[]): unknown[] => all.map(({ name, children }) => (children?.length ? [name, ...named(children)] : name))
  return named((await send<{ list: FileCategory[] }>('GET', 'category?all=1')).data.list)
}
const pids = async (query = '') =>
  (await send<{ list: { pid: number }[] }>('GET', `file?order=oldest${query}`)).data.list.map((file) => file.pid)

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
})

// 1 甲 > 2 乙 > 3 丙, 4 丁; a file in each of the first three
beforeEach(async () => {
  await server.app.db.execute(sql`truncate files, file_categories restart identity`)
  await add(0, '甲')
  await add(1, '乙')
  await add(2, '丙')
  await add(0, '丁')
  for (const pid of [1, 2, 3])
    await server.app.db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, sha256)
      values (${pid}, 'x', 'x', '/uploads/x.jpg', '/uploads/x.jpg', 1, 'image/jpeg', '')`)
})

it('counts what is in a category and below', async () => {
  expect((await send('GET', 'category/1/contents')).data).toEqual({ categories: 2, files: 3 })
  expect((await send('GET', 'category/4/contents')).data).toEqual({ categories: 0, files: 0 })
  expect((await send('GET', 'category/99/contents')).status).toBe(400103)
})

it('says of each category how many files of a type its list shows, and nothing where nobody asks', async () => {
  const { db } = server.app
  await db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, sha256, kind)
    values (1, 'y', 'y', '/uploads/y.mp4', '', 1, 'video/mp4', '', 'video'), (1, 'z', 'z', '/uploads/z.jpg', '/uploads/z.jpg', 1, 'image/jpeg', '', 'picture')`)
  await db.execute(sql`update files set removed_at = now() where real_name = 'z'`)
  const counts = async (query: string) =>
    (await send<{ list: FileCategory[] }>('GET', `category?${query}`)).data.list.map(({ name, files }) => [name, files])
  expect(await counts('type=all')).toEqual([
    ['甲', 2],
    ['丁', 0],
  ])
  expect(await counts('type=picture')).toEqual([
    ['甲', 1],
    ['丁', 0],
  ])
  expect(await counts('pid=1&type=all')).toEqual([['乙', 1]])
  expect(await counts('')).toEqual([
    ['甲', undefined],
    ['丁', undefined],
  ])
})

it('lifts children and files to the parent, with a number where the name is taken', async () => {
  await add(1, '丙')
  expect((await send('DELETE', 'category/2/full?contents=lift')).status).toBe(200)
  expect(await tree()).toEqual([['甲', '丙 (2)', '丙'], '丁'])
  expect(await pids()).toEqual([1, 1, 3])
})

it('throws everything away', async () => {
  expect((await send('DELETE', 'category/1/full?contents=trash')).status).toBe(200)
  expect(await tree()).toEqual(['丁'])
  expect(await pids()).toEqual([])
  expect(await pids('&trash=1')).toHaveLength(3)
})

it('asks what is to become of it', async () => {
  expect((await send('DELETE', 'category/1/full')).status).toBe(400)
  expect((await send('DELETE', 'category/99/full?contents=lift')).status).toBe(400103)
  expect(await tree()).toHaveLength(2)
})
