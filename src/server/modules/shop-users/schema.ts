import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { sortedBy } from './user-list.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
/** 0 for none. */
export const id: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const flag: Schema = { type: 'integer', enum: [0, 1] }
export const ids: Schema = { type: 'array', items: id, maxItems: 500 }
const small = text(100)
/** What a filter says by one figure, or nothing. */
const oneOf = (figures: string): Schema => ({ type: 'string', pattern: `^[${figures}]?$` })
/** An id as text; nothing, or 0, narrows nothing. */
const figures: Schema = { type: 'string', pattern: '^\\d{0,15}$' }

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const uidParams: Schema = { properties: { uid: id }, required: ['uid'] }

export const listQuery: Schema = {
  properties: {
    ...pagingSchema,
    ...{ nickname: small, field_key: text(20), status: oneOf('01'), is_promoter: oneOf('01'), user_type: text(20) },
    pay_count: { type: 'string', pattern: '^(all|-1|\\d{1,2})?$' },
    ...{ country: small, province: small, city: small, user_time_type: text(20), user_time: small, sex: oneOf('012') },
    ...{ level: figures, group_id: figures, label_id: text(500), now_money: text(10), isMember: oneOf('01') },
    match: { type: 'string', enum: ['', 'any'] },
    sort: { type: 'string', enum: ['', ...sortedBy] },
    // a plain shop's own word stands there, too
    order: text(20),
  },
}
export const peopleQuery: Schema = { properties: { ...pagingSchema, nickname: small } }
export const recordsQuery: Schema = { properties: { ...pagingSchema, type: text(20) } }
export const couponsQuery: Schema = { properties: { ...pagingSchema, coupon_title: small } }
export const cancellationsQuery: Schema = { properties: { ...pagingSchema, status: oneOf('012'), keywords: small } }
export const balanceQuery: Schema = { properties: { ...pagingSchema, time: small, trading_type: text(30) } }

export const userBody: Schema = {
  type: 'object',
  properties: {
    ...{ real_name: text(50), phone: text(20), card_id: text(30), addres: text(255), mark: text(500) },
    birthday: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
    ...{ pwd: text(64), true_pwd: text(64), level: id, group_id: id, spread_open: flag, is_promoter: flag, status: flag },
    label_id: ids,
    version: { type: 'integer', minimum: 1 },
  },
}
export const levelBody: Schema = { type: 'object', properties: { level_id: id } }
export const daysBody: Schema = { type: 'object', properties: { days: { type: 'number' } } }
export const balanceBody: Schema = {
  type: 'object',
  properties: {
    ...{ money_status: { type: 'integer', enum: [0, 1, 2] }, money: text(20) },
    ...{ integration_status: { type: 'integer', enum: [0, 1, 2] }, integration: text(20) },
    mark: text(100),
  },
}
export const uidsBody: Schema = {
  type: 'object',
  // one as a number or text, several as a list: `uidsOf` judges it
  properties: { uids: {} },
}
export const groupBody: Schema = { type: 'object', properties: { group_id: id, uids: text(20_000) } }
export const labelsBody: Schema = { type: 'object', properties: { label_id: ids, uids: text(20_000) } }
export const labelChangeBody: Schema = { type: 'object', properties: { label_ids: ids, un_label_ids: ids } }
export const spreadBody: Schema = { type: 'object', properties: { uid: id, spread_uid: id } }
export const grantBody: Schema = { type: 'object', properties: { id, uid: text(20_000) } }
export const cancellationMark: Schema = { type: 'object', properties: { id, mark: text(500) } }
export const recordMark: Schema = { type: 'object', properties: { mark: text(500) } }
