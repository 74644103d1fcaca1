// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptList } from '#src/console/engine/kept/kept-list.ts'
import { nothingKept, preferenceName, readListPreferences } from '#src/console/engine/kept/list-preferences.ts'
import { connectionFor, type Connection } from '#src/stores/connection.ts'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase } from '../../../gate/stage.ts'

const name = 'list.orders'
const view = (title: string) => ({ name: title, query: 'state=1' })
let backend: ReturnType<typeof fakeBackend>
let stored: { value: unknown; version: number }

async function connect(): Promise<Connection> {
  const connection = connectionFor({ baseUrl: freshBase(), token: backend.tokenOf('admin') })
  await connection.check()
  return connection
}
const settled = (list: ReturnType<typeof keptList>) => vi.waitFor(() => expect(list.$kept.get()).not.toBeNull(), { timeout: 15_000 })

beforeEach(() => {
  backend = fakeBackend()
  backend.features = { preferences: true }
  stored = { value: null, version: 0 }
  backend.answers.set(`GET /adminapi/setting/preferences/${name}`, () => ({ status: 200, msg: 'ok', data: stored }))
  backend.answers.set(`PUT /adminapi/setting/preferences/${name}`, (body) => {
    const { value, version } = body as typeof stored
    if (version !== stored.version) return { status: 409, msg: '已在别处修改', code: 'preference_conflict', data: stored }
    stored = { value, version: version + 1 }
    return { status: 200, msg: 'ok', data: { version: stored.version } }
  })
})

describe('what a person keeps for a list', () => {
  it('is shown at once and kept at our server', async () => {
    const list = keptList(await connect(), name)
    await settled(list)
    expect(list.$kept.get()).toEqual(nothingKept)
    await list.change((before) => ({ ...before, views: [view('待审核')] }))
    await list.change((before) => ({ ...before, columns: [{ key: 'code', width: 120 }] }))
    expect(stored).toEqual({ value: { columns: [{ key: 'code', width: 120 }], views: [view('待审核')] }, version: 2 })
  })

  it('is changed again on what somebody kept elsewhere: nothing of either is lost', async () => {
    const list = keptList(await connect(), name)
    await settled(list)
    stored = { value: { views: [view('别处的')] }, version: 7 }
    await list.change((before) => ({ ...before, views: [...before.views, view('这里的')] }))
    expect(list.$kept.get()!.views.map((one) => one.name)).toEqual(['别处的', '这里的'])
    expect(stored.version).toBe(8)
  })

  it('stays when it could not be kept, and says so', async () => {
    const list = keptList(await connect(), name)
    await settled(list)
    backend.answers.set(`PUT /adminapi/setting/preferences/${name}`, () => ({ status: 400, msg: '内容太多' }))
    await expect(list.change((before) => ({ ...before, views: [view('a')] }))).rejects.toThrow('内容太多')
    expect(list.$kept.get()!.views).toHaveLength(1)
  })

  it('leaves a list as it is declared where it cannot be read', async () => {
    backend.answers.set(`GET /adminapi/setting/preferences/${name}`, () => ({ status: 400, msg: '出错了' }))
    const list = keptList(await connect(), name)
    await settled(list)
    expect(list.$kept.get()).toEqual(nothingKept)
  })

  it('is read once for all who show it', async () => {
    const connection = await connect()
    const list = keptList(connection, name)
    await settled(list)
    expect(keptList(connection, name)).toBe(list)
  })
})

it('reads nothing that it does not know', () => {
  expect(readListPreferences('x')).toEqual(nothingKept)
  const value = { columns: [{ key: 'a', width: 5, pin: 'top', isHidden: 'yes' }, { width: 100 }, 7], views: [{ name: 'n' }, view('v')] }
  expect(readListPreferences(value)).toEqual({ columns: [{ key: 'a' }], views: [view('v')] })
})

it('names a list by its place', () => {
  expect(preferenceName('/setting/system_admin/index')).toBe('list.setting.system_admin.index')
  expect(preferenceName('/Setting/页面')).toBe('list.setting.')
})
