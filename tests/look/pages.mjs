/** @typedef {{ path: string, open?: string[], replies?: string, signedOut?: boolean, stored?: Record<string, string | null>, fails?: boolean, isFramed?: boolean }} Screen */

const add = '.console-list-actions .is-primary'
const row = 'tbody tr:first-child'
const tool = (fromEnd) => `.console-list-tools > .ui-tip:nth-last-of-type(${fromEnd}) button`
const staff = '/setting/system_admin/index'

/**
 * Pages that are looked at in every layout, language, theme and width. `open`: what is pressed, one after the other;
 * `replies`: a change of what the server says (replies.mjs); `stored`: what the device remembers; `fails: false` where no
 * picture of a failure is wanted. @type {Record<string, Screen>}
 */
export const whole = {
  home: { path: '/index' },
  staff: { path: staff },
  'server-form': { path: staff, open: [add] },
  configuration: { path: '/setting/system_config/2/129' },
  'weight-ranges': { path: '/setting/weightRange' },
}

/** Pages that four pictures and a failure are enough for. @type {Record<string, Screen>} */
export const others = {
  roles: { path: '/setting/system_role/index' },
  'menu-rules': { path: '/setting/system_menus/index' },
  structure: { path: '/setting/systemStructure' },
  'personal-centre': { path: '/system/user' },
  'basic-data': { path: '/setting/systemBasicdata' },
  'operation-log': { path: '/system/maintain/system_log/index' },
  articles: { path: '/cms/article/index' },
  coupons: { path: '/marketing/store_coupon_issue/index' },
  quotation: { path: '/marketingManagement/quotation', fails: false },
  'live-rooms': { path: '/marketing/live/live_room' },
  equipment: { path: '/crud/equipment' },
  'crud-shop': { path: '/crud/course', replies: 'generated', fails: false },
  'crud-missing': { path: '/crud/none', fails: false },
  pages: { path: '/setting/pages/devise/0' },
  'page-links': { path: '/setting/pages/links' },
  'theme-style': { path: '/setting/theme_style' },
  'category-style': { path: '/setting/pages/cate_page/1' },
  'member-centre': { path: '/setting/pages/user_page/2' },
  media: { path: '/system/file' },
  settings: { path: '/setting/system_config' },
  'mobile-upload': { path: '/mobile_upload?pid=0', fails: false },
  kefu: { path: '/kefu', fails: false },
  outside: { path: '/link/9001', replies: 'outside', fails: false },
  framed: { path: '/link/9001', replies: 'outside', fails: false, isFramed: true },
  'error-log': { path: '/error_logger_page', fails: false },
  missing: { path: '/nowhere', fails: false },
  forbidden: { path: '/403', fails: false },
  broken: { path: '/500', fails: false },
  'demo-page-permission': { path: '/demo/permission/page' },
  'demo-button-permission': { path: '/demo/permission/button', fails: false },
  'demo-server-permission': { path: '/demo/permission/server' },
  'demo-nested': { path: '/demo/nested/1-1-1', fails: false },
  'demo-functions': { path: '/demo/functions', fails: false },
  'demo-pages': { path: '/demo/pages', fails: false },
  'demo-charts': { path: '/demo/charts', fails: false },
  'demo-tools': { path: '/demo/tools', fails: false },
  'sign-in': { path: '/index', signedOut: true, fails: false },
}

/** What opens over a page. @type {Record<string, Screen>} */
export const opened = {
  'staff-detail': { path: staff, open: ['.console-detail-link'] },
  'staff-chosen': { path: staff, open: [`${row} .ui-check-box`] },
  'staff-removed': { path: staff, open: [`${row} .console-row-actions button:last-child`] },
  'staff-columns': { path: staff, open: [tool(2)] },
  'staff-views': { path: staff, open: [tool(3)] },
  'log-dates': {
    path: '/system/maintain/system_log/index',
    open: ['.console-filters-turn button', '.console-filters .ui-button[aria-haspopup="dialog"]'],
  },
  'log-row': { path: '/system/maintain/system_log/index', open: ['button.ui-table-turn'] },
  'log-check': { path: '/system/maintain/system_log/index', open: [add] },
  'role-form': { path: '/setting/system_role/index', open: [add] },
  'rule-form': { path: '/setting/system_menus/index', open: [add] },
  'equipment-form': { path: '/crud/equipment', open: [add] },
  'equipment-detail': { path: '/crud/equipment', open: [`${row} .console-row-actions button`] },
  'entry-form': { path: '/setting/systemBasicdata', open: [add] },
  'company-form': { path: '/setting/systemBasicdata', open: ['.console-list-actions button:first-child'] },
  'place-people': { path: '/setting/systemStructure', open: [add] },
  'range-form': { path: '/setting/weightRange', open: [add] },
  'range-detail': { path: '/setting/weightRange?at=detail-1' },
  import: {
    path: '/setting/weightRange',
    open: ['.console-list-tools > button:first-child, .console-list-tools > :first-child button'],
  },
  'import-basic': {
    path: '/setting/systemBasicdata',
    open: ['.console-list-tools > button:first-child, .console-list-tools > :first-child button'],
  },
  export: { path: staff, open: ['.console-list-tools > button:last-of-type'] },
  search: { path: '/index', open: ['.console-tools button'] },
  notices: { path: '/index', open: ['button:has(.console-bell)'] },
  person: { path: '/index', open: ['.console-user'] },
  look: {
    path: '/index',
    open: [
      '[data-device=desktop] .console-tools > .ui-tip:last-of-type button',
      '[data-device=mobile] .console-user',
      '[role=menu] [role=menuitem]:nth-child(2)',
    ],
  },
  menu: { path: '/index', open: ['.console-header > .ui-tip:first-child button'] },
  lock: { path: '/index', stored: { 'crm:locked': 'admin' } },
  upgrade: { path: '/index', stored: { 'crm:version': '5.3.0' }, open: ['dialog h2'] },
  preview: { path: '/setting/pages/devise/0', open: [`${row} .console-row-actions button:nth-child(2)`] },
}

/** States of pages, and what stands in the way of a start. @type {Record<string, Screen>} */
export const states = {
  'staff-none': { path: `${staff}?name=nobody` },
  'staff-empty': { path: staff, replies: 'empty' },
  'staff-waiting': { path: staff, replies: 'waiting' },
  'staff-long': { path: staff, replies: 'long' },
  'home-long': { path: '/index', replies: 'long' },
  'home-waiting': { path: '/index', replies: 'waiting' },
  'form-long': { path: staff, open: [add], replies: 'long' },
  'configuration-long': { path: '/setting/system_config/2/129', replies: 'long' },
  'configuration-waiting': { path: '/setting/system_config/2/129', replies: 'waiting' },
  'weights-empty': { path: '/setting/weightRange?basis=order', replies: 'empty' },
  'weights-long': { path: '/setting/weightRange', replies: 'long' },
  'structure-long': { path: '/setting/systemStructure', replies: 'long' },
  'rules-long': { path: '/setting/system_menus/index', replies: 'long' },
  'pages-empty': { path: '/setting/pages/devise/0', replies: 'empty' },
  'log-empty': { path: '/system/maintain/system_log/index', replies: 'empty' },
  'media-empty': { path: '/system/file', replies: 'empty' },
  'coupons-empty': { path: '/marketing/store_coupon_issue/index', replies: 'empty' },
  'articles-long': { path: '/cms/article/index', replies: 'long' },
  'start-unreachable': { path: '/index', replies: 'unreachable' },
  'start-unreachable-out': { path: '/index', replies: 'unreachable', signedOut: true },
  'start-broken': { path: '/index', replies: 'broken' },
  'start-broken-out': { path: '/index', replies: 'broken', signedOut: true },
  'start-recovering': { path: '/index', replies: 'recovering' },
  'start-expired': { path: '/index', replies: 'expired' },
}
for (const screen of [...Object.values(opened), ...Object.values(states)]) screen.fails = false
