import type { Schema } from '../../schemas.ts'

const uid: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const word = (maxLength: number): Schema => ({ type: 'string', maxLength })
const limit: Schema = { type: 'integer', minimum: 0, maximum: 100 }

export const signInBody: Schema = { type: 'object', properties: { account: word(100), password: word(200) } }

export const conversationsQuery: Schema = {
  properties: {
    page: { type: 'integer', minimum: 0, maximum: 100_000 },
    limit,
    nickname: word(100),
    is_tourist: { type: 'integer', enum: [0, 1] },
    assigned: { type: 'string', enum: ['', 'mine', 'done'] },
    tag: word(200),
    first: { type: 'string', enum: ['', 'unread'] },
  },
}

export const historyQuery: Schema = {
  properties: { uid, upperId: uid, limit, is_tourist: { type: 'integer' }, after: uid },
  required: ['uid'],
}

export const visitorHistoryQuery: Schema = {
  properties: { uid, upperId: uid, limit, after: uid, token: word(2000), tourist_token: word(200) },
}

export const deskQuery: Schema = {
  properties: { token: word(2000), tourist_token: word(200), may_wait: { type: 'integer', enum: [0, 1] } },
}

export const customerParams: Schema = { properties: { uid } }
