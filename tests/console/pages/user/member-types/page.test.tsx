// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import ships from '../../../../fixtures/recorded/adminapi_user_member_ship.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows and switches the memberships of a plain shop, and saves what is for ever without days', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/user/member/ship', () => ships.responseBody)
  backend.answers.set('GET /adminapi/user/member_ship/set_ship_status', () => ({ status: 200, msg: '操作成功', code: '100010' }))
  history.replaceState(null, '', '/admin/user/grade/type')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('季卡')
  await show.reads('有效期（天）')
  const last = [...show.root.querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent)
  expect(last.slice(0, 5)).toEqual(['4', '永久', '永久', '1000.00', '899.00'])
  show.root.querySelector<HTMLElement>('tbody tr:last-child [role=switch]')!.click()
  await show.reads('操作成功')
  expect(backend.calls).toContain('GET /adminapi/user/member_ship/set_ship_status?id=4&is_del=1')
  let body: unknown
  backend.answers.set('POST /adminapi/user/member_ship/save/4', (sent) => {
    body = sent
    return { status: 200, msg: '保存成功' }
  })
  ;[...show.root.querySelectorAll('button')].findLast((button) => button.textContent === '编辑')!.click()
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('优惠价'), patient)
  ;[...show.root.querySelectorAll('button')].findLast((button) => button.textContent === '确定')!.click()
  await show.reads('保存成功')
  expect(body).toMatchObject({ title: '永久', type: 'ever', vip_day: -1, price: '1000.00', pre_price: '899.00' })
})
