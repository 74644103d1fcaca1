import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { setChatSettings } from '#src/server/shop/chat-settings.ts'
import { testApp } from '../../database.ts'

const held = testApp()
const opened = async () => (await held.app.inject({ url: '/kefuapi/tourist/user?token=&may_wait=1' })).json().data

it('guests get the first words and the picture that staff set for them', async () => {
  const { db } = held.app
  await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  await setChatSettings(db, { greeting: '您好，欢迎光临', visitorPicture: '/uploads/guest.png' })
  const guest = await opened()
  expect(guest.greeting).toBe('您好，欢迎光临')
  const found = await db.execute(sql`select avatar from chat_people where uid = ${guest.tourist_uid}`)
  expect(found.rows).toEqual([{ avatar: '/uploads/guest.png' }])
  await setChatSettings(db, { greeting: '', visitorPicture: '' })
  expect(await opened()).not.toHaveProperty('greeting')
})
