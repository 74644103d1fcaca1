import { paperTypes } from '#src/api/factory-orders.ts'
import { anything, list, number, open, orNull, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { sortNames } from './list.ts'

const id: Schema = { type: 'integer', minimum: 1 }
const ids: Schema = { type: 'array', items: id, minItems: 1, maxItems: 500 }
const type: Schema = { type: 'string', enum: [...paperTypes] }
const words: Schema = { type: 'string', maxLength: 200 }
const day: Schema = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }
const amount: Schema = { type: 'string', pattern: '^\\d{1,14}(\\.\\d{1,2})?$' }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const version: Schema = { type: 'integer' }
const choice = (...values: string[]): Schema => ({ type: 'string', enum: values })
const body = (properties: Record<string, Schema>, ...required: string[]): Schema => ({ type: 'object', properties, required })
export const doc = body({ type, id }, 'type', 'id')
/** One paper by `id`, or several of a kind. */
export const printBody = {
  ...body({ type, seal: { type: 'integer', enum: [0, 1] }, id, ids: { type: 'array', items: id, minItems: 1, maxItems: 200 } }, 'type'),
  oneOf: [{ required: ['id'] }, { required: ['ids'] }],
}

const tabs = list(record({ status: number, name: text, count: number }))

/** Bodies and replies of the family of papers (manufacturing 3.2). */
export const listBody = body(
  {
    ...{ type, view: choice('doc', 'line'), status: words, keyword: words, ...pagingSchema },
    ...{
      party_id: id,
      sku_id: id,
      warehouse_id: id,
      salesman_id: id,
      date_field: choice('biz', 'delivery', 'due'),
      date_from: day,
      date_to: day,
    },
    ...{
      fulfil: choice('none', 'part', 'full'),
      settle: choice('unpaid', 'part', 'paid', 'over'),
      overdue: flag,
      source_sn: words,
      min_amount: amount,
      max_amount: amount,
      mine: flag,
    },
    ...{ sort: choice('', ...sortNames), order: choice('', 'asc', 'desc') },
  },
  'type',
)
export const listReply = record({ list: list(open()), count: number, summary: open(), tabs, is_capped: { type: 'boolean' } })

export const readPaperBody = body({ type, id, sn: words, from: body({ type, ids }, 'type', 'ids'), line_ids: ids }, 'type')
export const paperReply = record({
  ...{ header: open(), lines: list(open()), links: open(), paid: list(open()), events: list(open()) },
  ...{ allow: list(text), next: list(text), approval: list(open()) },
})

const line: Schema = { type: 'object', additionalProperties: true, properties: {} }
const header = {
  ...{ type, sub_type: words, client_token: words, party_id: id, party: open(), biz_date: day, due_date: day, delivery_date: day },
  ...{ discount: amount, freight: amount, deposit: amount },
  ...{ salesman_id: id, warehouse_id: id, to_warehouse_id: id, tax_mode: choice('incl', 'excl', 'none'), reason: words },
  ...{ remark: { type: 'string', maxLength: 500 }, lines: { type: 'array', items: line, maxItems: 500 } },
}
const files: Schema = { type: 'array', items: { type: 'string', maxLength: 1000, pattern: '^(/[^/]|https?://)\\S*$' }, maxItems: 20 }
export const addPaperBody = body({ ...header, files, submit: flag }, 'type')
export const addPaperReply = record({ id: number, sn: text, status: number, version: number, warnings: list(open()) })
export const editPaperBody = body({ ...header, files, id, version, change_reason: words, preview: flag }, 'type', 'id', 'version')
export const editPaperReply = record({ id: number, version: number, status: number, change_no: number, diff: list(open()) })
export const removeBody = body({ type, id, line_ids: ids, version, reason: words, all: flag }, 'type', 'id')
export const removeReply = record({ version: number, totals: open() })

export const noteBody = body(
  {
    type,
    id,
    version,
    remark: { type: 'string', maxLength: 500 },
    files,
  },
  ...['type', 'id'],
)

const acting = { type, ids, version, note: words, reason: words }
export const approveBody = body(
  { ...acting, action: choice('submit', 'approve', 'reject', 'withdraw'), atomic: flag },
  ...['type', 'ids', 'action'],
)
export const auditBody = body(
  {
    ...acting,
    action: choice('audit', 'reverse', 'close', 'reopen', 'void'),
    atomic: flag,
    redraft: flag,
    allow_negative: flag,
    biz_date: day,
  },
  ...['type', 'ids', 'action'],
)
export const outcomeReply = record({ ok: list(anything), failed: list(open()), pending: list(open()) })

export const chartQuery = body(
  {
    ...{
      type,
      from: day,
      to: day,
      metric: choice('amount', 'qty', 'weight', 'count', 'price'),
      sku_id: { type: 'string', pattern: '^\\d{1,15}$' },
    },
    ...{
      dim: choice('day', 'week', 'month', 'product', 'customer', 'salesman', 'type'),
      top: { type: 'integer', minimum: 1, maximum: 100 },
    },
    compare: choice('prev', 'yoy'),
  },
  'type',
)
export const chartReply = record({
  ...{ tabs, x: list(text), series: list(record({ name: text, data: list(text) })), total: text, prev: text, ratio: orNull(text) },
})
