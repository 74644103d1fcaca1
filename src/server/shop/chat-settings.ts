import { sql } from 'drizzle-orm'
import type { ChatRules } from '#src/api/chat-settings.ts'
import { row, type Db } from '../db.ts'

/** What the shop's staff set for customer service, and how visitors find agents; the row `chat` of the settings. */
export interface ChatSettings extends ChatRules {
  /** What visitors read above the form where nobody is there. */
  feedbackNotice: string
  /** An agent's first words to who opens the chat; none where it is empty. */
  greeting: string
  /** Picture of those who have no account. */
  visitorPicture: string
  /** HTML beside the chat. */
  advertisement: string
}

const unset: ChatSettings = {
  ...{ assignment: 'last', capacity: 0, grace: 120, hours: [], questions: [], awayMessage: '' },
  feedbackNotice: '尊敬的用户，客服当前不在线，有问题请留言，我们会第一时间进行处理！！！',
  ...{ greeting: '', visitorPicture: '', advertisement: '' },
}

export async function readChatSettings(db: Db): Promise<ChatSettings> {
  const found = await row<{ value: Partial<ChatSettings> }>(db, sql`select value from settings where name = 'chat'`)
  return { ...unset, ...found?.value }
}

/** What is named is set, what is not stays. */
export async function setChatSettings(db: Db, settings: Partial<ChatSettings>): Promise<void> {
  await db.execute(sql`insert into settings (name, value) values ('chat', ${JSON.stringify(settings)}::jsonb)
    on conflict (name) do update set value = settings.value || excluded.value`)
}
