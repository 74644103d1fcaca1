import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Withdrawals } from '#src/api/withdrawals.ts'
import { rows, transaction } from '#src/server/db.ts'
import { applyForWithdrawal, type WithdrawalType } from '#src/server/shop/withdrawals.ts'
import { signedIn, testApp } from '../../database.ts'
import { booksOf, caller, earner } from './stage.ts'

const held = testApp()
const call = caller(held)

const apply = (uid: number, price: string, type: WithdrawalType = 'alipay', fee = '1.00') =>
  transaction(held.app.db, (db) => applyForWithdrawal(db, { uid, type, price, fee, real_name: '王五', alipay_code: 'a@example.com' }))

describe('a withdrawal', () => {
  it('takes the commission when it is applied for, and no more than there is', async () => {
    const uid = await earner(held.app.db)
    await apply(uid, '60.00')
    expect(await booksOf(held.app.db, uid)).toMatchObject({ brokerage_price: '40.00', commission: '40.00', flows: 0 })
    await expect(apply(uid, '60.00')).rejects.toThrow('BALANCE_SHORT')
  })

  it('is paid out once by who passes it, twice or at once', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(held.app.db)
    const id = await apply(uid, '60.00')
    const replies = await Promise.all([1, 2, 3, 4].map(() => call(who, 'PUT', `finance/extract/adopt/${id}`)))
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400659, 400659, 400659])
    expect(await call(who, 'PUT', `finance/extract/refuse/${id}`, { message: '晚了' })).toMatchObject({ status: 400659, msg: '已经提现' })
    // the fee stays in the shop
    expect(await booksOf(held.app.db, uid)).toMatchObject({ brokerage_price: '40.00', commission: '40.00', capital: '-59.00', flows: 1 })
  })

  it('gives the commission back when it is refused, once, with the reason', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(held.app.db)
    const id = await apply(uid, '60.00')
    expect(await call(who, 'PUT', `finance/extract/refuse/${id}`, { message: ' ' })).toMatchObject({ status: 400, code: '400113' })
    const refuse = () => call(who, 'PUT', `finance/extract/refuse/${id}`, { message: '账号不符' })
    const replies = await Promise.all([refuse(), refuse(), call(who, 'PUT', `finance/extract/adopt/${id}`)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const last = await refuse()
    expect([400659, 400660]).toContain(last.status)
    const books = await booksOf(held.app.db, uid)
    expect(books.commission).toBe(books.brokerage_price)
    expect(books.brokerage_price === '100.00' ? books.capital : `${books.capital} passed`).toBe(
      books.brokerage_price === '100.00' ? '0.00' : '-59.00 passed',
    )
    const other = await apply(uid, '10.00')
    expect(await call(who, 'PUT', `finance/extract/refuse/${other}`, { message: '账号不符' })).toMatchObject({ status: 200 })
    expect(await call(who, 'PUT', `finance/extract/adopt/${other}`)).toMatchObject({ status: 400660, msg: '您的提现申请已被拒绝' })
    const { data } = await call<Withdrawals>(who, 'GET', 'finance/extract?status=-1&page=1&limit=1')
    expect(data.list.list[0]).toMatchObject({ status: -1, fail_msg: '账号不符', extract_price: '10.00' })
  })

  it('into the balance moves no money of the world', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(held.app.db)
    await call(who, 'PUT', `finance/extract/adopt/${await apply(uid, '60.00', 'balance')}`)
    expect(await booksOf(held.app.db, uid)).toEqual({
      ...{ brokerage_price: '40.00', commission: '40.00', now_money: '59.00', money: '59.00' },
      ...{ capital: '0.00', flows: 0 },
    })
  })

  it('is not changed over what somebody else has changed meanwhile, and a refusal shows no account', async () => {
    const who = await signedIn(held.app)
    const id = await apply(await earner(held.app.db), '60.00')
    const { rules } = (await call<ServerForm>(who, 'GET', `finance/extract/${id}/edit`)).data
    const version = rules.find(({ field }) => field === 'version')!.value
    const change = (body: object) => call(who, 'PUT', `finance/extract/${id}`, { real_name: '赵六', mark: '', version, ...body })
    expect(await change({ alipay_code: 'first@example.com' })).toMatchObject({ status: 200 })
    const refused = await change({ alipay_code: 'second@example.com' })
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { real_name: '赵六' } } })
    expect(JSON.stringify(refused)).not.toContain('first@example.com')
    expect(await rows(held.app.db, sql`select alipay_code from shop_extracts where id = ${id}`)).toEqual([
      { alipay_code: 'first@example.com' },
    ])
  })

  it('has a form by its way, refused by the numbers of the contract; the amount stays', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(held.app.db)
    const id = await apply(uid, '60.00')
    const { data } = await call<ServerForm>(who, 'GET', `finance/extract/${id}/edit`)
    expect(data.rules.map(({ field }) => field)).toEqual(['real_name', 'extract_price', 'alipay_code', 'mark', 'version'])
    const body = { real_name: '赵六', extract_price: 1, alipay_code: '', mark: '' }
    const refused = { status: 400, code: '400109', errors: { alipay_code: '请输入支付宝账号' } }
    expect(await call(who, 'PUT', `finance/extract/${id}`, body)).toMatchObject(refused)
    expect(await call(who, 'PUT', `finance/extract/${id}`, { ...body, alipay_code: 'b@example.com' })).toMatchObject({
      status: 200,
      code: '100001',
    })
    const found = await call<Withdrawals>(who, 'GET', 'finance/extract?nireid=b%40example.com')
    expect(found.data.list.list).toMatchObject([{ real_name: '赵六', alipay_code: 'b@e****.com', extract_price: '60.00' }])
    expect(await call(who, 'GET', 'finance/extract/99999/edit')).toMatchObject({ status: 100026 })
  })

  it('shows where it goes to who may see that, and writes the look down', async () => {
    const admin = await signedIn(held.app)
    const reader = await signedIn(held.app, ['finance-user_extract', 'extract-edit'])
    const payer = await signedIn(held.app, ['finance-user_extract', 'extract-account'])
    const uid = await earner(held.app.db)
    const account = { real_name: '钱八', bank_code: '6222021234567890', bank_address: '工商银行' }
    const id = await transaction(held.app.db, (db) => applyForWithdrawal(db, { uid, type: 'bank', price: '20.00', ...account }))
    const found = async (who: typeof admin, words: string) =>
      (await call<Withdrawals>(who, 'GET', `finance/extract?nireid=${encodeURIComponent(words)}`)).data.list.list
    for (const who of [admin, reader, payer])
      expect(await found(who, '钱八')).toMatchObject([{ bank_code: '622****7890', real_name: '钱八' }])
    // a part of an account finds nobody for who may not see it
    expect([await found(reader, '1234567'), await found(payer, '1234567')].map(({ length }) => length)).toEqual([0, 1])
    expect(await found(reader, account.bank_code)).toHaveLength(1)
    const clear = `finance/extract_account/${id}`
    expect(await call(reader, 'GET', clear)).toMatchObject({ status: 110000 })
    expect((await call(payer, 'GET', clear)).data).toEqual({ ...account, alipay_code: '', wechat: '' })
    const looks = async () => rows(held.app.db, sql`select account_id::int as who from shop_personal_looks where uid = ${uid} order by id`)
    expect(await looks()).toEqual([{ who: payer.id }])
    // who may change it without seeing it sends it back masked
    const { rules } = (await call<ServerForm>(reader, 'GET', `finance/extract/${id}/edit`)).data
    expect(rules.find(({ field }) => field === 'bank_code')!.value).toBe('622****7890')
    const body = { ...account, bank_code: '622****7890', bank_address: '工商银行苏州分行' }
    expect(await call(reader, 'PUT', `finance/extract/${id}`, body)).toMatchObject({ status: 200 })
    expect((await call(payer, 'GET', clear)).data).toMatchObject({ bank_code: '6222021234567890', bank_address: '工商银行苏州分行' })
    expect(await call(reader, 'PUT', `finance/extract/${id}`, { ...body, bank_code: '6217009999999999' })).toMatchObject({ status: 200 })
    expect(
      (await call<ServerForm>(admin, 'GET', `finance/extract/${id}/edit`)).data.rules.find(({ field }) => field === 'bank_code')!.value,
    ).toBe('6217009999999999')
    expect(await looks()).toEqual([{ who: payer.id }, { who: payer.id }, { who: admin.id }])
  })

  it('is counted: earned is what stands, waits and was paid', async () => {
    const who = await signedIn(held.app)
    const { extract_statistics: sums, list } = (await call<Withdrawals>(who, 'GET', 'finance/extract?page=1&limit=100')).data
    const held100 = (value: string | number) => Math.round(Number(value) * 100)
    expect(held100(sums.brokerage_count)).toBe(held100(sums.brokerage_not) + held100(sums.price) + held100(sums.priced))
    const passed = list.list.filter(({ status }) => status === 1).map(({ extract_price: price }) => held100(price))
    expect(held100(sums.priced)).toBe(passed.reduce((sum, price) => sum + price, 0))
    const narrowed = (await call<Withdrawals>(who, 'GET', 'finance/extract?extract_type=balance&status=0')).data
    expect(narrowed).toMatchObject({ extract_statistics: { priced: 60 }, list: { count: 0 } })
  })

  it('is decided and edited by keys of their own', async () => {
    const uid = await earner(held.app.db)
    const id = await apply(uid, '10.00')
    const reader = await signedIn(held.app, ['finance-user_extract'])
    expect(await call(reader, 'GET', 'finance/extract')).toMatchObject({ status: 200 })
    for (const path of [`finance/extract/adopt/${id}`, `finance/extract/refuse/${id}`, `finance/extract/${id}`])
      expect(await call(reader, 'PUT', path, { message: 'x' })).toMatchObject({ status: 110000 })
  })
})
