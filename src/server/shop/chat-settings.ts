import { sql } from 'drizzle-orm'
import type { ChatHours, ChatRules } from '#src/api/chat-settings.ts'
import { shopTime } from '#src/lib/shop-time.ts'
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

/** Whether agents are there at a moment, in unix seconds; without hours they always are. */
export function isOpenAt(hours: readonly ChatHours[], seconds = Date.now() / 1000): boolean {
  if (hours.length === 0) return true
  const [date, clock] = shopTime(seconds).split(' ') as [string, string]
  const day = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const at = clock.slice(0, 5)
  return hours.some(({ days, from, to }) => days.includes(day) && from <= at && at < to)
}
