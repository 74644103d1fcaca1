import type { Schema } from '../../schemas.ts'

const text: Schema = { type: 'string', maxLength: 100 }
const days = { time: text, data: text }
const channel: Schema = { type: 'string', enum: ['', 'wechat', 'routine', 'h5', 'pc', 'app'] }

export const daysQuery: Schema = { properties: days }
export const channelQuery: Schema = { properties: { ...days, channel_type: channel } }
export const regionQuery: Schema = { properties: { ...days, channel_type: channel, sort: text } }
export const sortedQuery: Schema = { properties: { ...days, sort: text } }
export const rankingQuery: Schema = { properties: { ...days, sort: text, limit: { type: 'integer', minimum: 0, maximum: 100 } } }
export const cycleQuery: Schema = { properties: { cycle: { type: 'string', enum: ['', 'thirtyday', 'week', 'month', 'year'] } } }
