import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

/** Name, what is below it, and the account that belongs to it. */
interface Part {
  name: string
  member?: string
  below?: Part[]
}

const organisation: Part[] = [
  {
    name: '总公司',
    below: [
      { name: '线上运营部', member: 'editor', below: [{ name: '店铺装修组' }, { name: '客服组' }] },
      { name: '生产部', below: [{ name: '炼胶车间' }, { name: '压延车间' }, { name: '裁切组' }] },
      { name: '仓储部' },
      { name: '销售部' },
      { name: '财务部' },
      { name: '总经办', member: 'admin' },
    ],
  },
]

export default {
  order: 44,
  async run({ db }: Seed) {
    const add = async (parts: Part[], pid: number | null): Promise<void> => {
      for (const [at, { name, member, below = [] }] of parts.entries()) {
        const made = await row<{ id: number }>(
          db,
          sql`insert into departments (pid, name, sort, leader_id, updated_by)
            values (${pid}, ${name}, ${at + 1}, (select id from accounts where account = ${member ?? ''}), '') returning id`,
        )
        if (member)
          await db.execute(
            sql`insert into department_members (department_id, account_id) select ${made!.id}, id from accounts where account = ${member}`,
          )
        await add(below, made!.id)
      }
    }
    await add(organisation, null)
  },
}
