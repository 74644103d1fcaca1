// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const room = (id: number, live_status: number, status: number, [type, screen_type]: [number, number]) => ({
  ...{ id, room_id: 1000 + id, name: `直播${id}`, anchor_name: '小满', anchor_wechat: 'wx', cover_img: '', share_img: '' },
  ...{ start_time: '2026-11-21 14:00', end_time: '2026-11-21 16:00', add_time: '2026-11-20 09:00', sort: 0, is_show: 1 },
  ...{ live_status, status, type, screen_type },
})

it('names states, review, type and screen as the shop does, in three languages, and asks by the shop’s fields', async () => {
  const backend = fakeBackend()
  const rooms = [
    room(1, 101, 0, [0, 0]),
    room(2, 102, 1, [1, 1]),
    room(3, 103, 2, [0, 1]),
    room(4, 104, 3, [1, 0]),
    room(5, 105, 2, [0, 0]),
    room(6, 106, 2, [0, 0]),
    room(7, 107, 2, [0, 0]),
    room(8, 999, 9, [7, 7]),
  ]
  const unique = ['admin-marketing-live-live_room']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/live/room/list', () => ({ status: 200, msg: 'success', data: { list: rooms, count: 8 } }))
  backend.answers.set('GET /adminapi/live/room/set_show/1/0', () => ({ status: 200, msg: '设置成功' }))
  history.replaceState(null, '', '/admin/marketing/live/live_room?kerword=小满&status=1')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('直播1')
  expect(backend.calls).toContain(`GET /adminapi/live/room/list?page=1&limit=15&kerword=${encodeURIComponent('小满')}&status=1`)
  const labels = () =>
    [...show.root.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].slice(5, 8).map((cell) => cell.textContent))
  expect(labels()).toEqual([
    ['手机直播竖屏', '未审核', '直播中'],
    ['推流横屏', '审核中', '未开始'],
    ['手机直播横屏', '审核通过', '已结束'],
    ['推流竖屏', '审核失败', '已结束'],
    ['手机直播竖屏', '审核通过', '直播中'],
    ['手机直播竖屏', '审核通过', '直播中'],
    ['手机直播竖屏', '审核通过', '已结束'],
    ['未知未知', '未知', '未知'],
  ])
  setLocale('en')
  await vi.waitFor(() => expect(labels()[1]).toEqual(['Push streamLandscape', 'In review', 'Not started']))
  setLocale('zh-tw')
  await vi.waitFor(() => expect(labels()[0]).toEqual(['手機直播直式', '未審核', '直播中']))
  show.root.querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await vi.waitFor(() => expect(backend.calls).toContain('GET /adminapi/live/room/set_show/1/0'))
})
