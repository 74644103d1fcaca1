/**
 * Who may do what, written by hand from the specification (2 and 6) and the contract (route auth and button keys of each screen).
 * What the code says is compared with this, never the other way round: a call or page that is in no row fails the test.
 */

/** Roles as a shop would cut them, with the keys they hold. */
export const roles = {
  nothing: [],
  editor: [
    ...['admin-index-index', 'admin-setting-pages', 'admin-setting-pages-devise', 'admin-setting-theme_style'],
    ...['admin-setting-pages-cate', 'admin-setting-pages-user', 'admin-setting-pages-links', 'system-file'],
  ],
  memberEditor: ['admin-setting-pages-user'],
  colourEditor: ['admin-setting-theme_style'],
  categoryEditor: ['admin-setting-pages-cate'],
  librarian: ['system-file'],
  marketer: [
    ...['marketing-store_seckill', 'marketing-store_bargain', 'marketing-store_combination', 'marketing-store_integral'],
    ...['marketing-store_coupon_issue', 'marketing-presell', 'marketing-lottery-index', 'admin-marketing-live-live_room'],
  ],
  writer: ['cms-article-index', 'cms-article-creat'],
  articleReader: ['cms-article-index'],
  grocer: ['admin-store-storeProuduct-index'],
  staffLead: ['setting-system-list', 'setting-system_admin-add'],
  staffReader: ['setting-system-list'],
  roleLead: ['setting-system-role', 'setting-system_role-add'],
  roleReader: ['setting-system-role'],
  ruleLead: ['setting-system-menus', 'setting-system_menus-add'],
  ruleReader: ['setting-system-menus'],
  auditor: ['system-maintain-system-log'],
  settler: ['setting-system-config'],
  weigher: ['setting-weightRange'],
  weightImporter: ['setting-weightRange', 'setting-weightRange-import'],
  // a button without its page: the console does not lead there, and the server does not let them in either
  importerWithoutPages: ['setting-weightRange-import', 'setting-systemBasicdata-import'],
  masterDataEditor: ['setting-systemBasicdata'],
  demonstrator: [
    ...['admin-demo', 'admin-demo-permission', 'admin-demo-nested', 'admin-demo-functions', 'admin-demo-pages'],
    ...['admin-demo-charts', 'admin-demo-tools'],
  ],
  organiser: ['setting-systemStructure'],
  quoter: ['admin-store-quotation-index'],
  machinist: ['crud-equipment'],
  equipmentAdder: ['crud-equipment', 'crud-equipment-add'],
  equipmentEditor: ['crud-equipment', 'crud-equipment-edit'],
  equipmentRemover: ['crud-equipment', 'crud-equipment-delete'],
  // buttons without their page
  equipmentWithoutPage: ['crud-equipment-add', 'crud-equipment-edit', 'crud-equipment-delete'],
  masterDataImporter: ['setting-systemBasicdata', 'setting-systemBasicdata-import'],
} as const

export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as Role[]

interface Row {
  /** `all` is everybody who is signed in, `open` also who is not, `agents` the customer service with a session of its own. */
  who: readonly Role[] | 'all' | 'open' | 'agents'
  /** Method and path; `*` stands for the rest. */
  calls: readonly string[]
}

const call = (side: string, ...calls: string[]) => calls.map((one) => one.replace(' ', ` /${side}/`))

/** The first row that fits a call counts. A super administrator may do all that is not of the agents. */
export const calls: readonly Row[] = [
  {
    who: 'open',
    calls: [
      ...call('adminapi', 'GET login/info', 'POST login', 'GET ajcaptcha', 'POST ajcheck', 'GET capabilities', 'GET get_workerman_url'),
      // by the one-time token of a phone, which is in the call
      ...call('adminapi', 'POST image/scan_upload'),
      ...call('api', 'POST admin/login', 'GET navigation', 'GET v2/diy/*'),
      ...call('kefuapi', 'POST login', 'GET config', 'GET tourist/*'),
    ],
  },
  { who: 'agents', calls: call('kefuapi', 'GET service/*', 'GET user/*', 'POST user/logout') },
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
      ...call('adminapi', 'GET setting/form_drafts/*', 'PUT setting/form_drafts/*', 'DELETE setting/form_drafts/*'),
      ...call('adminapi', 'GET setting/jobs', 'GET setting/jobs/*', 'PUT setting/jobs/*'),
      ...call('api', 'POST admin/Basics'),
      // the pickers, which any page may open; the shop has no record for them
      ...call('adminapi', 'GET diy/get_by_category', 'GET diy/get_category', 'GET diy/get_color_change/*', 'GET diy/get_page_category'),
      ...call('adminapi', 'GET diy/get_page_link/*', 'GET diy/get_product', 'GET diy/get_product_list', 'GET diy/get_store_status'),
      ...call('adminapi', 'GET diy/get_url', 'GET diy/groom_list/*', 'GET product/category/cascader/*', 'GET product/product/list'),
      ...call('api', 'POST product/getWeightRange'),
    ],
  },
  { who: ['editor', 'memberEditor'], calls: call('adminapi', 'GET diy/get_member', 'POST diy/member_save') },
  { who: ['editor', 'colourEditor', 'categoryEditor'], calls: call('adminapi', 'PUT diy/color_change/*') },
  { who: ['editor'], calls: call('adminapi', 'GET diy/*', 'POST diy/*', 'PUT diy/*', 'DELETE diy/*') },
  { who: ['editor', 'marketer'], calls: call('adminapi', 'GET marketing/*', 'GET live/room/list') },
  { who: ['marketer'], calls: call('adminapi', 'GET live/room/set_show/*', 'DELETE live/room/del/*') },
  { who: ['editor', 'writer', 'articleReader'], calls: call('adminapi', 'GET cms/cms', 'GET cms/category_list') },
  { who: ['writer'], calls: call('adminapi', 'GET cms/cms/*', 'GET cms/category_tree_list', 'POST cms/cms', 'DELETE cms/cms/*') },
  // films go into products, too
  { who: ['editor', 'librarian', 'grocer'], calls: call('adminapi', 'GET product/product/get_temp_keys', 'GET file/upload_type') },
  { who: ['grocer'], calls: call('adminapi', 'GET product/product', 'GET product/product/type_header') },
  { who: ['editor', 'librarian'], calls: call('adminapi', 'GET file/*', 'POST file/*', 'PUT file/*', 'DELETE file/*') },
  { who: ['staffLead'], calls: call('adminapi', 'GET setting/admin/create', 'POST setting/admin') },
  {
    who: ['staffLead', 'staffReader'],
    calls: call(
      'adminapi',
      'GET setting/admin',
      'GET setting/admin/*',
      'PUT setting/admin/*',
      'DELETE setting/admin/*',
      'PUT setting/set_status/*',
    ),
  },
  { who: ['roleLead'], calls: call('adminapi', 'GET setting/role/create') },
  {
    who: ['roleLead', 'roleReader'],
    calls: call('adminapi', 'GET setting/role', 'GET setting/role/*', 'POST setting/role/*', 'PUT setting/role/*', 'DELETE setting/role/*'),
  },
  { who: ['ruleLead'], calls: call('adminapi', 'GET setting/menus/create', 'POST setting/menus') },
  {
    who: ['ruleLead', 'ruleReader'],
    calls: call('adminapi', 'GET setting/menus', 'GET setting/menus/*', 'PUT setting/menus/*', 'DELETE setting/menus/*'),
  },
  { who: ['auditor'], calls: call('adminapi', 'GET system/log', 'GET system/log/*') },
  { who: ['settler'], calls: call('adminapi', 'GET setting/config/*', 'POST setting/config/*') },
  { who: ['weightImporter'], calls: call('api', 'POST product/importWeightRange', 'POST product/undoWeightRangeImport/*') },
  {
    who: ['weigher', 'weightImporter'],
    calls: call(
      'api',
      'POST product/searchWeightRange',
      'POST product/addWeightRange',
      'POST product/editWeightRange',
      'POST product/delWeightRange',
    ),
  },
  { who: ['masterDataImporter'], calls: call('adminapi', 'POST setting/basics/import', 'DELETE setting/basics/import/*') },
  {
    who: ['masterDataEditor', 'masterDataImporter'],
    calls: call(
      'adminapi',
      'GET setting/basics',
      'POST setting/basics',
      'GET setting/basics/*',
      'POST setting/basics/*',
      'PUT setting/basics/*',
      'DELETE setting/basics/*',
    ),
  },
  {
    who: ['organiser'],
    calls: call(
      'adminapi',
      'GET setting/structure',
      'POST setting/structure',
      'GET setting/structure/*',
      'POST setting/structure/*',
      'PUT setting/structure/*',
      'DELETE setting/structure/*',
    ),
  },
  // whose table it is, the call itself finds out; one that is not there is nobody's
  { who: 'all', calls: call('adminapi', 'GET system/crud/config/*') },
  { who: ['equipmentAdder'], calls: call('adminapi', 'GET crud/equipment/create', 'POST crud/equipment') },
  {
    who: ['equipmentEditor'],
    calls: call('adminapi', 'GET crud/equipment/:id/edit', 'PUT crud/equipment/:id', 'PUT crud/equipment/status/:id'),
  },
  { who: ['equipmentRemover'], calls: call('adminapi', 'DELETE crud/equipment/:id') },
  {
    who: ['machinist', 'equipmentAdder', 'equipmentEditor', 'equipmentRemover'],
    calls: call('adminapi', 'GET crud/equipment', 'GET crud/equipment/:id'),
  },
]

/** Pages and who may open them; an address that is not here is of no page, or asks for no key. */
export const pages: Readonly<Record<string, readonly Role[]>> = {
  '/index': ['editor'],
  '/setting/pages/devise/0': ['editor'],
  '/setting/pages/devise/1': ['editor'],
  '/setting/pages/devise/2': ['editor'],
  '/setting/pages/diy_index': ['editor'],
  '/setting/pages/diy': ['editor'],
  '/setting/pages/links': ['editor'],
  '/setting/theme_style': ['editor', 'colourEditor'],
  '/setting/pages/cate_page/1': ['editor', 'categoryEditor'],
  '/setting/pages/user_page/2': ['editor', 'memberEditor'],
  '/demo/permission/page': ['demonstrator'],
  '/demo/permission/button': ['demonstrator'],
  '/demo/permission/server': ['demonstrator'],
  '/demo/nested/1-1-1': ['demonstrator'],
  '/demo/nested/1-2': ['demonstrator'],
  '/demo/nested/2': ['demonstrator'],
  '/demo/functions': ['demonstrator'],
  '/demo/pages': ['demonstrator'],
  '/demo/charts': ['demonstrator'],
  '/demo/tools': ['demonstrator'],
  '/demo/frame': ['demonstrator'],
  '/system/file': ['editor', 'librarian'],
  '/setting/system_admin/index': ['staffLead', 'staffReader'],
  '/setting/system_role/index': ['roleLead', 'roleReader'],
  '/setting/system_menus/index': ['ruleLead', 'ruleReader'],
  '/system/maintain/system_log/index': ['auditor'],
  '/setting/system_config/2/129': ['settler'],
  '/cms/article/index': ['writer', 'articleReader'],
  '/cms/article/add_article': ['writer'],
  '/marketing/store_coupon_issue/index': ['marketer'],
  '/marketing/live/live_room': ['marketer'],
  '/setting/systemStructure': ['organiser'],
  '/marketingManagement/quotation': ['quoter'],
  '/setting/system_admin': ['staffLead', 'staffReader'],
  '/setting/system_menus': ['ruleLead', 'ruleReader'],
  '/setting/weightRange': ['weigher', 'weightImporter'],
  '/setting/systemBasicdata': ['masterDataEditor', 'masterDataImporter'],
}

const fits = (pattern: string, one: string) => (pattern.endsWith('*') ? one.startsWith(pattern.slice(0, -1)) : pattern === one)

/** Who may make a call; undefined where no row says it. */
export const whoMay = (one: string): Row['who'] | undefined => calls.find((row) => row.calls.some((pattern) => fits(pattern, one)))?.who
