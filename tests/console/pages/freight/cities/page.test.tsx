// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import all from '../../../../fixtures/recorded/adminapi_setting_city_full_list.json' with { type: 'json' }
import form from '../../../../fixtures/recorded/adminapi_setting_city_add_parent_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_setting_city_list_parent_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string, at = 0) => [...root().querySelectorAll('button')].filter((button) => button.textContent === name)[at]!.click()
const below = { status: 200, msg: 'success', data: [{ id: 35, city_id: 2, label: '朝阳门', parent_name: '北京市' }] }

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/setting/city/list/0', () => list.responseBody)
  backend.answers.set('GET /adminapi/setting/city/list/1', () => below)
  backend.answers.set('GET /adminapi/setting/city/full_list', () => all.responseBody)
  backend.answers.set('GET /adminapi/setting/city/add/1', () => form.responseBody)
  history.replaceState(null, '', '/admin/setting/freight/city/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('河北省')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('城市数据', () => {
  it('leads from a region to those below it, and adds there', async () => {
    expect(root().textContent).toContain(`共 ${list.responseBody.data.length} 条`)
    press('下级地区')
    await seen('朝阳门')
    expect(root().textContent).not.toContain('河北省')
    // districts have nothing below them
    expect([...root().querySelectorAll('button')].map((button) => button.textContent)).not.toContain('下级地区')
    press('添加地区')
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('上级名称'), patient)
    expect(backend.calls.some((call) => call.startsWith('GET /adminapi/setting/city/add/1'))).toBe(true)
  })

  it('is removed after a word about what goes with it, and clears the cache of a plain shop', async () => {
    backend.answers.set('DELETE /adminapi/setting/city/del/1', () => ({ status: 200, msg: '删除成功', code: '100002' }))
    backend.answers.set('GET /adminapi/setting/city/clean_cache', () => ({ status: 200, msg: '清除成功', code: '400185' }))
    press('删除')
    await seen('下级地区会一起删除')
    root().querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')!.click()
    await seen('删除成功')
    press('清除缓存')
    await seen('清除成功')
  })
})
