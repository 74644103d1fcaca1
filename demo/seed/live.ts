import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'
import { wideFile } from './pictures/catalogue.ts'
import { demoAddress } from './pictures/render.ts'

const hour = 3_600_000
const wides = Array.from({ length: 120 }, (_, index) => wideFile(index)).filter((file) => file !== undefined)

// name, who speaks, hours from now to its start, state
const rooms = [
  ['新品首发：秋冬厨房好物', '小满', -1, 101],
  ['周末茶会，边喝边聊', '阿岚', 26, 102],
  ['露营装备怎么选', '老周', 74, 102],
  ['家居收纳三十问（回放）', '小满', -98, 103],
  ['手作香薰课（回放）', '青禾', -170, 103],
] as const

/** Live rooms of the demo shop: one running, two announced, two to be seen again. */
export default {
  order: 45,
  async run({ db, now }: Seed) {
    for (const [index, [name, anchor, from, state]] of rooms.entries()) {
      const start = new Date(now.getTime() + from * hour)
      const end = new Date(start.getTime() + 2 * hour)
      const image = demoAddress(wides[(index * 3 + 1) % wides.length]!)
      await db.execute(sql`insert into live_rooms (room_id, name, cover_img, share_img, start_at, end_at, anchor_name, live_status, replay_status, sort, add_time)
        values (${1001 + index}, ${name}, ${image}, ${image}, ${start.toISOString()}, ${end.toISOString()}, ${anchor}, ${state},
          ${state === 103 ? 1 : 0}, ${rooms.length - index}, ${now.toISOString()})`)
    }
  },
}
