import { expect, it } from 'vitest'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  data: { id: string; party: { id: string; name: string }; list: Record<string, unknown>[] } & Record<string, unknown>
}

async function call(headers: Record<string, string>, path: string, payload: object): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/party/${path}`, headers, payload })).json()
}

it('makes a customer a supplier, too, where a new supplier has its name', async () => {
  const { headers } = await signedIn(held.app)
  const customer = { name: '宏达塑料', phone: '0512-1', contacts: [{ name: '陈工', phone: '139' }] }
  const { id } = (await call(headers, 'customer/add', customer)).data
  const record = { name: '宏达塑料', phone: '0512-2', materials: ['PVC 粉'], lead_days: 7, contacts: [{ name: '李工' }] }
  const refused = await call(headers, 'supplier/add', record)
  expect(refused).toMatchObject({ status: 400, msg: '客户里已经有“宏达塑料”', data: { party: { id, name: '宏达塑料' } } })
  expect(await call(headers, 'supplier/take_over', { id, record })).toMatchObject({ status: 200, data: { id } })
  // what it had stays, what it had not is filled in
  expect((await call(headers, 'supplier/read', { id })).data).toMatchObject({
    ...{ name: '宏达塑料', phone: '0512-1', materials: ['PVC 粉'], lead_days: 7 },
    contacts: [{ name: '陈工' }, { name: '李工' }],
  })
  expect((await call(headers, 'customer/list', { page: 1, limit: 10 })).data.list).toHaveLength(1)
  // it is of both sides now
  expect(await call(headers, 'supplier/add', record)).toMatchObject({ status: 400, code: 'TABLE_TWICE' })
  // it leaves one side and stays on the other, with what it has
  expect(await call(headers, 'supplier/del', { id })).toMatchObject({ status: 200 })
  expect((await call(headers, 'supplier/list', { page: 1, limit: 10 })).data.list).toEqual([])
  expect((await call(headers, 'customer/read', { id })).data).toMatchObject({
    name: '宏达塑料',
    contacts: [{ name: '陈工' }, { name: '李工' }],
  })
  expect(await call(headers, 'customer/del', { id })).toMatchObject({ status: 200 })
  expect(await call(headers, 'customer/read', { id })).toMatchObject({ code: 'RECORD_GONE' })
  expect(await call(headers, 'supplier/take_over', { id: 999, record })).toMatchObject({ code: 'RECORD_GONE' })
})
