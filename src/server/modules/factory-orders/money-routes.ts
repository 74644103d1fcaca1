import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/factory-money.ts'
import { priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import { paperTypes } from '#src/api/factory-orders.ts'
import { list, number, open, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { listPaid } from './paid-list.ts'
import { paperPages } from './papers.ts'
import { addPaid, paidKeys, removePaid } from './payments.ts'
import { allocatePaid, openItemsFor, unallocatePaid } from './settling.ts'

const paymentsPage = 'admin-store-payments-index'
/** Pages on which money is looked at: its own, and those of papers. */
const pages = [paymentsPage, ...paperPages]
/** What is open stands at parties, too. */
const partyPages = ['admin-store-supplierList-index', 'admin-store-customerlist-index']

const id: Schema = { type: 'integer', minimum: 1 }
const ids: Schema = { type: 'array', items: id, minItems: 1, maxItems: 500 }
const words: Schema = { type: 'string', maxLength: 200 }
const reason: Schema = { type: 'string', minLength: 1, maxLength: 200 }
const day: Schema = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }
const amount: Schema = { type: 'string', pattern: '^\\d{1,14}(\\.\\d{1,2})?$' }
const choice = (...values: string[]): Schema => ({ type: 'string', enum: values })
const body = (properties: Record<string, Schema>, ...required: string[]): Schema => ({ type: 'object', properties, required })
const doc = body({ type: choice(...paperTypes), id }, 'type', 'id')

const paidBody = body(
  {
    ...{ client_token: words, side: choice('in', 'out'), party_id: id, biz_date: day, account_id: id },
    ...{ method: choice('', 'cash', 'bank', 'wechat', 'alipay', 'draft'), amount, discount: amount, doc, ref_no: words, remark: words },
    auto: choice('fifo', 'due', 'none'),
    files: { type: 'array', items: { type: 'string', maxLength: 1000, pattern: '^(/[^/]|https?://)\\S*$' }, maxItems: 20 },
    allocations: { type: 'array', items: body({ type: choice(...paperTypes), id, amount }, 'type', 'id', 'amount'), maxItems: 500 },
  },
  ...['side', 'party_id', 'amount'],
)
const settled = { allocated: list(record({ sn: text, amount: text, open_after: text })), unallocated: text }
const paidListBody = body({
  ...{ ...pagingSchema, doc, party_id: id, side: choice('in', 'out'), date_from: day, date_to: day, account_id: id },
  ...{ method: choice('', 'cash', 'bank', 'wechat', 'alipay', 'draft'), keyword: words, state: choice('', 'left', 'settled', 'undone') },
})
const debt = record({
  ...{ id: number, type: text, sn: text, biz_date: text, due: text, original: text, allocated: text, open: text, overdue: number },
})
const money = record({ id: number, sn: text, biz_date: text, amount: text, left: text })
const pairs: Schema = { type: 'array', items: body({ from: id, to: id, amount }, 'from', 'to', 'amount'), minItems: 1, maxItems: 500 }
const restored = list(record({ sn: text, open: text }))

const writerOf = (call: Pick<Call, 'locale' | 'user'>) => ({ user: userOf(call), locale: call.locale })

/** Payments, what they settle and what is open (manufacturing 3.2, 3.4). */
export function serveMoney(app: FastifyInstance): void {
  const pays = { permission: Object.values(paidKeys), alsoRequires: pages }
  const reads = { permission: pages, alsoRequires: [priceKey, sellPriceKey], transaction: 'none' as const }
  serve(
    app,
    api.addPaid,
    { ...pays, body: paidBody, reply: record({ id: number, sn: text, ...settled, party_balance: text }) },
    async (call) => done(await addPaid(call.db, call.body, writerOf(call)), '100000'),
  )
  const undoing = { body: body({ id, reason }, 'id', 'reason'), reply: record({ reversal_id: number, restored }) }
  serve(app, api.removePaid, { ...pays, ...undoing }, async (call) =>
    done(await removePaid(call.db, Number(call.body.id), call.body.reason, writerOf(call)), '100010'),
  )
  const sums = record({ amount: text, discount: text, unallocated: text })
  serve(app, api.listPaid, { ...reads, body: paidListBody, reply: record({ list: list(open()), count: number, summary: sums }) }, (call) =>
    listPaid(call.db, call.body, userOf(call)),
  )
  const openReply = record({ list: list(debt), unallocated: list(money), balance: text, overdue: text })
  const ofParty = body({ party_id: id, side: choice('AR', 'AP'), as_of: day }, 'party_id', 'side')
  serve(
    app,
    api.openItemsOf,
    { ...reads, permission: [...pages, ...partyPages], body: ofParty, reply: openReply },
    ({ body: { party_id: party, side, as_of: asOf }, ...call }) =>
      openItemsFor(call.db, { party: Number(party), side, asOf }, userOf(call)),
  )
  const allocating = body({ client_token: words, pairs, from: id, auto: choice('fifo', 'due') })
  serve(app, api.allocatePaid, { ...pays, body: allocating, reply: record(settled) }, async (call) =>
    done(await allocatePaid(call.db, call.body, writerOf(call)), '100001'),
  )
  serve(app, api.unallocatePaid, { ...pays, body: body({ ids, reason }, 'ids', 'reason'), reply: record({ restored }) }, async (call) =>
    done(await unallocatePaid(call.db, call.body.ids, call.body.reason, writerOf(call)), '100001'),
  )
}
