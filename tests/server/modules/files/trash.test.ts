import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { notify } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | string, more: object = {}) =>
  (
    await server.app.inject({ method, url: `/adminapi/file/${url}`, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
  ).json() as {
    status: number
    code?: string
    data: { list: { att_id: number; pid: number; crm: { removed: string } }[]; count: number; ids: number[] }
  }
const shown = async (query = '') => (await send('GET', `file?${query}`)).data.list.map((file) => file.att_id)
const key = (name: string) => join(server.files, 'attach', name)

async function make(name: string, pid = 0): Promise<void> {
  mkdirSync(join(server.files, 'attach'), { recursive: true })
  for (const file of [`${name}.jpg`, `${name}_small.webp`]) writeFileSync(key(file), name)
  await server.app.db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, sha256)
    values (${pid}, ${name}, ${name}, ${`/uploads/attach/${name}.jpg`}, ${`/uploads/attach/${name}_small.webp`}, 1, 'image/jpeg', '')`)
}

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
})
beforeEach(async () => {
  await server.app.db.execute(sql`truncate files, file_categories restart identity`)
})

it('keeps what was deleted, serves it, and gives it back', async () => {
  await send('POST', 'category', { pid: 0, name: '甲' })
  await make('a', 1)
  await make('b')
  expect(await send('POST', 'file/delete', { ids: '1,77' })).toMatchObject({ status: 200, code: '100002' })
  expect(await shown()).toEqual([2])
  const { list } = (await send('GET', 'file?trash=1')).data
  expect(list).toMatchObject([{ att_id: 1, pid: 1, crm: { removed: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) } }])
  expect((await server.app.inject('/uploads/attach/a.jpg')).statusCode).toBe(200)
  expect((await send('POST', 'restore', { ids: [1] })).status).toBe(200)
  expect(await shown('trash=1')).toEqual([])
  expect(await shown('pid=1')).toEqual([1])
})

it('puts a file outside of any category when its own is gone', async () => {
  await send('POST', 'category', { pid: 0, name: '甲' })
  await make('a', 1)
  await send('DELETE', 'category/1/full?contents=trash')
  expect(await shown()).toEqual([])
  await send('POST', 'restore', { ids: [1] })
  expect((await send('GET', 'file')).data.list).toMatchObject([{ att_id: 1, pid: 0 }])
})

it('destroys only what is in the trash, the bytes too', async () => {
  await make('a')
  await make('b')
  await send('POST', 'file/delete', { ids: '1' })
  expect((await send('POST', 'destroy', { ids: [1, 2] })).status).toBe(200)
  expect(await shown()).toEqual([2])
  expect(await shown('trash=1')).toEqual([])
  expect(['a.jpg', 'a_small.webp', 'b.jpg', 'b_small.webp'].map((name) => existsSync(key(name)))).toEqual([false, false, true, true])
  expect(await send('POST', 'destroy', { ids: [] })).toMatchObject({ status: 400, code: '400599' })
})

it('is emptied of what lay there for 30 days, by itself', async () => {
  for (const name of ['a', 'b', 'c']) await make(name)
  await send('POST', 'file/delete', { ids: '1,2' })
  await server.app.db.execute(sql`update files set removed_at = now() - interval '30 days 1 minute' where id = 1`)
  await notify(server.app.db, 'files_trash', '')
  await vi.waitFor(async () => expect(await shown('trash=1')).toEqual([2]), { timeout: 10_000 })
  await vi.waitFor(() => expect(existsSync(key('a.jpg'))).toBe(false))
  expect(await shown()).toEqual([3])
})

it('takes a whole category of a hundred thousand', async () => {
  await send('POST', 'category', { pid: 0, name: '甲' })
  await make('a')
  const ids = [1, ...Array.from({ length: 99_999 }, (_, index) => 10_000_000 + index)]
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await send('PUT', 'file/do_move', new URLSearchParams({ pid: '1', images: ids.join(',') }).toString(), form)).toMatchObject({
    status: 200,
  })
  expect(await shown('pid=1')).toEqual([1])
  expect(await send('POST', 'file/delete', { ids: ids.join(',') })).toMatchObject({ status: 200 })
  expect(await send('POST', 'restore', { ids })).toMatchObject({ status: 200 })
  expect(await shown('pid=1')).toEqual([1])
})
