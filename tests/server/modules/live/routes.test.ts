import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { LiveRoomRow } from '#src/api/live.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()

async function ask(query: string, keys: string[]): Promise<{ status: number; data: { list: LiveRoomRow[]; count: number } }> {
  const { headers } = await signedIn(server.app, keys)
  return (await server.app.inject({ url: `/adminapi/live/room/list?${query}`, headers })).json()
}

beforeAll(async () => {
  await server.app.db.execute(sql`insert into live_rooms (name, cover_img, start_at, end_at, sort, live_status, deleted_at) values
    ('茶会', '/uploads/attach/a.jpg', '2026-11-21T06:00:00Z', '2026-11-21T08:00:00Z', 1, 101, null),
    ('预告', '', now(), now(), 9, 102, null), ('删掉的', '', now(), now(), 10, 103, now())`)
})

it('lists rooms in the shop’s order by pages, with absolute pictures and times of the shop’s zone', async () => {
  const all = (await ask('page=1&limit=10', ['admin-setting-pages-devise'])).data
  expect(all.list.map((room) => room.name)).toEqual(['预告', '茶会'])
  expect(all.count).toBe(2)
  expect(all.list[1]).toMatchObject({
    cover_img: 'http://localhost:80/uploads/attach/a.jpg',
    start_time: '2026-11-21 14:00',
    live_status: 101,
  })
  expect((await ask('page=2&limit=1', ['admin-setting-pages-devise'])).data.list.map((room) => room.name)).toEqual(['茶会'])
})

it('is for who designs pages or keeps live rooms', async () => {
  expect((await ask('', ['admin-marketing-live-live_room'])).status).toBe(200)
  expect((await ask('', ['cms-article-index'])).status).not.toBe(200)
})

it('folds states into three, finds name and host, and tells nobody how to reach them', async () => {
  await server.app.db.execute(sql`insert into live_rooms (name, anchor_name, phone, anchor_wechat, start_at, end_at, live_status) values
    ('暂停的', '老周', '13800000000', 'wx1', now(), now(), 105), ('过期的', '小麦', '', '', now(), now(), 107)`)
  const read = async (query: string) => (await ask(query, ['admin-setting-pages-devise'])).data
  expect((await read('status=1')).list.map((room) => [room.name, room.live_status])).toEqual([
    ['茶会', 101],
    ['暂停的', 101],
  ])
  expect((await read('status=3&kerword=')).list).toMatchObject([{ name: '过期的', live_status: 103 }])
  const found = await read(`kerword=${encodeURIComponent('老周')}`)
  expect([found.count, found.list[0]]).toMatchObject([1, { anchor_name: '老周', phone: '', anchor_wechat: '' }])
})

it('shows, hides and deletes a room, for whoever keeps them', async () => {
  const ask = async (method: 'GET' | 'DELETE', path: string, keys: string[]) => {
    const { headers } = await signedIn(server.app, keys)
    return (await server.app.inject({ method, url: `/adminapi/live/room/${path}`, headers })).json()
  }
  const keys = ['admin-marketing-live-live_room']
  const made = await server.app.db.execute(
    sql`insert into live_rooms (name, start_at, end_at, type, screen_type) values ('收尾', now(), now(), 1, 1) returning id`,
  )
  const { id } = made.rows[0] as { id: number }
  const read = async () => (await ask('GET', `list?kerword=${id}`, keys)).data.list.find((room: LiveRoomRow) => Number(room.id) === id)
  expect((await ask('GET', `set_show/${id}/0`, ['admin-setting-pages-devise'])).status).toBe(110000)
  expect(await ask('GET', `set_show/${id}/0`, keys)).toMatchObject({ status: 200, code: '100014' })
  expect(await read()).toMatchObject({ is_show: 0, type: 1, screen_type: 1, status: 2 })
  expect(await ask('DELETE', `del/${id}`, keys)).toMatchObject({ status: 200, code: '100002' })
  expect(await read()).toBeUndefined()
  expect((await ask('DELETE', `del/${id}`, keys)).status).toBe(100008)
  expect((await ask('GET', `set_show/${id}/1`, keys)).code).toBe('100100')
})
