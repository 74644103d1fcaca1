import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { actAs } from '#src/server/database/actor.ts'
import { row } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { brokenChains } from '#src/server/factory/events.ts'
import { approvalOf, nextApprover } from '#src/server/factory/settings/approvals.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { boardLine, day, factoryStage } from '../stage.ts'

const held = factoryStage()

beforeEach(async () => {
  await held.db.execute(sql`delete from approval_rules`)
  await setFactorySettings(held.db, { second_person: false }, '老板')
})

const rule = (kind: string, limit: number) =>
  held.db.execute(sql`insert into approval_rules (type, kind, limit_at, remark) values ('PO', ${kind}, ${limit}, '规则')`)

async function ordered(price: string, gross: string, board = 0): Promise<number> {
  const lines = [boardLine(held.stage.boards[board]!, 1, { price, net: gross, gross })]
  const { id } = await createDocument(held.db, { type: 'PO', day, party: held.stage.suppliers[0]!, lines }, '采购')
  await act(held.db, id, 'submit', { who: '采购' })
  return id
}
const approve = (id: number, who: string) => act(held.db, id, 'approve', { who })
const statusOf = async (id: number) =>
  (await row<{ status: number }>(held.db, sql`select status from factory_documents where id = ${id}`))!.status

it('approves by one person where no rule wants two', async () => {
  await rule('amount', 1000)
  const id = await ordered('999.99', '999.99')
  expect([await approve(id, '老板'), await statusOf(id)]).toEqual([false, 2])
})

it('waits for a second person from an amount on, and begins anew once it was given back', async () => {
  await rule('amount', 1000)
  const id = await ordered('1000', '1000.00')
  expect([await approve(id, '老板'), await statusOf(id)]).toEqual([true, 1])
  await expect(approve(id, '老板')).rejects.toMatchObject({ detail: { status: 422, code: 'APPROVED_BEFORE' } })
  await act(held.db, id, 'reject', { who: '会计', note: '贵' })
  await act(held.db, id, 'submit', { who: '采购' })
  expect(await approve(id, '会计')).toBe(true)
  expect([await approve(id, '老板'), await statusOf(id)]).toEqual([false, 2])
})

it('waits for a second person where a price is too much above the last one', async () => {
  await rule('rise', 10)
  const first = await ordered('100', '100.00', 1)
  expect(await approve(first, '老板')).toBe(false)
  expect(await approve(await ordered('110', '110.00', 1), '老板')).toBe(false)
  // the last one is now 110
  const dear = await ordered('121.01', '121.01', 1)
  expect(await approve(dear, '老板')).toBe(true)
  expect(await approve(dear, '会计')).toBe(false)
})

const roleOf = async (name: string) =>
  (await row<{ id: number }>(held.db, sql`insert into roles (name) values (${name} || gen_random_uuid()) returning id::int as id`))!.id
const person = async (role: number) => {
  const made = await row<{ id: number }>(
    held.db,
    sql`insert into accounts (account, password, real_name, level) values ('p' || gen_random_uuid(), '', '人', 1) returning id::int as id`,
  )
  await held.db.execute(sql`insert into account_roles (account_id, role_id) values (${made!.id}, ${role})`)
  return { id: made!.id, level: 1 }
}

it('skips no level where another comes in before those that were approved, and nobody of a role that is off approves', async () => {
  const [manager, owner, keeper] = [await roleOf('经理'), await roleOf('老板'), await roleOf('财务')]
  await held.db.execute(sql`insert into approval_rules (type, kind, limit_at, remark, level, role_id) values
    ('PO', 'amount', 0, '都', 2, ${manager}), ('PO', 'amount', 0, '都', 4, ${owner})`)
  const id = await ordered('10', '10.00')
  expect([await approve(id, '采购员'), await act(held.db, id, 'approve', { who: '王经理', by: await person(manager) })]).toEqual([
    true,
    true,
  ])
  await held.db.execute(
    sql`insert into approval_rules (type, kind, limit_at, remark, level, role_id) values ('PO', 'amount', 0, '都', 1, ${keeper})`,
  )
  await held.db.execute(sql`update approval_rules set level = 3 where role_id = ${keeper}`)
  const boss = { who: '陈总', by: await person(owner) }
  await expect(act(held.db, id, 'approve', boss)).rejects.toMatchObject({ detail: { code: 'APPROVAL_OTHER' } })
  const money = { who: '会计', by: await person(keeper) }
  await held.db.execute(sql`update roles set is_disabled = true where id = ${keeper}`)
  await expect(act(held.db, id, 'approve', money)).rejects.toMatchObject({ detail: { code: 'APPROVAL_OTHER' } })
  await held.db.execute(sql`update roles set is_disabled = false where id = ${keeper}`)
  expect(await act(held.db, id, 'approve', money)).toBe(true)
  // a level that goes away takes no other with it: the last one is still waited for
  await held.db.execute(sql`delete from approval_rules where role_id in (${manager}, ${keeper})`)
  expect(await nextApprover(held.db, id)).toMatch(/^老板/)
  expect((await row<{ text: string }>(held.db, sql`select approval_waits(${id}) as text`))!.text).toMatch(/^1\/2 老板/)
  expect([await act(held.db, id, 'approve', boss), await statusOf(id)]).toEqual([false, 2])
})

it('compares prices of one unit: a box of ten is not dear because it costs more than one piece', async () => {
  await rule('rise', 10)
  const board = held.stage.boards[2]!
  const boxed = async (price: string) => {
    const { id } = await createDocument(
      held.db,
      { type: 'PO', day, party: held.stage.suppliers[0]!, lines: [boardLine(board, 1, { price, net: price, gross: price })] },
      '采购',
    )
    await held.db.execute(
      sql`update factory_documents_lines set unit_id = ${held.stage.unit}, unit_num = 10, unit_den = 1 where parent_id = ${id}`,
    )
    await act(held.db, id, 'submit', { who: '采购' })
    return id
  }
  const single = await createDocument(
    held.db,
    { type: 'PO', day, party: held.stage.suppliers[0]!, lines: [boardLine(board, 1, { price: '50', net: '50.00', gross: '50.00' })] },
    '采购',
  )
  await act(held.db, single.id, 'submit', { who: '采购' })
  await approve(single.id, '老板')
  expect(await approve(await boxed('500'), '老板')).toBe(false)
  expect(await approve(await boxed('560'), '老板')).toBe(true)
  await rule('floor', 0)
  await held.db.execute(sql`update factory_products_skus set floor_price = 45 where id = ${board}`)
  expect(await approve(await boxed('440'), '老板')).toBe(true)
  expect(await approve(await boxed('460'), '老板')).toBe(false)
})

it('goes level by level through the people of roles, each once, and says who is next', async () => {
  const [buyer, owner] = [await roleOf('采购经理'), await roleOf('老板')]
  await held.db.execute(sql`update roles set name = case id when ${buyer} then '采购经理' else '老板' end where id in (${buyer}, ${owner})`)
  const [manager, boss] = [await person(buyer), await person(owner)]
  await held.db.execute(sql`insert into approval_rules (type, kind, limit_at, remark, level, role_id) values
    ('PO', 'new_party', 0, '新供应商', 1, ${buyer}), ('PO', 'amount', 500, '大额', 3, ${owner})`)
  const lines = [boardLine(held.stage.boards[2]!, 1, { price: '600', net: '600.00', gross: '600.00' })]
  const { id } = await createDocument(held.db, { type: 'PO', day, party: held.stage.suppliers[1]!, lines }, '采购')
  await act(held.db, id, 'submit', { who: '采购' })
  const waits = async () => (await row<{ text: string }>(held.db, sql`select approval_waits(${id}) as text`))!.text
  expect([await waits(), await nextApprover(held.db, id)]).toEqual(['0/2 采购经理', '采购经理'])
  await expect(act(held.db, id, 'approve', { who: '陈总', by: boss })).rejects.toMatchObject({
    detail: { status: 422, code: 'APPROVAL_OTHER', values: { who: '采购经理' } },
  })
  expect(await act(held.db, id, 'approve', { who: '王经理', by: manager })).toBe(true)
  expect([await waits(), await nextApprover(held.db, id)]).toEqual(['1/2 老板', '老板'])
  expect(await approvalOf(held.db, id)).toMatchObject([
    { level: 1, who: '采购经理', rules: '新供应商', by: '王经理' },
    { level: 3, who: '老板', rules: '大额', by: '' },
  ])
  await expect(act(held.db, id, 'approve', { who: '李经理', by: manager })).rejects.toMatchObject({ detail: { code: 'APPROVAL_OTHER' } })
  expect([await act(held.db, id, 'approve', { who: '陈总', by: boss }), await statusOf(id)]).toEqual([false, 2])
  // the party is known by now
  const second = await createDocument(
    held.db,
    { type: 'PO', day, party: held.stage.suppliers[1]!, lines: [boardLine(held.stage.boards[2]!, 1)] },
    '采购',
  )
  await act(held.db, second.id, 'submit', { who: '采购' })
  expect([await act(held.db, second.id, 'approve', { who: '陈总', by: boss }), await statusOf(second.id)]).toEqual([false, 2])
})

it('lets nobody approve or audit what they wrote themselves, where that is switched on', async () => {
  await setFactorySettings(held.db, { second_person: true }, '老板')
  const order = await ordered('5', '5.00')
  await expect(approve(order, '采购')).rejects.toMatchObject({ detail: { status: 422, code: 'SAME_PERSON' } })
  expect(await approve(order, '老板')).toBe(false)
  const receipt = await held.receipt([boardLine(held.stage.boards[0]!, 1, { net: '5.00', gross: '5.00' })])
  await expect(audit(held.db, receipt, { who: '仓管' })).rejects.toMatchObject({ detail: { code: 'SAME_PERSON' } })
  await audit(held.db, receipt, { who: '老板' })
  await expect(setFactorySettings(held.db, { submit_audits: true }, '老板')).rejects.toMatchObject({ detail: { code: 'SWITCHES_DIFFER' } })
})

it('knows people by their accounts: of one name are two, and who is called otherwise since is the same', async () => {
  await setFactorySettings(held.db, { second_person: true }, '老板')
  await rule('amount', 1000)
  const as = <T>(id: number, name: string, work: () => Promise<T>) => actAs(() => ({ kind: 'admin', id, name }), work)
  const order = await as(7001, '王伟', () => ordered('1000', '1000.00'))
  await expect(as(7001, '王经理', () => approve(order, '王经理'))).rejects.toMatchObject({ detail: { code: 'SAME_PERSON' } })
  expect(await as(7002, '王伟', () => approve(order, '王伟'))).toBe(true)
  await expect(as(7002, '王总', () => approve(order, '王总'))).rejects.toMatchObject({ detail: { code: 'APPROVED_BEFORE' } })
  expect([await as(7003, '王伟', () => approve(order, '王伟')), await statusOf(order)]).toEqual([false, 2])
  expect(await brokenChains(held.db)).toEqual([])
})
