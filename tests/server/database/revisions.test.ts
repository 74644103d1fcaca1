import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { signedIn, testApp } from '../database.ts'

const server = testApp()
let headers: Record<string, string>

interface Reply {
  status: number
  code?: string
  msg: string
  data: Record<string, unknown> & { row?: Record<string, unknown> }
}

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, as = headers): Promise<Reply> =>
  (await server.app.inject({ method, url: `/adminapi/${url}`, headers: as, ...(payload && { payload }) })).json<Reply>()

interface Rule {
  field: string
  value: unknown
  control?: { rule: Rule[] }[]
}

/** The version that a form of the server carries. */
const inForm = ({ data }: Reply): unknown => (data['rules'] as Rule[]).find(({ field }) => field === 'version')?.value

const rulesIn = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...rulesIn((rule.control ?? []).flatMap((branch) => branch.rule))])

interface Case {
  /** Where the server describes a form of it. */
  form?: () => string
  /** The version as a screen reads it. */
  read(): Promise<unknown>
  /** Stores `name` or a number; `version` left out is the shop's own screen. */
  write(value: number, version?: number): Promise<Reply>
  /** What `write(value)` leads to in the refusal's row. */
  stored: (value: number) => object
}

const versioned = (version?: number) => (version === undefined ? {} : { version })
let staff = 0
let role = 0
let rule = 0

const staffBody = { account: 'lead', pwd: '', conf_pwd: '', status: 1 }
const cases: Record<string, Case> = {
  staff: {
    form: () => `setting/admin/${staff}/edit`,
    read: async () => inForm(await ask('GET', `setting/admin/${staff}/edit`)),
    write: (value, version) =>
      ask('PUT', `setting/admin/${staff}`, { ...staffBody, real_name: `名${value}`, roles: [role], ...versioned(version) }),
    stored: (value) => ({ real_name: `名${value}`, account: 'lead' }),
  },
  role: {
    read: async () => ((await ask('GET', `setting/role/${role}/edit`)).data['role'] as { version: number }).version,
    write: (value, version) =>
      ask('POST', `setting/role/${role}`, { role_name: `角色${value}`, status: 1, checked_menus: [rule], ...versioned(version) }),
    stored: (value) => ({ role_name: `角色${value}` }),
  },
  'menu rule': {
    form: () => `setting/menus/${rule}/edit`,
    read: async () => inForm(await ask('GET', `setting/menus/${rule}/edit`)),
    write: (value, version) =>
      ask('PUT', `setting/menus/${rule}`, { menu_name: `规则${value}`, menu_path: '/made', unique_auth: 'made', ...versioned(version) }),
    stored: (value) => ({ menu_name: `规则${value}`, menu_list: [] }),
  },
  settings: {
    form: () => 'setting/config/edit_basics?tab_id=1',
    read: async () => inForm(await ask('GET', 'setting/config/edit_basics?tab_id=1')),
    write: (value, version) => ask('POST', 'setting/config/save_basics', { site_name: `店${value}`, ...versioned(version) }),
    stored: (value) => ({ site_name: `店${value}` }),
  },
  'own account': {
    read: async () => (await ask('GET', 'setting/info')).data['version'],
    write: (value, version) => ask('PUT', 'setting/update_admin', { real_name: `我${value}`, ...versioned(version) }),
    stored: (value) => ({ real_name: `我${value}` }),
  },
  theme: {
    read: async () => (await ask('GET', 'diy/get_color_change/color_change')).data['version'],
    write: (value, version) => ask('PUT', `diy/color_change/${value}/color_change${version === undefined ? '' : `?version=${version}`}`),
    stored: (value) => ({ status: value }),
  },
  'member centre': {
    read: async () => (await ask('GET', 'diy/get_member')).data['version'],
    write: (value, version) => ask('POST', 'diy/member_save', { status: 1, order_status: value, ...versioned(version) }),
    stored: (value) => ({ order_status: value }),
  },
}

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
  const { db } = server.app
  rule = (await row<{ id: number }>(
    db,
    sql`insert into menus (pid, path, permission, title) values (0, '/admin/made', 'made', '{"zh-cn": "规则", "en": "规则", "zh-tw": "规则"}') returning id`,
  ))!.id
  role = (await row<{ id: number }>(db, sql`insert into roles (name) values ('角色') returning id`))!.id
  staff = (await row<{ id: number }>(
    db,
    sql`insert into accounts (account, password, real_name, level) values ('lead', '', '名', 1) returning id`,
  ))!.id
})

it.each(Object.entries(cases))('of two who change the %s the second one is shown what the first one stored', async (_, one) => {
  const read = Number(await one.read())
  expect(read).toBeGreaterThanOrEqual(1)
  expect(await one.write(2, read)).toMatchObject({ status: 200 })
  const late = await one.write(3, read)
  expect(late).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { ...one.stored(2), version: read + 1 } } })
  expect(late.msg).toMatch(/^.+ 在 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 改过这里/)
  // a form sets it beside what was typed, field by field
  if (one.form) {
    const { rules } = (await ask('GET', one.form())).data as unknown as { rules: Rule[] }
    const named = rulesIn(rules).filter(({ field }) => field in late.data.row!)
    expect(named.length).toBeGreaterThan(1)
    expect(named.map(({ field }) => [field, late.data.row![field]])).toEqual(named.map(({ field, value }) => [field, value]))
  }
  // nothing of it was written, and it may be sent again on top of what there is
  expect(await one.read()).toBe(read + 1)
  expect(await one.write(4, read + 1)).toMatchObject({ status: 200 })
  // a screen that knows no versions is served as ever, and counts
  expect(await one.write(3)).toMatchObject({ status: 200 })
  expect(await one.read()).toBe(read + 3)
})

it('lets one of two through who send at the same moment', async () => {
  const { read, write } = cases['theme']!
  const version = Number(await read())
  const replies = await Promise.all([1, 2, 3, 4].map((value) => write(value, version)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
})

it('a switch in a list makes an open form the older one', async () => {
  const version = Number(await cases['staff']!.read())
  expect(await ask('PUT', `setting/set_status/${staff}/0`)).toMatchObject({ status: 200 })
  expect(await cases['staff']!.write(2, version)).toMatchObject({ status: 409, data: { row: { status: 0 } } })
  const ofRole = Number(await cases['role']!.read())
  await ask('PUT', `setting/role/set_status/${role}/0`)
  expect(await cases['role']!.write(2, ofRole)).toMatchObject({ status: 409 })
  const ofRule = Number(await cases['menu rule']!.read())
  await ask('PUT', `setting/menus/show/${rule}`, { is_show: 1, is_show_path: 0 })
  expect(await cases['menu rule']!.write(2, ofRule)).toMatchObject({ status: 409 })
})

it('somebody put into a department, or taken out of one, has another version in the list of staff', async () => {
  const made = await row<{ id: number }>(server.app.db, sql`insert into departments (name) values ('门市部') returning id`)
  const version = Number(await cases['staff']!.read())
  expect(await ask('POST', 'setting/structure/placement', { accounts: [staff], department: made!.id, from: 0 })).toMatchObject({
    status: 200,
  })
  expect(await cases['staff']!.write(2, version)).toMatchObject({
    status: 409,
    data: { row: { departments: [made!.id], version: version + 1 } },
  })
  expect(await ask('DELETE', `setting/structure/${made!.id}/members/${staff}`)).toMatchObject({ status: 200 })
  expect(await cases['staff']!.write(2, version + 1)).toMatchObject({ status: 409, data: { row: { departments: [] } } })
  // a refusal counts nothing
  expect(await ask('DELETE', `setting/structure/${made!.id}/members/${staff}`)).toMatchObject({ status: 400 })
  expect(await cases['staff']!.read()).toBe(version + 2)
})

it('settings of different tabs do not stand in each other’s way', async () => {
  const version = Number(await cases['settings']!.read())
  expect(await ask('POST', 'setting/config/save_basics', { site_logo: '/uploads/logo.png' })).toMatchObject({ status: 200 })
  expect(await cases['settings']!.write(5, version)).toMatchObject({ status: 200 })
})

it('shows nobody an account that they may not see', async () => {
  const lead = (await signedIn(server.app, ['setting-system-list'])).headers
  const boss = await row<{ id: number }>(server.app.db, sql`select id from accounts where level = 0 limit 1`)
  const body = { ...staffBody, real_name: '不行', roles: [role], version: 77 }
  expect(await ask('PUT', `setting/admin/${boss!.id}`, body, lead)).toMatchObject({ status: 400, code: '400594' })
})
