// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberCentre, SaveMemberBody } from '#src/api/appearance.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const item = (id: number, name: string, url = `/pages/${id}`) => ({
  id,
  gid: 54,
  name,
  pic: [`https://shop.test/${id}.png`],
  url,
  sort: 1,
  status: 1,
})

const stored = (): MemberCentre => ({
  status: 2,
  order_status: 1,
  my_banner_status: true,
  color_change: 3,
  routine_my_banner: [item(1, '广告')],
  routine_my_menus: [item(11, '会员'), item(12, '发票'), item(13, '客服接待'), item(14, '统计管理', '/pages/admin/order/index')],
})

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: SaveMemberBody | undefined

const button = (name: string) =>
  [...show.root.querySelectorAll('button')].find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
const press = async (name: string) =>
  (
    await vi.waitFor(() => {
      const found = button(name)
      if (!found) throw new Error(`no button ${name} in ${show.root.textContent}`)
      return found
    }, patient)
  ).click()
const panel = () => show.find('.member-panel')!
const zone = async (name: string) => {
  ;(await show.appears(`.member-cover[aria-label="${name}"]`)).click()
  await vi.waitFor(() => expect(panel().getAttribute('aria-label')).toBe(name), patient)
}
const names = () => [...panel().querySelectorAll<HTMLInputElement>('.ui-input-control')].map((input) => input.value)
const save = async () => {
  sent = undefined
  await press('保存')
  return vi.waitFor(() => {
    if (!sent) throw new Error('nothing was sent')
    return sent
  }, patient)
}

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  sent = undefined
  backend.answers.set('GET /adminapi/diy/get_member', () => ({ status: 200, msg: 'success', data: stored() }))
  backend.answers.set('POST /adminapi/diy/member_save', (body) => {
    sent = body as SaveMemberBody
    return { status: 200, msg: '保存成功' }
  })
  history.replaceState(null, '', '/admin/setting/pages/user_page/2')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.appears('.member-phone')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('个人中心', () => {
  it('edits what is chosen in the phone, and sends services and merchant in one list', async () => {
    expect(panel().getAttribute('aria-label')).toBe('页面风格')
    panel().querySelectorAll<HTMLInputElement>('input[type=radio]')[2]!.click()
    await zone('订单中心')
    panel().querySelectorAll<HTMLInputElement>('input[type=radio]')[4]!.click()
    await zone('我的服务')
    expect(names()).toEqual(['会员', '发票'])
    await press('下移 第 1 项')
    await vi.waitFor(() => expect(names()).toEqual(['发票', '会员']), patient)
    expect(
      [...show.root.querySelectorAll('.member-zone:has([aria-label="我的服务"]) .member-tile')].map((tile) => tile.textContent),
    ).toEqual(['发票', '会员'])
    await press('删除 第 1 项')
    const body = await save()
    expect(body).toMatchObject({ status: 3, order_status: 5, my_banner_status: 1 })
    expect(body.routine_my_menus).toEqual([item(11, '会员'), item(13, '客服接待'), item(14, '统计管理', '/pages/admin/order/index')])
    await show.reads('保存成功')
  })

  it('switches banners off, and takes five at most', async () => {
    await zone('广告位')
    for (let count = 2; count <= 5; count++) {
      await press('添加广告')
      await vi.waitFor(() => expect(names()).toHaveLength(count), patient)
    }
    expect(button('添加广告')).toBeUndefined()
    panel().querySelector<HTMLInputElement>('[role=switch]')!.click()
    await show.reads('广告位已关闭')
    for (let count = 5; count >= 2; count--) {
      await press(`删除 第 ${count} 项`)
      await vi.waitFor(() => expect(names()).toHaveLength(count - 1), patient)
    }
    expect(await save()).toMatchObject({ my_banner_status: 0, routine_my_banner: [item(1, '广告')] })
  })

  it('keeps the entries of the merchant: none can be added or removed', async () => {
    await zone('商家管理')
    expect(names()).toEqual(['客服接待', '统计管理'])
    expect(panel().textContent).not.toContain('添加')
    expect(button('删除 第 1 项')).toBeUndefined()
    expect(panel().querySelector('input')!.maxLength).toBe(4)
  })

  it('sends nothing while an entry lacks something, and shows where', async () => {
    await zone('我的服务')
    await press('添加服务')
    await zone('页面风格')
    await press('保存')
    await show.reads('我的服务第 3 项：名称不能为空')
    expect(panel().getAttribute('aria-label')).toBe('我的服务')
    expect(panel().querySelector('[role=alert]')!.textContent).toBe('名称不能为空')
    expect(sent).toBeUndefined()
  })

  it('sets what somebody else stored meanwhile beside what was chosen', async () => {
    let now: MemberCentre = { ...stored(), version: 1 }
    const bodies: SaveMemberBody[] = []
    backend.answers.set('GET /adminapi/diy/get_member', () => ({ status: 200, msg: 'success', data: now }))
    backend.answers.set('POST /adminapi/diy/member_save', (body) => {
      bodies.push(body as SaveMemberBody)
      const isNewest = Number((body as SaveMemberBody).version) === now.version
      return isNewest ? { status: 200, msg: '保存成功' } : { status: 409, msg: '小周 改过这里', code: 'CHANGED', data: { row: now } }
    })
    show.end()
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
    await show.appears('.member-phone')
    await vi.waitFor(() => expect(panel()).toBeTruthy(), patient)
    panel().querySelectorAll<HTMLInputElement>('input[type=radio]')[0]!.click()
    await show.reads('有未保存的修改')
    now = { ...now, status: 3, order_status: 4, version: 2 }
    await press('保存')
    await show.reads('其他人刚刚修改了这条数据')
    await press('保存')
    await show.reads('请先选择保留哪一份')
    expect(bodies).toHaveLength(1)
    const mine = [...show.root.querySelectorAll('label')].find((label) => label.textContent.startsWith('我填写的'))!
    mine.querySelector('input')!.click()
    await vi.waitFor(async () => {
      await press('保存')
      expect(bodies).toHaveLength(2)
    }, patient)
    await show.reads('保存成功')
    expect(bodies[1]).toMatchObject({ status: 1, order_status: 4, version: 2 })
  })

  it('keeps what was changed when the server refuses it', async () => {
    backend.answers.set('POST /adminapi/diy/member_save', () => ({ status: 400, msg: '菜单名不能为空' }))
    panel().querySelectorAll<HTMLInputElement>('input[type=radio]')[0]!.click()
    await show.reads('有未保存的修改')
    await press('保存')
    await show.reads('菜单名不能为空')
    await show.reads('有未保存的修改')
  })
})
