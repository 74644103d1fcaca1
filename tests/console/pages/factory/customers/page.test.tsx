// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const customer = {
  id: '7',
  version: 1,
  updated_by: '',
  updated_at: '',
  name: '苏州密封件',
  sn: 'K7',
  status: 1,
  contacts: [],
  addresses: [],
}
const quotation = { id: '3', version: 1, updated_by: '', updated_at: '', sn: 'BJ20261125-0001', party_id: '7', party_name: '苏州密封件' }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let asked: unknown[]

beforeEach(() => {
  setLocale('zh-cn')
  asked = []
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  backend.answers.set('POST /api/party/customer/read', () => ({ status: 200, msg: '', data: customer }))
  backend.answers.set('POST /api/party/customer/options', () => ({
    ...{ status: 200, msg: '' },
    data: { list: [{ id: '7', name: '苏州密封件', values: { salesman_id: '4', salesman: '王明' } }], count: 1 },
  }))
  backend.answers.set('GET /adminapi/table/staff/options', () => ({
    status: 200,
    msg: '',
    data: { list: [{ id: '4', name: '王明' }], count: 1 },
  }))
  backend.answers.set('POST /api/doc/quotation/list', (body) => {
    asked.push(body)
    return { status: 200, msg: '', data: { list: [{ ...quotation, status: 0, total: '12.50' }], count: 1 } }
  })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open(keys?: readonly string[]) {
  if (keys) backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: '', data: { menus: [], unique: keys } }))
  history.replaceState(null, '', '/admin/customerManage/customerlist/7')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf(keys ? 'editor' : 'admin') })
  await show.reads('K7')
}

it('shows the quotations of a customer, and begins another one with it', async () => {
  await open()
  await show.reads('BJ20261125-0001')
  expect(asked).toEqual([expect.objectContaining({ party_id: '7' })])
  const link = [...show.root.querySelectorAll<HTMLAnchorElement>('.console-list a')].find((one) => one.textContent === quotation.sn)!
  expect(new URL(link.href).pathname).toBe('/admin/marketingManagement/quotation/3')
  const add = [...show.root.querySelectorAll<HTMLElement>('.console-list button')].find((one) => one.textContent === '添加')!
  add.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/marketingManagement/quotation/new'), patient)
  const fields = () => [...show.root.querySelectorAll('.console-form-page .ui-field')]
  const valueOf = (label: string) =>
    fields()
      .find((one) => one.textContent!.startsWith(label))
      ?.querySelector('input')?.value
  await vi.waitFor(() => expect(valueOf('客户')).toBe('苏州密封件'), patient)
  // and with what is known of the customer
  await vi.waitFor(() => expect(valueOf('业务员')).toBe('王明'), patient)
})

it('says nothing of quotations to who may not see them', async () => {
  await open(['admin-store-customerlist-index'])
  expect(show.root.textContent).not.toContain('报价单')
  expect(asked).toEqual([])
})
