import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { demoPictures } from './pictures/catalogue.ts'
import { readGoods } from './pictures/goods.ts'
import { readLettering } from './pictures/lettering.ts'
import { renderAll, type Rendered } from './pictures/render.ts'

/** Finds or makes the category at the end of a way of names. */
async function categoryOf(db: Db, folder: readonly string[], known: Map<string, number>): Promise<number> {
  const path = folder.join('/')
  const before = known.get(path)
  if (before !== undefined) return before
  const pid = folder.length > 1 ? await categoryOf(db, folder.slice(0, -1), known) : 0
  const made = await row<{ id: number }>(db, sql`insert into file_categories (pid, name) values (${pid}, ${folder.at(-1)}) returning id`)
  known.set(path, made!.id)
  return made!.id
}

const hour = 3_600_000

async function record(db: Db, rendered: readonly Rendered[], now: Date): Promise<void> {
  const categories = new Map<string, number>()
  for (const [index, one] of rendered.entries()) {
    const pid = await categoryOf(db, one.picture.folder, categories)
    const time = new Date(now.getTime() - (rendered.length - index) * 5 * hour)
    await db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, width, height, sha256, add_time)
      values (${pid}, ${one.picture.file}, ${one.picture.name}, ${one.att_dir}, ${one.satt_dir}, ${one.size}, ${one.mime}, ${one.width}, ${one.height}, ${one.sha256}, ${time.toISOString()})`)
  }
}

/** The demo shop's media library, drawn by code. */
export default {
  order: 10,
  async run({ db, files, now }: Seed) {
    const rendered = await renderAll(demoPictures(await readGoods(), await readLettering()), files)
    await record(db, rendered, now)
  },
}
