import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { soundOfNames } from '#src/server/tables/pinyin.ts'

const families = '陈李王张刘杨赵黄周吴徐孙马朱胡郭'
const given = ['晓雨', '建国', '丽华', '志强', '思远', '敏', '海涛', '雪梅', '文博', '佳宁', '立新', '春燕', '子涵']
const places = [
  ['江苏省', '苏州市'],
  ['浙江省', '宁波市'],
  ['广东省', '佛山市'],
  ['山东省', '青岛市'],
  ['河北省', '衡水市'],
  ['上海市', '上海市'],
  ['四川省', '成都市'],
  ['湖北省', '武汉市'],
] as const
const channels = ['wechat', 'routine', 'h5', 'pc', 'app'] as const
const count = 64
const day = 86_400_000

async function addUser(db: Db, index: number, now: Date): Promise<number> {
  const name = `${families[index % families.length]}${given[(index * 5) % given.length]}`
  const [province, city] = places[index % places.length]!
  const channel = channels[(index * 3) % channels.length]!
  const added = new Date(now.getTime() - (5 + ((index * 37) % 240)) * day)
  const seen = new Date(now.getTime() - ((index * 11) % 40) * day - index * 600_000)
  const phone = index % 16 === 9 ? '' : `1380001${String(1000 + index * 13)}`
  const made = await row<{ uid: number }>(
    db,
    sql`insert into shop_users (account, nickname, real_name, phone, sex, user_type, country, province, city, addres, group_id, level_id,
        is_promoter, birthday, added_at, last_at, words, pinyin)
      values (${phone || `u${index}`}, ${name}, ${index % 3 === 0 ? name : ''}, ${phone}, ${index % 3}, ${channel}, '中国', ${province}, ${city},
        ${index % 4 === 0 ? `${province}${city}示范路 ${index + 1} 号` : ''},
        ${index % 5 === 4 ? null : sql`(select id from user_groups order by id limit 1 offset ${index % 4})`},
        ${index % 3 === 2 ? null : sql`(select id from user_levels where is_del = 0 order by grade limit 1 offset ${index % 3})`},
        ${index % 7 === 0 ? 1 : 0}, ${index % 6 === 0 ? `19${70 + (index % 30)}-0${1 + (index % 9)}-1${index % 9}` : null},
        ${added.toISOString()}, ${(seen < added ? added : seen).toISOString()}, ${`${name} ${phone}`.toLowerCase()},
        ${soundOfNames({ nickname: name, real_name: '' })}) returning uid`,
  )
  const { uid } = made!
  const at = new Date(added.getTime() + day)
  await enter(db, { uid, account: 'points', amount: String(50 + ((index * 41) % 900)), type: 'system_add', title: '系统增加积分', at })
  if (index % 4 === 1)
    await enter(db, { uid, account: 'money', amount: `${100 + ((index * 83) % 1900)}.00`, type: 'system_add', title: '系统增加余额', at })
  await db.execute(sql`insert into shop_user_labels (uid, label_id)
    select ${uid}, id from user_labels order by (id * 7 + ${index}) % 11, id limit ${index % 3}`)
  return uid
}

/** People who buy in the demo shop, with what they own; some of them came through others. */
export default {
  order: 45,
  async run({ db, now }: Seed) {
    const uids: number[] = []
    for (let index = 0; index < count; index++) uids.push(await addUser(db, index, now))
    for (const [index, uid] of uids.entries())
      if (index % 5 === 3)
        await db.execute(sql`update shop_users set spread_uid = ${uids[index - (index % 7) - 1] ?? null}, spread_at = added_at
          where uid = ${uid} and ${uids[index - (index % 7) - 1] ?? 0} <> uid`)
  },
}
