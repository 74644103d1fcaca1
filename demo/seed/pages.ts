import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { nameSite } from '#src/server/web/site.ts'

interface DemoPage {
  id: number
  name: string
  title: string
  type: number
  is_diy: number
  is_home?: boolean
  is_bg_color?: number
  color_picker?: string
  /** Days before the first start at which it was made and changed. */
  made: number
  changed?: number
  value: unknown
}

const found = import.meta.glob<DemoPage[]>('/demo/data/pages.json', { import: 'default' })

const day = 86_400_000

/** Storefront pages of the demo shop. Their pictures have no origin until somebody saves the page. */
export default {
  order: 30,
  async run({ db, now }: Seed) {
    const pages = await Object.values(found)[0]!()
    const ago = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * day).toISOString())
    for (const page of pages) {
      const hash = canonicalHash(page.value)
      const version = createHash('sha256').update(`${page.id} ${hash}`).digest('hex').slice(0, 16)
      await db.execute(sql`insert into pages (id, name, title, template_name, type, is_diy, is_home, is_bg_color, color_picker, version, hash, value, portable, add_time, update_time)
        values (${page.id}, ${page.name}, ${page.title}, ${page.is_diy ? '' : 'default'}, ${page.type}, ${page.is_diy}, ${page.is_home ?? false}, ${page.is_bg_color ?? 0},
          ${page.color_picker ?? '#f5f5f5'}, ${version}, ${hash}, ${page.value === null ? null : JSON.stringify(page.value)}::json, true, ${ago(page.made)}, ${ago(page.changed)})`)
    }
    await db.execute(sql`select setval(pg_get_serial_sequence('pages', 'id'), (select max(id) from pages))`)
    await nameSite(db, { name: '橡果生活' })
  },
}
