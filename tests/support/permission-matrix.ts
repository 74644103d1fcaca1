import { call, type ButtonRow, type CallRow, type ShopButton, type Who } from './rights.ts'
import { rightsOfPages } from './rights-of-pages.ts'

/**
 * Who may do what, written by hand from the specification (2 and 6) and the contract (route auth and button keys of each screen).
 * What the code says is compared with this, never the other way round: a call or page that is in no row fails the test. What belongs to
 * one page stands in `rights.ts` beside its test and is found by itself; here is what many pages share.
 */

const ofPages = [...rightsOfPages.values()]

/** Who sees the list of products, with or without a button of it. */
const productReaders = [
  ...['grocer', 'productAdder', 'productEditor', 'productSetter', 'productSeller', 'productRecycler', 'productExporter'],
  'productImporter',
]

/** Roles as a shop would cut them, with the keys they hold. */
export const roles: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  editor: [
    ...['admin-index-index', 'admin-setting-pages', 'admin-setting-pages-devise', 'admin-setting-theme_style'],
    ...['admin-setting-pages-cate', 'admin-setting-pages-user', 'admin-setting-pages-links', 'system-file'],
  ],
  marketer: [
    ...['marketing-store_seckill', 'marketing-store_bargain', 'marketing-store_combination', 'marketing-store_integral'],
    ...['marketing-store_coupon_issue', 'marketing-presell', 'marketing-lottery-index', 'admin-marketing-live-live_room'],
  ],
  grocer: ['admin-store-storeProuduct-index'],
  productAdder: ['admin-store-storeProuduct-index', 'product-add'],
  productEditor: ['admin-store-storeProuduct-index', 'product-edit'],
  productSetter: ['admin-store-storeProuduct-index', 'product-batch-edit'],
  productSeller: ['admin-store-storeProuduct-index', 'product-batch-status'],
  productRecycler: ['admin-store-storeProuduct-index', 'product-recycle'],
  productExporter: ['admin-store-storeProuduct-index', 'product-export'],
  productImporter: ['admin-store-storeProuduct-index', 'product-import'],
  // a button without its page: the console does not lead there, and the server does not let them in either
  importerWithoutPages: ['setting-weightRange-import', 'setting-systemBasicdata-import'],
  demonstrator: [
    ...['admin-demo', 'admin-demo-permission', 'admin-demo-nested', 'admin-demo-functions', 'admin-demo-pages'],
    ...['admin-demo-charts', 'admin-demo-tools'],
  ],
  ...Object.fromEntries(ofPages.flatMap(({ roles: own }) => Object.entries(own ?? {}))),
}

export const roleNames = Object.keys(roles)

/** Who sees a page of papers of the factory is heard by the calls of all of them; each judges the kind of paper itself. */
const paperPages = ['materialPurchase', 'godownEntry', 'outboundOrder', 'transfer', 'stockTake'].map((page) => `admin-store-${page}-index`)
const paperReaders = roleNames.filter((role) => roles[role]!.some((key) => paperPages.includes(key)))

/** Pages of their lines, which are saved as workbooks, too. */
const linePages = ['purchaseDetails', 'storageDetails', 'outboundDetail'].map((page) => `admin-store-${page}-index`)
const lineReaders = roleNames.filter((role) => roles[role]!.some((key) => [...paperPages, ...linePages].includes(key)))

/** Who looks at money: on its own page, on those of papers and, what is open, on those of parties. */
const moneyReaders = [...paperReaders, ...roleNames.filter((role) => roles[role]!.includes('admin-store-payments-index'))]
const partyReaders = roleNames.filter((role) =>
  roles[role]!.some((key) => ['admin-store-supplierList-index', 'admin-store-customerlist-index'].includes(key)),
)
const seesPrices = (role: string) => roles[role]!.includes('price:buy')

/** A super administrator may do all that is not of the agents. */
export const calls: readonly CallRow[] = [
  {
    who: ['purchaser', 'receiptPayer', 'payer'],
    calls: call('api', 'POST order/addPaid', 'POST order/delPaid', 'POST finance/allocate', 'POST finance/unallocate'),
  },
  { who: lineReaders, calls: call('api', 'POST excel/export_detail') },
  { who: paperReaders, calls: call('api', 'POST excel/export_full', 'POST common/print', 'POST common/printTemplate') },
  { who: paperReaders.filter(seesPrices), calls: call('api', 'POST excel/export_contract') },
  { who: moneyReaders.filter(seesPrices), calls: call('api', 'POST order/paidList') },
  { who: [...new Set([...moneyReaders, ...partyReaders])].filter(seesPrices), calls: call('api', 'POST finance/openItems') },
  {
    who: [...paperReaders, ...roleNames.filter((role) => roles[role]!.includes('admin-store-notices-index'))],
    calls: call('api', 'POST order/notice'),
  },
  { who: paperReaders, calls: call('api', 'POST order/*', 'GET order/chart', 'POST stock/lineFacts', 'POST common/scan') },
  {
    who: 'open',
    calls: [
      ...call('adminapi', 'GET login/info', 'POST login', 'GET ajcaptcha', 'POST ajcheck', 'GET capabilities', 'GET get_workerman_url'),
      // by the one-time token of a phone, which is in the call
      ...call('adminapi', 'POST image/scan_upload'),
      // the storefront's orders come with a key of their own
      ...call(
        'api',
        'POST admin/login',
        'GET navigation',
        'GET v2/diy/*',
        'POST shop/orders',
        'POST shop/refunds',
        'POST shop/extracts',
        'POST shop/reviews',
        'POST shop/chat_tokens',
      ),
      ...call(
        'kefuapi',
        'POST login',
        'GET config',
        'GET key',
        'GET scan/*',
        'GET tourist/*',
        'POST tourist/upload',
        'POST tourist/upload_file',
        'GET file/*',
        'POST tourist/feedback',
        'POST tourist/rating',
        'POST tourist/recall',
      ),
    ],
  },
  {
    who: 'agents',
    calls: call(
      'kefuapi',
      'GET service/*',
      'GET user/*',
      'POST user/logout',
      'POST upload',
      'POST upload_file',
      'POST service/*',
      'PUT service/*',
      'DELETE service/*',
      'POST scan/*',
      'PUT user/*',
      'POST user/notes/*',
      'DELETE user/notes/*',
      'GET product/*',
      'GET order/*',
      'POST order/*',
      'PUT order/*',
    ),
  },
  {
    who: 'all',
    calls: [
      ...call(
        'adminapi',
        'GET logo',
        'GET menus',
        'POST menusSearch',
        'GET jnotice',
        'GET setting/admin/logout',
        'POST session/lock',
        'POST session/unlock',
        'GET setting/menus/unique',
        'GET setting/info',
        'PUT setting/update_admin',
        'POST setting/own_picture',
      ),
      ...call('adminapi', 'GET setting/preferences/*', 'PUT setting/preferences/*'),
      ...call('adminapi', 'PUT setting/shared_views/*', 'DELETE setting/shared_views/*'),
      ...call('adminapi', 'GET setting/form_drafts/*', 'PUT setting/form_drafts/*', 'DELETE setting/form_drafts/*'),
      ...call('adminapi', 'GET setting/jobs', 'GET setting/jobs/*', 'PUT setting/jobs/*', 'POST setting/exports', 'POST setting/batches'),
      ...call('api', 'POST admin/Basics'),
      // the pickers, which any page may open; the shop has no record for them
      ...call('adminapi', 'GET diy/get_by_category', 'GET diy/get_category', 'GET diy/get_color_change/*', 'GET diy/get_page_category'),
      ...call('adminapi', 'GET diy/get_page_link/*', 'GET diy/get_product', 'GET diy/get_product_list', 'GET diy/get_store_status'),
      ...call('adminapi', 'GET diy/get_url', 'GET diy/groom_list/*', 'GET product/category/cascader/*', 'GET product/product/list'),
      ...call('api', 'POST product/getWeightRange'),
    ],
  },
  // who may be chosen as a salesperson or buyer
  {
    who: [
      ...['staffLead', 'staffReader', 'customerReader', 'customerClerk', 'customerMerger'],
      ...['supplierReader', 'supplierClerk', 'supplierMerger', 'supplierCreditor'],
    ],
    calls: call('adminapi', 'GET table/staff/options'),
  },
  { who: ['editor', 'colourEditor', 'categoryEditor'], calls: call('adminapi', 'PUT diy/color_change/*') },
  { who: ['editor'], calls: call('adminapi', 'GET diy/*', 'POST diy/*', 'PUT diy/*', 'DELETE diy/*') },
  { who: ['editor', 'marketer'], calls: call('adminapi', 'GET marketing/*', 'GET live/room/list') },
  // films go into products, too
  {
    who: ['editor', 'librarian', ...productReaders],
    calls: call('adminapi', 'GET product/product/get_temp_keys', 'GET file/upload_type'),
  },
  {
    who: productReaders,
    calls: call('adminapi', 'GET product/product', 'GET product/product/type_header', 'GET product/product/:id'),
  },
  {
    who: ['productAdder', 'productEditor'],
    calls: [
      ...call('adminapi', 'POST product/product/:id', 'POST product/generate_attr/:id/:type', 'GET product/product/get_rule'),
      ...call('adminapi', 'GET product/product/check_activity/:id', 'GET product/cache', 'POST product/cache'),
    ],
  },
  { who: ['productAdder', 'productEditor', 'productSetter'], calls: call('adminapi', 'GET product/product/get_template') },
  { who: ['productEditor'], calls: call('adminapi', 'PUT product/product/quick/:id') },
  { who: ['productSetter'], calls: call('adminapi', 'POST product/batch/setting') },
  {
    who: ['productSeller'],
    calls: call(
      ...(['adminapi', 'PUT product/product/product_show', 'PUT product/product/product_unshow'] as const),
      'PUT product/product/set_show/:id/:is_show',
    ),
  },
  // activities begin with what a product has
  { who: [...productReaders, 'marketer'], calls: call('adminapi', 'GET product/product/attrs/:id/:type') },
  { who: ['productExporter'], calls: call('adminapi', 'GET export/product_list', 'GET product/sku_list') },
  { who: ['productImporter'], calls: call('adminapi', 'POST product/import', 'POST product/import/undo/:id') },
  { who: ['productRecycler'], calls: call('adminapi', 'DELETE product/product/:id') },
  ...ofPages.flatMap((rights) => rights.calls ?? []),
]

/** Pages and who may open them; an address that is not here is of no page, or asks for no key. */
export const pages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ofPages.flatMap((rights) => Object.entries(rights.pages ?? {})),
)

/** Buttons with a key of their own: a page's declaration that asks for a key and is in no row fails the test. */
export const buttons: readonly ButtonRow[] = ofPages.flatMap((rights) => rights.buttons ?? [])

/** Buttons of a plain shop's own keys. */
export const shopButtons: readonly ShopButton[] = ofPages.flatMap((rights) => rights.shopButtons ?? [])

const rows = calls.flatMap(({ who, calls: patterns }) => patterns.map((pattern) => ({ who, pattern })))

/** Who chooses among the records of another page. */
const choosing = ofPages.flatMap((rights) => rights.chooses ?? [])

const fits = (pattern: string, one: string) => (pattern.endsWith('*') ? one.startsWith(pattern.slice(0, -1)) : pattern === one)

/** A whole call counts before a pattern, a longer pattern before a shorter one. */
const rankOf = (pattern: string) => (pattern.endsWith('*') ? pattern.length : Infinity)

/** Who may make a call; undefined where no row says it. */
export function whoMay(one: string): Who | undefined {
  const fitting = rows.filter(({ pattern }) => fits(pattern, one))
  const found = fitting.sort((a, b) => rankOf(b.pattern) - rankOf(a.pattern))[0]?.who
  const more = choosing.filter(({ calls }) => calls.includes(one)).flatMap(({ who }) => who)
  return typeof found === 'string' || more.length === 0 ? found : [...(found ?? []), ...more]
}

/** What cannot be meant: a role or a call that stands twice, a role that nobody has defined. */
export function slips(): string[] {
  const defined = ofPages.flatMap((rights) => Object.keys(rights.roles ?? {}))
  const patterns = rows.map(({ pattern }) => pattern)
  const addresses = ofPages.flatMap((rights) => Object.keys(rights.pages ?? {}))
  const named = [
    ...[...calls, ...choosing].flatMap(({ who }) => (typeof who === 'string' ? [] : who)),
    ...Object.values(pages).flat(),
    ...buttons.flatMap(({ without, having }) => [without, having]),
  ]
  const twice = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index)
  return [
    ...twice(defined).map((role) => `role ${role} is defined twice`),
    ...twice(patterns).map((pattern) => `${pattern} stands twice`),
    ...twice(addresses).map((path) => `${path} stands twice`),
    ...named.filter((role) => !roles[role]).map((role) => `there is no role ${role}`),
  ]
}
