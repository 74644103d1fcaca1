import { configRoutes } from './config-routes.ts'
import { demoRoutes } from './demo-routes.ts'
import type { RouteAuth } from './guard.ts'

/** A page of the console: where it lives, who may see it, and the file in `pages/` that shows it. */
export interface Route {
  /** Below the prefix; `:names` stand for one part each, `:names?` at the end may be missing. */
  path: string
  /** `pages/<page>.page.tsx` */
  page: string
  auth: RouteAuth
  /** Takes the whole element, without menu and header. */
  isBare?: boolean
  /** Its list can be looked through by words from the search (`definePage({ find })`). */
  hasRecords?: boolean
  /** Path of the menu entry it belongs to, when it has none itself. */
  under?: string
  /** Of the manufacturing side, which may be another server (`factory-url`). */
  side?: 'factory'
  /** The name that the product knows it by; some are written into tab titles in a way of their own (page-title.ts). */
  name?: string
}

export const routes: readonly Route[] = [
  // the shop's own key for the home page is admin-home
  { path: '/index', page: 'home', auth: ['admin-index-index', 'admin-home'] },
  { path: '/setting/pages/devise/0', page: 'storefront-pages', auth: ['admin-setting-pages-devise'] },
  { path: '/setting/theme_style', page: 'theme-style', auth: ['admin-setting-theme_style'] },
  { path: '/setting/pages/cate_page/1', page: 'category-style', auth: ['admin-setting-pages-cate'] },
  { path: '/setting/pages/user_page/2', page: 'member-centre', auth: ['admin-setting-pages-user'] },
  { path: '/setting/pages/devise/1', page: 'category-style', auth: ['admin-setting-pages-devise'], under: '/setting/pages/cate_page/1' },
  { path: '/setting/pages/devise/2', page: 'member-centre', auth: ['admin-setting-pages-devise'], under: '/setting/pages/user_page/2' },
  { path: '/setting/pages/links', page: 'page-links', auth: ['admin-setting-pages-links'] },
  // our own server has no key of its own for the designer
  {
    path: '/setting/pages/diy_index',
    page: 'designer',
    auth: ['admin-setting-pages-diy', 'admin-setting-pages-devise'],
    isBare: true,
    under: '/setting/pages/devise/0',
  },
  // the shop's editor of older pages; ours knows by itself what it opens
  {
    path: '/setting/pages/diy',
    page: 'designer',
    auth: ['admin-setting-pages-diy', 'admin-setting-pages-devise'],
    isBare: true,
    under: '/setting/pages/devise/0',
  },
  { path: '/system/file', page: 'media', auth: ['system-file'] },
  // without a session it stands alone, see open-place.tsx; the guard leaves this path alone
  { path: '/mobile_upload', page: 'mobile-upload', auth: true, isBare: true },
  // the addresses of the specification, and those of the shop's menu
  {
    path: '/setting/system_admin',
    page: 'staff',
    auth: ['setting-system-list'],
    name: 'setting-system-list',
    under: '/setting/system_admin/index',
  },
  { path: '/setting/system_admin/index', page: 'staff', auth: ['setting-system-list'], hasRecords: true },
  { path: '/setting/system_role/index', page: 'roles', auth: ['setting-system-role'] },
  {
    path: '/setting/system_menus',
    page: 'menu-rules',
    auth: ['setting-system-menus'],
    name: 'setting-system-menus',
    under: '/setting/system_menus/index',
  },
  { path: '/setting/system_menus/index', page: 'menu-rules', auth: ['setting-system-menus'] },
  { path: '/system/maintain/system_log/index', page: 'operation-log', auth: ['system-maintain-system-log'] },
  { path: '/cms/article/index', page: 'cms/articles', auth: ['cms-article-index'], hasRecords: true },
  {
    path: '/cms/article/add_article/:id?',
    page: 'cms/article-form',
    auth: ['cms-article-creat'],
    under: '/cms/article/index',
    name: 'cms_addArticle',
  },
  { path: '/marketing/store_coupon_issue/index', page: 'marketing/coupons', auth: ['marketing-store_coupon_issue'], hasRecords: true },
  { path: '/marketingManagement/quotation', page: 'marketing/quotation', auth: ['admin-store-quotation-index'] },
  { path: '/marketing/live/live_room', page: 'marketing/live-rooms', auth: ['admin-marketing-live-live_room'], hasRecords: true },
  ...configRoutes,
  ...demoRoutes,
  // from the menu of the person, in no other one
  { path: '/system/user', page: 'personal-centre', auth: true },
  // an entry of the menu that leads to a site outside
  { path: '/link/:id', page: 'outside', auth: true },
  // in no menu: whoever is asked to help names it
  { path: '/error_logger_page', page: 'error-log', auth: true },
  // a row's own address shows its details
  { path: '/crud/:table_name/:id?', page: 'crud', auth: true, name: 'crud_crud' },
  {
    path: '/setting/systemBasicdata',
    page: 'basic-data',
    side: 'factory',
    auth: ['setting-systemBasicdata'],
    name: 'setting-systemBasicdata',
  },
  { path: '/setting/weightRange', page: 'weight-ranges', side: 'factory', auth: ['setting-weightRange'], name: 'setting-weightRange' },
  {
    path: '/setting/systemStructure',
    page: 'structure',
    side: 'factory',
    auth: ['setting-systemStructure'],
    name: 'setting-systemStructure',
  },
  // agents have a session of their own; the guard leaves this path alone
  { path: '/kefu', page: 'chat-desk', auth: true },
]

/** Addresses that lead somewhere else (specification 2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/index',
  '/home': '/index',
  '/home_index': '/index',
  '/setting/pages/devise': '/setting/pages/devise/0',
}

export interface Match {
  route: Route
  params: Readonly<Record<string, string>>
}

function matchOne(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (given.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at]
    const name = /^:(\w+)(\?)?$/.exec(part)
    if (!name ? part !== value : value === undefined && !name[2]) return undefined
    if (name && value !== undefined) params[name[1]!] = value
  }
  return params
}

export function matchRoute(path: string, table: readonly Route[] = routes): Match | undefined {
  for (const route of table) {
    const params = matchOne(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}
