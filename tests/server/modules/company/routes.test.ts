import { expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  data: { rules: { field: string; value: unknown }[] }
}

async function call(who: SignedIn, method: 'GET' | 'POST', payload?: object): Promise<Reply> {
  const url = '/adminapi/setting/basics/company'
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}

it('keeps the company, and not over what somebody else wrote', async () => {
  const admin = await signedIn(held.app)
  const company = { name: '橡胶厂', tax_no: '91330000', bank: '', account_no: '', address: '', phone: '' }
  expect((await call(admin, 'POST', { ...company, version: 0 })).code).toBe('100001')
  expect(await call(admin, 'POST', { ...company, name: '另一家', version: 0 })).toMatchObject({
    status: 409,
    data: { row: { ...company, version: 1 } },
  })
  expect((await call(admin, 'POST', { ...company, name: '', version: 1 })).code).toBe('COMPANY_NAME')
  const { rules } = (await call(admin, 'GET')).data
  expect(rules.find(({ field }) => field === 'name')).toMatchObject({ value: '橡胶厂' })
})
