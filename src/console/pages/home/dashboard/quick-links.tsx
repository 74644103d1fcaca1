import { useStore } from '@nanostores/react'
import { Contact, Images, LayoutGrid, Link2, Paintbrush, Palette, type LucideIcon } from 'lucide-react'
import { menuIcon } from '#src/console/menu-icons.ts'
import { leavesOf, shownMenu, trailOf } from '#src/console/menu.ts'
import { Link } from '#src/console/router/link.tsx'
import { matchRoute } from '#src/console/routes.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $text } from './text.ts'

/** Entries of one folder would all have the folder's icon. */
const own: Readonly<Record<string, LucideIcon>> = {
  '/setting/pages/devise/0': Paintbrush,
  '/setting/theme_style': Palette,
  '/setting/pages/cate_page/1': LayoutGrid,
  '/setting/pages/user_page/2': Contact,
  '/setting/pages/links': Link2,
  '/system/file': Images,
}
const atMost = 8
/** The shop's own shortcuts in their order: users, settings, products, orders, messages, articles, distribution, coupons (shell contract). */
const first: readonly RegExp[] = [
  /^\/user\/list/,
  /^\/setting\/system_config/,
  /^\/product\/product_list/,
  /^\/order\/list/,
  /^\/setting\/sms/,
  /^\/cms\/article\/index/,
  /^\/agent\//,
  /^\/marketing\/store_coupon_issue/,
]
const rankOf = (path: string) => {
  const at = first.findIndex((one) => one.test(path))
  return at < 0 ? first.length : at
}

/** What the person's own menu offers and this version has. */
export function QuickLinks() {
  const text = useStore($text)
  const connection = useConnection()
  const access = useStore(connection.$session)?.access ?? []
  const menu = shownMenu(useStore(connection.$menu) ?? [], access)
  const links = leavesOf(menu)
    .filter((entry) => entry.path !== '/index' && matchRoute(entry.path) && !entry.path.startsWith('/demo/'))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path))
    .slice(0, atMost)
  if (links.length === 0) return null
  return (
    <section aria-label={text.quick}>
      <h2>{text.quick}</h2>
      <ul className="console-quick">
        {links.map((entry) => {
          const Icon = own[entry.path] ?? menuIcon(trailOf(menu, entry.path)[0]?.icon ?? '')
          return (
            <li key={entry.id}>
              <Link to={entry.path} title={entry.title}>
                <Icon size={20} aria-hidden />
                <span>{entry.title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
