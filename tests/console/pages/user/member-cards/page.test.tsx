// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import batches from '../../../../fixtures/recorded/adminapi_user_member_batch_index.json' with { type: 'json' }
import cards from '../../../../fixtures/recorded/adminapi_user_member_card_index_card_batch_id.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const batch = { id: 3, title: '开业卡', use_day: 30, total_num: 2, use_num: 0, status: 1, remark: '', add_time: '2026-11-21 08:00:00' }
const card = {
  id: 9,
  card_batch_id: 3,
  card_number: 'CR9',
  card_password: '004711',
  use_uid: 0,
  use_time: '未使用',
  status: 1,
  add_time: '',
}

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows the cards of a batch with their passwords, zeros and all', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/user/member_batch/index', () => ({ ...batches.responseBody, data: { list: [batch], count: 1 } }))
  backend.answers.set('GET /adminapi/user/member_card/index/3', () => ({ ...cards.responseBody, data: { list: [card], count: 1 } }))
  backend.answers.set('GET /adminapi/user/member_card/set_status', () => ({ status: 200, msg: '操作成功', code: '100010' }))
  history.replaceState(null, '', '/admin/user/grade/card?at=detail-3')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('004711')
  show.root.querySelector<HTMLElement>('.is-within tbody [role=switch]')!.click()
  await show.reads('操作成功')
  expect(backend.calls).toContain('GET /adminapi/user/member_card/set_status?card_id=9&status=0')
})
