import { sql } from 'drizzle-orm'
import { row, rows } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { goodsFile } from './pictures/catalogue.ts'
import { demoAddress } from './pictures/render.ts'

/** Name, region, street, phone, latitude, longitude, opening hours, whether it is shown. */
const stores = [
  ['平江路自提点', '江苏省,苏州市,姑苏区', '平江路 88 号一楼', '0512-68001122', '31.3135', '120.6329', '09:00:00 - 21:00:00', 1],
  ['天一广场自提点', '浙江省,宁波市,海曙区', '中山东路 188 号', '0574-87003344', '29.8703', '121.5557', '10:00:00 - 22:00:00', 1],
  ['五四广场自提点', '山东省,青岛市,市南区', '东海西路 35 号', '0532-85005566', '36.0638', '120.3819', '08:30:00 - 20:30:00', 0],
] as const

/** Who hands orders out: name, place of the store, whether they are at work. */
const clerks = [
  ['沈师傅', 0, 1],
  ['小顾', 0, 1],
  ['应店长', 1, 1],
  ['阿明', 1, 0],
] as const

const riders = ['老周', '小马', '阿强'] as const

/** Where orders of the demo shop are picked up, who hands them out, and who brings them. */
export default {
  // after the users, before the orders
  order: 47,
  async run({ db, now }: Seed) {
    const users = await rows<{ uid: number; phone: string }>(
      db,
      sql`select uid, phone from shop_users where phone <> '' and is_del = 0 order by uid limit 40`,
    )
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
    const ids: number[] = []
    for (const [index, [name, address, street, phone, latitude, longitude, hours, isShown]] of stores.entries()) {
      const made = await row<{ id: number }>(
        db,
        sql`insert into pick_up_stores (name, introduction, phone, address, detailed_address, image, oblong_image, latitude, longitude,
            day_time, is_show, added_at)
          values (${name}, '下单后凭核销码到店取货', ${phone}, ${address}, ${street}, ${demoAddress(goodsFile(index * 7))},
            ${demoAddress(goodsFile(index * 7 + 1))}, ${latitude}, ${longitude}, ${hours}, ${isShown}, ${at(200 - index)}) returning id`,
      )
      ids.push(made!.id)
    }
    for (const [index, [name, store, status]] of clerks.entries()) {
      const user = users[index * 3]!
      await db.execute(sql`insert into pick_up_staff (store_id, uid, staff_name, phone, status, added_at)
        values (${ids[store]}, ${user.uid}, ${name}, ${user.phone}, ${status}, ${at(150 - index)})`)
    }
    for (const [index, name] of riders.entries()) {
      const user = users[index * 3 + 1]!
      await db.execute(sql`insert into delivery_people (uid, nickname, phone, status, added_at)
        values (${user.uid}, ${name}, ${user.phone}, ${index === 2 ? 0 : 1}, ${at(140 - index)})`)
    }
  },
}
