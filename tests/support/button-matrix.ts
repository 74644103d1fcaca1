import type { Role } from './permission-matrix.ts'

/* Who sees which button, written by hand like the calls and pages of `permission-matrix.ts`. */

interface ButtonRow {
  page: string
  word: string
  /** Where it stands: above the list (also the import), at each row, or for all chosen rows. */
  on: 'list' | 'row' | 'batch'
  /** Sees the page, not the button; and sees both. */
  without: Role
  having: Role
  /** What the button comes to at our own server: it refuses who does not see the button. */
  call: string
}

const own = (method: string, path: string) => `${method} /adminapi/${path}`

/** Buttons with a key of their own: a page's declaration that asks for a key and is in no row fails the test. */
export const buttons: readonly ButtonRow[] = [
  ...(
    [
      ['添加文章', 'list', own('POST', 'cms/cms')],
      ['编辑', 'row', own('GET', 'cms/cms/:id')],
      ['删除', 'row', own('DELETE', 'cms/cms/:id')],
      ['批量删除', 'batch', own('DELETE', 'cms/cms/:id')],
    ] as const
  ).map(([word, on, call]) => ({ page: '/cms/article/index', word, on, without: 'articleReader', having: 'writer', call }) as const),
  {
    page: '/setting/system_admin/index',
    word: '添加管理员',
    on: 'list',
    without: 'staffReader',
    having: 'staffLead',
    call: own('GET', 'setting/admin/create'),
  },
  {
    page: '/setting/system_role/index',
    word: '添加身份',
    on: 'list',
    without: 'roleReader',
    having: 'roleLead',
    call: own('GET', 'setting/role/create'),
  },
  ...(
    [
      ['添加规则', 'list'],
      ['添加下级', 'row'],
    ] as const
  ).map(
    ([word, on]) =>
      ({
        page: '/setting/system_menus/index',
        word,
        on,
        without: 'ruleReader',
        having: 'ruleLead',
        call: own('GET', 'setting/menus/create'),
      }) as const,
  ),
  {
    page: '/setting/systemBasicdata',
    word: '导入',
    on: 'list',
    without: 'masterDataEditor',
    having: 'masterDataImporter',
    call: own('POST', 'setting/basics/import'),
  },
  {
    page: '/setting/weightRange',
    word: '导入',
    on: 'list',
    without: 'weigher',
    having: 'weightImporter',
    call: 'POST /api/product/importWeightRange',
  },
  // a generated table: the server's description brings only what the person may do
  ...(
    [
      ['添加', 'list', 'equipmentAdder', own('POST', 'crud/equipment')],
      ['修改', 'row', 'equipmentEditor', own('PUT', 'crud/equipment/:id')],
      ['删除', 'row', 'equipmentRemover', own('DELETE', 'crud/equipment/:id')],
    ] as const
  ).map(([word, on, having, call]) => ({ page: '/crud/equipment', word, on, without: 'machinist', having, call }) as const),
]

/** Buttons of a plain shop's own keys, on pages of which our own server judges every button by the page (conventions 12). */
export const shopButtons: readonly { page: string; word: string; key: string }[] = [
  { page: '/setting/pages/devise/0', word: '添加专题页', key: 'pages-diy-add' },
  { page: '/setting/pages/devise/0', word: '编辑', key: 'pages-diy-edit' },
  { page: '/setting/pages/devise/0', word: '复制', key: 'pages-diy-add' },
  { page: '/setting/pages/devise/0', word: '设为首页', key: 'pages-diy-status' },
  { page: '/setting/pages/devise/0', word: '删除', key: 'pages-diy-delete' },
  { page: '/marketing/live/live_room', word: '删除', key: 'live-room-delete' },
]
