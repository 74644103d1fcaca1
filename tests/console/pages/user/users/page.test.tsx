// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { shopTime } from '#src/lib/shop-time.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import detail from '../../../../fixtures/recorded/adminapi_user_user_id.json' with { type: 'json' }
import coupons from '../../../../fixtures/recorded/adminapi_marketing_coupon_grant.json' with { type: 'json' }
import form from '../../../../fixtures/recorded/adminapi_user_edit_other_id.json' with { type: 'json' }
import granted from '../../../../fixtures/recorded/adminapi_marketing_coupon_user_grant_POST.json' with { type: 'json' }
import info from '../../../../fixtures/recorded/adminapi_user_user_user_save_info_uid.json' with { type: 'json' }
import labels from '../../../../fixtures/recorded/adminapi_user_set_label_POST.json' with { type: 'json' }
import own from '../../../../fixtures/recorded/adminapi_user_label_uid.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_user_user.json' with { type: 'json' }
import orders from '../../../../fixtures/recorded/adminapi_user_one_info_3_order.json' with { type: 'json' }
import ordersOfShop from '../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import points from '../../../../fixtures/recorded/adminapi_user_one_info_3_integral.json' with { type: 'json' }
import tree from '../../../../fixtures/recorded/adminapi_user_user_tree_label.json' with { type: 'json' }

const patient = { timeout: 40_000 }
const done = { status: 200, msg: '修改成功', code: '100001' }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = () => [...root().querySelectorAll('button')]
const press = (name: string, at = 0) =>
  buttons()
    .filter((button) => button.textContent === name)
    [at]!.click()
/** Behind the first two actions of a row the others stand in a menu. */
async function choose(name: string) {
  root().querySelector<HTMLElement>('tbody .console-row-actions button[aria-label=更多]')!.click()
  const entry = await vi.waitFor(() => {
    const found = [...root().querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === name)
    expect(found).toBeDefined()
    return found!
  }, patient)
  entry.click()
}
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)

async function open(kind: 'shop' | 'own', query = '', text = '孙七') {
  backend.kind = kind
  history.replaceState(null, '', `/admin/user/list${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen(text)
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/user/user', () => list.responseBody)
  backend.answers.set('GET /adminapi/user/user/3', () => detail.responseBody)
  backend.answers.set('GET /adminapi/user/one_info/3', () =>
    backend.calls.at(-1)!.includes('type=order') ? orders.responseBody : points.responseBody,
  )
  backend.answers.set('GET /adminapi/user/user/user_save_info/0', () => info.responseBody)
  backend.answers.set('GET /adminapi/user/user_tree_label', () => tree.responseBody)
  backend.answers.set('GET /adminapi/user/edit_other/7', () => form.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('用户管理', () => {
  it('shows what a plain shop lists, and what the expanded row has besides', async () => {
    await open('shop')
    for (const text of ['孙七', '96886.30', '13800000005', 'H5', '微信公众号']) expect(root().textContent).toContain(text)
    // a plain shop masks nothing
    expect(buttons().map((button) => button.textContent)).not.toContain('查看完整信息')
    root().querySelector<HTMLElement>('tbody button[aria-expanded=false]')!.click()
    await seen('种子用户')
    await seen('2026-11-21 08:22:14')
  })

  it('sends what the list is narrowed by as the contract names it', async () => {
    await open('shop', '?user_type=h5&pay_count=-1&level=1&label_id=3&isMember=0&user_time_type=visit&nickname=孙&sort=balance&order=desc')
    const asked = new URLSearchParams(backend.calls.findLast((call) => call.startsWith('GET /adminapi/user/user?'))!.split('?')[1])
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ user_type: 'h5', pay_count: '-1', level: '1', label_id: '3', isMember: '0', user_time_type: 'visit', nickname: '孙' },
      now_money: 'desc',
    })
    await seen('客户来源')
  })

  it.each(['shop', 'own'] as const)('has a tab for each of the records of one user at a server of kind %s', async (kind) => {
    await open(kind, '?at=detail-3', '消费记录')
    const tabs = () => [...root().querySelectorAll<HTMLElement>('[role=tab]')].map(({ textContent }) => textContent)
    await vi.waitFor(
      () =>
        expect(tabs()).toEqual(
          expect.arrayContaining(['消费记录', '积分明细', '访问记录', '签到记录', '持有优惠券', '余额变动', '好友关系']),
        ),
      patient,
    )
    root()
      .querySelectorAll<HTMLElement>('[role=tab]')
      .forEach((tab) => tab.textContent === '访问记录' && tab.click())
    await seen('近次访问')
    await seen(shopTime(detail.responseBody.data.ps_info.last_time))
  })

  it('shows one user with the lists that stand under its tabs', async () => {
    await open('shop', '?at=detail-3', '张三')
    for (const text of ['98829.30', 'A类客户', 'V1', '1990-01-01']) await seen(text)
    root()
      .querySelectorAll<HTMLElement>('[role=tab]')
      .forEach((tab) => tab.textContent === '消费记录' && tab.click())
    await seen('cp646989011566460928')
    const link = [...root().querySelectorAll('a')].find((one) => one.textContent === 'cp646989011566460928')
    expect(link?.getAttribute('href')).toBe('/admin/order/list?real_name=cp646989011566460928')
    root()
      .querySelectorAll<HTMLElement>('[role=tab]')
      .forEach((tab) => tab.textContent === '积分明细' && tab.click())
    await seen('+581')
  })

  it.each(['shop', 'own'] as const)('leads from an order of a user to the list that holds it, at a server of kind %s', async (kind) => {
    const number = 'cp646989011566460928'
    backend.answers.set('GET /adminapi/order/list', () => ({ ...ordersOfShop.responseBody }))
    await open(kind, '?at=detail-3', '张三')
    root()
      .querySelectorAll<HTMLElement>('[role=tab]')
      .forEach((tab) => tab.textContent === '消费记录' && tab.click())
    const link = await vi.waitFor(() => {
      const found = [...root().querySelectorAll('a')].find((one) => one.textContent === number)
      expect(found).toBeDefined()
      return found!
    }, patient)
    link.click()
    await vi.waitFor(() => expect(location.pathname + location.search).toBe(`/admin/order/list?real_name=${number}`), patient)
    await seen(ordersOfShop.responseBody.data.data[0]!.order_id)
    const asked = new URLSearchParams(backend.calls.findLast((call) => call.startsWith('GET /adminapi/order/list?'))!.split('?')[1])
    expect([asked.get('real_name'), asked.get('field_key')]).toEqual([number, 'order_id'])
  })

  it('changes balance and points by the form of the server', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/user/update_other/3', (sent) => {
      body = sent
      return done
    })
    const { data } = detail.responseBody
    const now = { ...data, ps_info: { ...data.ps_info, nickname: '孙七', now_money: '5.50', integral: 9 } }
    backend.answers.set('GET /adminapi/user/user/7', () => ({ ...detail.responseBody, data: now }))
    await open('shop')
    press('积分余额')
    await seen('修改余额')
    // what they have at this moment, not when the list was read
    await seen('孙七 · 余额 5.50 · 积分 9')
    press('确定')
    await seen('修改成功')
    expect(body).toMatchObject({ money_status: 1, money: 0, integration_status: 1, integration: 0 })
  })

  it('gives labels and coupons to all who are chosen', async () => {
    const bodies: Record<string, unknown>[] = []
    const note = (reply: object) => (sent: unknown) => {
      bodies.push(sent as Record<string, unknown>)
      return reply
    }
    backend.answers.set('POST /adminapi/user/set_label', note(labels.responseBody))
    backend.answers.set('GET /adminapi/marketing/coupon/grant', () => coupons.responseBody)
    backend.answers.set('POST /adminapi/marketing/coupon/user/grant', note(granted.responseBody))
    await open('shop')
    root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await seen('批量设置标签')
    press('批量设置标签（替换原有标签）')
    await vi.waitFor(() => expect(bodies[0]).toEqual({ uids: list.responseBody.data.list.map(({ uid }) => uid) }), patient)
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('用户标签'), patient)
    press('取消')
    press('发送优惠券')
    await called('GET /adminapi/marketing/coupon/grant')
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('优惠券'), patient)
    press('确定')
    await seen('请选择优惠券')
    expect(bodies).toHaveLength(1)
    root().querySelector<HTMLElement>('dialog [role=combobox]')!.click()
    const option = await vi.waitFor(() => {
      const found = [...root().querySelectorAll<HTMLElement>('[role=option]')].find((one) => one.textContent?.startsWith('通用券'))
      expect(found).toBeDefined()
      return found!
    }, patient)
    option.click()
    press('确定')
    await seen('发送成功')
    expect(bodies[1]).toEqual({ id: 3, uid: list.responseBody.data.list.map(({ uid }) => uid).join() })
  })

  const done14 = { status: 200, msg: '设置成功', code: '100014' }
  /** Answers calls about the labels of a user, who has the first one; notes what is stored. */
  const labelled = (uid: number, bodies: unknown[]) => {
    backend.answers.set(`GET /adminapi/user/label/${uid}`, () => own.responseBody)
    backend.answers.set(`POST /adminapi/user/label/${uid}`, (sent) => {
      bodies.push(sent)
      return done14
    })
  }
  const box = (name: string) =>
    vi.waitFor(() => {
      const found = [...root().querySelectorAll<HTMLElement>('dialog .field-tree label')].find((one) => one.textContent === name)
      expect(found, name).toBeDefined()
      return found!.querySelector('input')!
    }, patient)
  const [first] = own.responseBody.data.flatMap(({ label }) => label.filter(({ disabled }) => disabled))

  it('gives one user labels and takes others away, all that they have sent along', async () => {
    const bodies: unknown[] = []
    labelled(7, bodies)
    await open('shop')
    await choose('设置标签')
    const had = await box(first!.label_name)
    expect(had.checked).toBe(true)
    had.click()
    ;(await box('网上搜索')).click()
    press('确定')
    await seen('设置成功')
    expect(bodies).toEqual([{ label_ids: [4], un_label_ids: [first!.id] }])
    await choose('设置标签')
    await box('网上搜索')
    press('确定')
    await seen('标签没有改动')
    expect(bodies).toHaveLength(1)
  })

  it('gives many labels beside those that each of them has', async () => {
    const bodies: unknown[] = []
    const uids = list.responseBody.data.list.map(({ uid }) => uid)
    for (const uid of uids) labelled(uid, bodies)
    await open('shop')
    root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await seen('批量追加标签')
    press('批量追加标签')
    await box('网上搜索')
    press('确定')
    await seen('请选择标签')
    ;(await box('网上搜索')).click()
    press('确定')
    await seen('设置成功')
    expect(bodies).toEqual(uids.map(() => ({ label_ids: [first!.id, 4], un_label_ids: [] })))
  })

  it('gives them to everybody whom the filter finds, as work of our own server', async () => {
    backend.features['listBatches'] = true
    let body: unknown
    backend.answers.set('POST /adminapi/setting/batches', (sent) => {
      body = sent
      return { status: 200, data: { id: 3, count: 40 } }
    })
    backend.answers.set('GET /adminapi/user/user', () => ({ ...list.responseBody, data: { ...list.responseBody.data, count: 40 } }))
    const job = { ...{ id: 3, name: 'list-batch', title: '批量操作', state: 'running', progress: 0.2 }, step: '8 / 40', file: null }
    backend.answers.set('GET /adminapi/setting/jobs/3', () => ({ status: 200, data: job }))
    await open('own', '?user_type=h5')
    root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await seen('选择全部 40 条')
    press('选择全部 40 条')
    await seen('已选择筛选出的全部 40 条')
    press('批量追加标签')
    await seen('批量追加标签（全部 40 条）')
    ;(await box('网上搜索')).click()
    press('确定')
    await seen('8 / 40')
    expect(body).toEqual({ batch: 'users.labels', query: { user_type: 'h5' }, values: { label_id: [4], mode: 'add' } })
  })

  it('shows phone and card in clear at our own server, each time by a call of its own', async () => {
    backend.answers.set('GET /adminapi/user/personal_data/7', () => ({
      status: 200,
      msg: 'success',
      data: { phone: '13800000005', card_id: '11010119900307213X' },
    }))
    await open('own')
    const looks = () => backend.calls.filter((call) => call.startsWith('GET /adminapi/user/personal_data/7')).length
    for (const times of [1, 2]) {
      await choose('查看完整信息')
      await seen('11010119900307213X')
      expect(looks()).toBe(times)
      press('关闭')
      await vi.waitFor(() => expect(root().textContent).not.toContain('11010119900307213X'), patient)
    }
  })
})
