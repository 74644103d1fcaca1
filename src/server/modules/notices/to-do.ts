import { sql } from 'drizzle-orm'
import type { Notice } from '#src/api/auth.ts'
import { row, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { countForMe } from '../../factory/notices/list.ts'
import { sentence } from '../../messages.ts'
import type { User } from '../../sessions.ts'
import { lowStock } from '../../shop/products.ts'
import { noticeKeys } from '../../web/notices.ts'
import { chatKey, countWaiting } from './chats.ts'

interface Source {
  /** The shop's number, or one of ours from 5 on. */
  type: number
  key: string
  permission: string
  url: string
  icon: string
  colour: string
  count(db: Db, user: User): Promise<number>
}

const counted = async (db: Db, query: ReturnType<typeof sql>) => (await row<{ count: number }>(db, query))!.count

/** What can wait at this server. */
const sources: readonly Source[] = [
  {
    ...{
      type: 1,
      key: 'notice_orders',
      permission: noticeKeys.orders,
      url: '/admin/order/list?status=1',
      icon: 'md-bulb',
      colour: '#87d068',
    },
    // the order list's own tab
    count: (db) =>
      counted(
        db,
        sql`select count(*)::int as count from shop_orders where paid = 1 and status = 0 and refund_status in (0, 3) and shipping_type = 1
          and is_del = 0 and is_system_del = 0 and pid <= 0`,
      ),
  },
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
  {
    ...{ type: 3, key: 'notice_reviews', permission: 'product-product-reply', url: '/admin/product/product_reply?is_reply=0' },
    ...{ icon: 'md-information', colour: '#fe5c57' },
    count: (db) => counted(db, sql`select count(*)::int as count from product_replies where is_del = 0 and replied_at is null`),
  },
  {
    ...{ type: 4, key: 'notice_withdrawals', permission: noticeKeys.withdrawals, url: '/admin/finance/user_extract/index?status=0' },
    ...{ icon: 'md-information', colour: '#fe5c57' },
    count: (db) => counted(db, sql`select count(*)::int as count from shop_extracts where status = 0`),
  },
  {
    // 1 and 2 wait for an answer, of 5 the goods are on their way back
    ...{ type: 7, key: 'notice_refunds', permission: noticeKeys.refunds, url: '/admin/order/refund', icon: 'md-bulb', colour: '#fe5c57' },
    count: (db) =>
      counted(db, sql`select count(*)::int as count from shop_refunds where refund_type in (1, 2, 5) and is_cancel = 0 and is_del = 0`),
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
  {
    ...{ type: 8, key: 'notice_factory', permission: 'admin-store-notices-index', url: '/admin/notices' },
    ...{ icon: 'md-bulb', colour: '#2d8cf0', count: countForMe },
  },
]

/** What waits for somebody with these keys, as lines of the bell; only what there is (shell contract, `jnotice`). */
export async function listToDo(db: Db, user: User, locale: Locale): Promise<Notice[]> {
  const own = sources.filter(({ permission }) => user.level === 0 || user.permissions.has(permission))
  const counts = await Promise.all(own.map(({ count }) => count(db, user)))
  return own.flatMap(({ type, key, url, icon, colour }, at) => {
    const count = counts[at]!
    return count > 0 ? [{ icon, iconColor: colour, title: sentence(key, locale, { count })!, url, type, read: 0, time: 0 }] : []
  })
}
