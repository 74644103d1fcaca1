import { sql } from 'drizzle-orm'
import { addAgent, addCustomer } from '#src/server/modules/chat/people.ts'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

type Side = 'visitor' | 'agent'

interface Story {
  nickname: string
  phone?: string
  isTourist?: boolean
  formType: number
  /** Minutes before now at which it began, and between two messages. */
  began: number
  step: number
  /** How many of the last messages the agent has not read. */
  unread: number
  said: [Side, string][]
}

const stories: Story[] = [
  {
    nickname: '陈晓雨',
    phone: '13800000021',
    formType: 2,
    began: 34,
    step: 2,
    unread: 2,
    said: [
      ['visitor', '你好，早上下的那单能改一下收货地址吗？'],
      ['agent', '您好，还没有出库，可以改的。请把新地址发给我～'],
      ['visitor', '杭州市余杭区文一西路 998 号 5 幢 302，电话不变'],
      ['agent', '好的，已经帮您改好了，今天下午发出。'],
      ['visitor', '太好了，谢谢！'],
      ['visitor', '对了，那把木柄伞能放个礼品袋吗？送人用的'],
    ],
  },
  {
    nickname: '王建国',
    phone: '13900000047',
    formType: 1,
    began: 190,
    step: 3,
    unread: 0,
    said: [
      ['visitor', '加厚丁腈手套 L 码大概适合多大的手？'],
      ['agent', '您好，掌宽 9 到 10 厘米选 L 码，偏大一些的话建议 XL。'],
      ['visitor', '好，那我下单两盒'],
      ['agent', '感谢支持，今天就能发出。'],
    ],
  },
  {
    nickname: 'Emily Zhang',
    formType: 3,
    began: 26 * 60,
    step: 4,
    unread: 0,
    said: [
      ['visitor', 'Hi, do you ship to Hong Kong?'],
      ['agent', 'Hi Emily! Yes, we do. It takes 3 to 5 days and shipping is free above ¥299.'],
      ['visitor', 'Perfect, thank you.'],
    ],
  },
  {
    nickname: '游客318204917',
    isTourist: true,
    formType: 3,
    began: 52 * 60,
    step: 1,
    unread: 1,
    said: [
      ['visitor', '请问周末有人值班吗'],
      ['agent', '您好，周末 9:00–18:00 都在的。'],
      ['visitor', '好的，周六过来自提'],
    ],
  },
]

async function visitorOf(db: Db, story: Story): Promise<number> {
  if (!story.isTourist) return addCustomer(db, { nickname: story.nickname, phone: story.phone ?? '' })
  const uid = Number(story.nickname.replace(/\D/g, ''))
  await db.execute(sql`insert into chat_people (uid, kind, nickname) values (${uid}, 'tourist', ${story.nickname})`)
  return uid
}

async function tell(db: Db, agent: number, story: Story, now: Date): Promise<void> {
  const visitor = await visitorOf(db, story)
  const at = (index: number) => new Date(now.getTime() - (story.began - index * story.step) * 60_000).toISOString()
  const last = story.said.length
  const made = await row<{ id: number }>(
    db,
    sql`insert into chat_conversations (agent_uid, visitor_uid, last_seq, agent_read_seq, visitor_read_seq, form_type, created_at, updated_at)
        values (${agent}, ${visitor}, ${last}, ${last - story.unread}, ${last}, ${story.formType}, ${at(0)}, ${at(last - 1)}) returning id`,
  )
  for (const [index, [side, text]] of story.said.entries())
    await db.execute(
      sql`insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type, created_at)
          values (${made!.id}, ${index + 1}, ${side === 'agent' ? agent : visitor}, ${text}, 1, ${at(index)})`,
    )
}

export default {
  order: 60,
  async run({ db, now }: Seed) {
    const agent = await addAgent(db, { account: 'kefu', password: 'crm-demo-2026', nickname: '客服小苏', phone: '13000000000' })
    await db.execute(sql`update chat_agents set customer = 1 where uid = ${agent}`)
    for (const story of [...stories].reverse()) await tell(db, agent, story, now)
  },
}
