// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })

// as the shop sends them
const rule = (id: number, pid: number, name: string, path: string, more: object = {}) => ({
  ...{ id, pid, icon: '', menu_name: name, module: 'admin', controller: 'c', action: 'a', api_url: '', methods: '', params: '[]', sort: 1 },
  ...{ is_show: 1, is_show_path: 1, access: 1, menu_path: '/admin/x', path, auth_type: 1, header: 'h', is_header: 0, unique_auth: 'k' },
  ...{ is_del: 0, mark: name, ...more },
})
const button = rule(2513, 10, '添加用户', '9/10', { auth_type: 3, unique_auth: 'admin-user-save' })
const call = rule(2514, 10, '保存用户', '9/10', { auth_type: 2, methods: 'POST', api_url: 'user/user' })
const list = { ...rule(10, 9, '用户管理', '9', { menu_path: '/admin/user/list' }), children: [button, call] }
const rules = () => [rule(7, 0, '主页', ''), { ...rule(9, 0, '用户', ''), children: [list] }]

const option = (value: number, label: string, children?: unknown[]) => ({ value, pid: 0, label, ...(children ? { children } : {}) })
const form = (name: string, above: number[]) => ({
  rules: [
    { type: 'input', field: 'menu_name', value: name, title: '按钮名称', props: { type: 'text' } },
    {
      ...{ type: 'input', field: 'menu_path', value: '', title: '路由名称', props: { type: 'text' } },
      validate: [{ message: '请填写前台路由地址', required: true, type: 'string', trigger: 'change' }],
    },
    {
      ...{ type: 'cascader', field: 'menu_list', value: above, title: '父级id' },
      props: { type: 'other', options: [option(9, '用户', [option(10, '用户管理', [option(2513, '添加用户')])])], filterable: true },
    },
  ],
  ...{ title: '添加权限', action: '/setting/save', method: 'POST', info: '', status: true },
})

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: [string, unknown][]
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const names = () => [...root().querySelectorAll('tbody tr .console-name')].map((name) => name.textContent)
const press = (name: string, within: () => ParentNode = root) =>
  vi.waitFor(() => {
    const found = [...within().querySelectorAll('button')].findLast(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    )
    found!.click()
  }, patient)
const lineOf = (name: string) => () => [...root().querySelectorAll('tbody tr')].find((row) => row.textContent.includes(name))!

const open = (query: string) => {
  history.replaceState(null, '', `/admin/setting/system_menus/index${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
const reopen = (query: string) => {
  show.end()
  open(query)
}

beforeEach(async () => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  const keep = (name: string) => (body: unknown) => {
    sent.push([name, body])
    return done(undefined, '修改成功')
  }
  backend.answers.set('GET /adminapi/setting/menus', () => done(rules()))
  backend.answers.set('GET /adminapi/setting/menus/create', () => done(form('', [])))
  backend.answers.set('GET /adminapi/setting/menus/2513/edit', () => done(form('添加用户', [9, 10])))
  backend.answers.set('GET /adminapi/setting/menus/2513', () => done({ ...button, path: [9, 10], from_a_plug_in: 'x' }))
  backend.answers.set('POST /adminapi/setting/menus', keep('add'))
  backend.answers.set('PUT /adminapi/setting/menus/2513', keep('edit'))
  backend.answers.set('PUT /adminapi/setting/menus/show/9', keep('show'))
  open('')
  await seen('主页')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('权限规则', () => {
  it('opens the tree, says what a rule is, and finds one with what is above it', async () => {
    expect(names()).toEqual(['主页', '用户'])
    await press('用户 的下级')
    await press('用户管理 的下级')
    await vi.waitFor(() => expect(names()).toEqual(['主页', '用户', '用户管理', '添加用户', '保存用户']), patient)
    await seen('菜单：/admin/user/list')
    await seen('数据权限 POST user/user')
    await show.type('input', '保存')
    await vi.waitFor(() => expect(names()).toEqual(['用户', '用户管理', '保存用户']), patient)
    await show.type('input', '没有')
    await seen('没有符合条件的数据')
  })

  it('shows key, state and note, and narrows by state in the address', async () => {
    backend.answers.set('GET /adminapi/setting/menus', () =>
      done([...rules(), rule(8, 0, '停用的', '', { is_show: 0, mark: '临时停用', unique_auth: 'admin-off' })]),
    )
    reopen('?is_show=0')
    await seen('停用的')
    expect(names()).toEqual(['停用的'])
    await seen('admin-off')
    await seen('临时停用')
    await press('清空筛选')
    await vi.waitFor(() => expect(names()).toEqual(['主页', '用户', '停用的']), patient)
    expect(location.search).toBe('')
  })

  it('makes rules of calls that are chosen from several modules', async () => {
    const module = (id: number, name: string, children?: object[]) => ({ id, pid: 0, name, ...(children && { children }) })
    backend.answers.set('GET /adminapi/setting/rule_cate', () =>
      done([module(1, '分销模块', [module(2, '分销员管理'), module(3, '分销设置')])]),
    )
    const route = (id: number, cate: number, name: string, path: string, method = 'GET') => ({ id, cate_id: cate, name, path, method })
    const routes = [route(1695, 2, '分销员列表', 'agent/index'), route(1696, 2, '保存用户', 'user/user', 'POST')]
    backend.answers.set('GET /adminapi/setting/ruleList', () =>
      done(backend.calls.at(-1)!.endsWith('cate_id=3') ? [route(1701, 3, '分销设置表单', 'agent/config')] : routes),
    )
    backend.kind = 'shop'
    reopen('')
    backend.answers.set('POST /adminapi/setting/menus/batch', (body) => {
      sent.push(['batch', body])
      return done(undefined, '添加成功')
    })
    const dialog = () => root().querySelector('dialog')!
    const mark = (name: string) =>
      vi.waitFor(
        () =>
          [...dialog().querySelectorAll<HTMLInputElement>('tbody input')]
            .find((box) => box.getAttribute('aria-label')?.includes(name))!
            .click(),
        patient,
      )
    await press('用户 的下级')
    await vi.waitFor(() => expect(names()).toHaveLength(3), patient)
    await press('选择权限', lineOf('用户管理'))
    await seen('权限列表：用户管理')
    await seen('接口可多选，可重复添加；')
    await seen('agent/index')
    // the call that stands below the rule already
    expect(lineOf('user/user')().textContent).toContain('已添加')
    await press('确定')
    await seen('请选择接口')
    await mark('分销员列表')
    await vi.waitFor(() =>
      [...dialog().querySelectorAll<HTMLElement>('[role=treeitem]')].find((one) => one.textContent === '分销设置')!.click(),
    )
    await mark('分销设置表单')
    await seen('已选 2 个')
    await press('确定')
    await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
    const below = { unique_auth: '', path: 10, method: 'GET' }
    expect(sent[0]).toEqual([
      'batch',
      {
        menus: [
          { ...below, menu_name: '分销员列表', api_url: 'agent/index' },
          { ...below, menu_name: '分销设置表单', api_url: 'agent/config' },
        ],
      },
    ])
    await vi.waitFor(() => expect(root().querySelector('dialog')).toBeNull(), patient)
  })

  it('hides an entry and leaves it in force', async () => {
    ;[...lineOf('用户')().querySelectorAll<HTMLInputElement>('[role=switch]')].at(-1)!.click()
    await vi.waitFor(() => expect(sent.map(([name]) => name)).toEqual(['show']), patient)
    expect(sent[0]![1]).toEqual({ is_show: 1, is_show_path: 0 })
    await seen('修改成功')
  })

  it('stores what the form says and what it does not know', async () => {
    await press('用户 的下级')
    await press('用户管理 的下级')
    await vi.waitFor(() => expect(names()).toHaveLength(5), patient)
    await press('编辑', lineOf('添加用户'))
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')?.value).toBe('添加用户'), patient)
    await show.type('dialog input', '新增用户')
    await press('确定')
    await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
    expect(sent[0]).toMatchObject([
      'edit',
      { menu_name: '新增用户', pid: 10, path: [9, 10], unique_auth: 'admin-user-save', auth_type: 3, controller: 'c', from_a_plug_in: 'x' },
    ])
    expect(sent[0]![1]).not.toHaveProperty('menu_list')
  })

  it('adds one below another', async () => {
    await press('用户 的下级')
    await vi.waitFor(() => expect(names()).toHaveLength(3), patient)
    await press('添加下级', lineOf('用户管理'))
    await vi.waitFor(() => expect(root().querySelector('dialog input')).not.toBeNull(), patient)
    await show.type('dialog input', '导出')
    await press('确定')
    await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
    expect(sent[0]).toMatchObject(['add', { menu_name: '导出', pid: 10, path: [9, 10] }])
  })
})
