import { sql } from 'drizzle-orm'
import type { Notice } from '#src/api/auth.ts'
import { row, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import type { User } from '../../sessions.ts'
import { lowStock } from '../../shop/products.ts'
import { chatKey, countWaiting } from './chats.ts'

interface Source {
  /** The shop's number, or one of ours from 5 on. */
  type: number
  key: string
  permission: string
  url: string
  icon: string
  colour: string
  count(db: Db): Promise<number>
}

const counted = async (db: Db, query: ReturnType<typeof sql>) => (await row<{ count: number }>(db, query))!.count

/** What can wait at this server. Orders, reviews and withdrawals (the shop's 1, 3 and 4) it has none. */
const sources: readonly Source[] = [
  {
    type: 2,
    key: 'notice_stock',
    permission: 'admin-store-storeProuduct-index',
    url: '/admin/product/product_list?type=5',
    icon: 'md-information',
    colour: '#fe5c57',
    // the product list's own tab 5
    count: (db) => counted(db, sql`select count(*)::int as count from products p where ${lowStock}`),
  },
  { type: 5, key: 'notice_chats', permission: chatKey, url: '/admin/kefu', icon: 'md-chatbubbles', colour: '#2d8cf0', count: countWaiting },
  {
    type: 6,
    key: 'notice_pages',
    permission: 'admin-setting-pages-devise',
    url: '/admin/setting/pages/devise/0',
    icon: 'md-alert',
    colour: '#fe5c57',
    count: (db) => counted(db, sql`select count(*)::int as count from page_schedules where state = 'failed'`),
  },
]

/** What waits for somebody with these keys, as lines of the bell; only what there is (shell contract, `jnotice`). */
export async function listToDo(db: Db, user: User, locale: Locale): Promise<Notice[]> {
  const own = sources.filter(({ permission }) => user.level === 0 || user.permissions.has(permission))
  const counts = await Promise.all(own.map(({ count }) => count(db)))
  return own.flatMap(({ type, key, url, icon, colour }, at) => {
    const count = counts[at]!
    return count > 0 ? [{ icon, iconColor: colour, title: sentence(key, locale, { count })!, url, type, read: 0, time: 0 }] : []
  })
}
