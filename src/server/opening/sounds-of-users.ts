import { sql } from 'drizzle-orm'
import { rows, transaction, type Db } from '../db.ts'

const batch = 2_000

interface Unsounded {
  uid: number
  nickname: string
  real_name: string
}

/** Gives users of an older version, who have none, the sound of their names; answers how many. The dictionary is loaded for it alone. */
export async function soundOutUsers(db: Db): Promise<number> {
  let all = 0
  for (;;) {
    const done = await transaction(db, soundOutSome)
    all += done
    if (done < batch) return all
  }
}

async function soundOutSome(db: Db): Promise<number> {
  const found = await rows<Unsounded>(
    db,
    sql`select uid::int as uid, nickname, real_name from shop_users where pinyin is null order by uid limit ${batch} for no key update`,
  )
  if (!found.length) return 0
  const { soundOfNames } = await import('../tables/pinyin.ts')
  const sounds = found.map((names) => ({ uid: names.uid, sound: soundOfNames(names) }))
  await db.execute(sql`update shop_users set pinyin = sound
    from jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as told (uid bigint, sound text) where shop_users.uid = told.uid`)
  return found.length
}
