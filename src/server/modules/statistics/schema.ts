import type { Schema } from '../../schemas.ts'

const text: Schema = { type: 'string', maxLength: 100 }
const days = { time: text, data: text }
const channel: Schema = { type: 'string', enum: ['', 'wechat', 'routine', 'h5', 'pc', 'app'] }

const cut: Schema = { type: 'string', enum: ['', 'day', 'week', 'month'] }

export const daysQuery: Schema = { properties: days }
export const trendQuery: Schema = { properties: { ...days, cut } }
export const channelQuery: Schema = { properties: { ...days, channel_type: channel } }
export const channelTrendQuery: Schema = { properties: { ...days, channel_type: channel, cut } }
export const regionQuery: Schema = { properties: { ...days, channel_type: channel, sort: text } }
export const sortedQuery: Schema = { properties: { ...days, sort: text } }
export const rankingQuery: Schema = { properties: { ...days, sort: text, limit: { type: 'integer', minimum: 0, maximum: 100 } } }
export const cycleQuery: Schema = { properties: { cycle: { type: 'string', enum: ['', 'thirtyday', 'week', 'month', 'year'] } } }
