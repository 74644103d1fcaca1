import type { FastifyInstance } from 'fastify'
import * as advertisement from '#src/api/chat-advertisement.ts'
import { readChatRules, saveChatRules, type ChatRules } from '#src/api/chat-settings.ts'
import { revise, versionOf } from '#src/server/database/revisions.ts'
import type { Db } from '#src/server/db.ts'
import { list, nothing, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { done, serve, userOf } from '#src/server/serve.ts'
import { absoluteIn, relativeIn } from '#src/server/shop/address.ts'
import { readChatSettings, setChatSettings } from '#src/server/shop/chat-settings.ts'
import { originOf } from '#src/server/web/site.ts'
import { chatRules, checkedRules } from './rules.ts'

const rulesThing = 'chat rules'
const advertisementThing = 'chat advertisement'
const version: Schema = { type: 'integer', minimum: 1 }
const html: Schema = { type: 'string', maxLength: 500_000, default: '' }

const rulesReply = record({
  ...{ assignment: text, capacity: number, grace: number, awayMessage: text, version: number },
  hours: list(record({ days: list(number), from: text, to: text })),
  questions: list(record({ question: text, answer: text })),
})

async function rulesNow(db: Db): Promise<ChatRules & { version: number }> {
  const version = await versionOf(db, rulesThing)
  const { assignment, capacity, grace, hours, questions, awayMessage } = await readChatSettings(db)
  return { assignment, capacity, grace, hours, questions, awayMessage, version }
}

async function advertisementNow(db: Db, origin: string) {
  const version = await versionOf(db, advertisementThing)
  return { content: absoluteIn((await readChatSettings(db)).advertisement, origin), version }
}

/** How visitors are served, and what stands beside their chat. */
export function serveChatSettings(app: FastifyInstance): void {
  const permission = 'setting-kefu-rules'
  serve(app, readChatRules, { permission, reply: rulesReply }, ({ db }) => rulesNow(db))
  const body = { type: 'object', properties: { ...chatRules, version } }
  serve(app, saveChatRules, { permission, body, reply: nothing }, async (call) => {
    const { version: read, ...rules } = call.body
    const checked = checkedRules(rules)
    await revise(call.db, userOf(call), rulesThing, { version: read, now: () => rulesNow(call.db) })
    await setChatSettings(call.db, checked)
    return done(undefined, '100001')
  })

  // the shop has no other key for it than that of the page where it stands there
  const ofShop = { permission: 'setting-system-pc_data' }
  serve(app, advertisement.readChatAdvertisementText, { ...ofShop, reply: record({ content: text, version: number }) }, (call) =>
    advertisementNow(call.db, originOf(call.request)),
  )
  const written = { type: 'object', properties: { content: html, version } }
  serve(app, advertisement.saveChatAdvertisementText, { ...ofShop, body: written, reply: nothing }, async (call) => {
    const origin = originOf(call.request)
    const { content, version: read } = call.body
    await revise(call.db, userOf(call), advertisementThing, { version: read, now: () => advertisementNow(call.db, origin) })
    await setChatSettings(call.db, { advertisement: relativeIn(content, origin) })
    return done(undefined, '100014')
  })
}
