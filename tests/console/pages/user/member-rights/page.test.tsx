// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import rights from '../../../../fixtures/recorded/adminapi_user_member_right.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('switches a benefit with everything that it holds, and asks for a share where it is one', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/user/member/right', () => rights.responseBody)
  let body: unknown
  backend.answers.set('POST /adminapi/user/member_right/save/6', (sent) => {
    body = sent
    return { status: 200, msg: '权益编辑成功', code: '400312' }
  })
  history.replaceState(null, '', '/admin/user/grade/right')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('会员优惠券')
  show.root.querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await show.reads('权益编辑成功')
  expect(body).toMatchObject({ right_type: 'coupon', title: '会员优惠券' })
  expect(String((body as { status: unknown }).status)).toBe('0')
  ;[...show.root.querySelectorAll('button')].filter((button) => button.textContent === '编辑')[1]!.click()
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('折扣数(%)'), patient)
  expect(show.root.querySelector('dialog')!.textContent).not.toContain('积分倍数')
})
