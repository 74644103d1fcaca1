// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })

// as a shop sends it: ids and parents, `checked`, `expand` where there is something below
const menu = (id: number, title: string, checked: boolean, children: unknown[] = []) => ({
  pid: 0,
  id,
  checked,
  title,
  children,
  expand: true,
})
const tree = (checked: number[]) => {
  const node = (id: number, title: string, children: unknown[] = []) => menu(id, title, checked.includes(id), children)
  return [node(7, '主页'), node(9, '用户', [node(10, '用户管理', [node(2513, '添加用户'), node(2515, '修改用户')]), node(227, '用户分组')])]
}
const role = { id: 3, role_name: '运营', rules: '主页,用户,用户管理,添加用户,修改用户,用户分组,其他', level: 1, status: 1 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let saved: unknown
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) =>
  vi.waitFor(() => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click(), patient)
const line = (title: string) =>
  vi.waitFor(() => {
    const found = [...root().querySelectorAll<HTMLElement>('[role=treeitem]')].find((one) => one.textContent === title)
    if (!found) throw new Error(`no ${title}`)
    return found
  }, patient)
const key = async (title: string, name: string) => {
  const item = await line(title)
  item.focus()
  item.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }))
}
const mark = async (title: string) => (await line(title)).getAttribute('aria-checked')

async function open() {
  history.replaceState(null, '', '/admin/setting/system_role/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('运营')
}

beforeEach(() => {
  setLocale('zh-cn')
  saved = undefined
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/setting/role', () => done({ count: 1, list: [role] }))
  backend.answers.set('GET /adminapi/setting/role/create', () => done({ menus: tree([]) }))
  backend.answers.set('GET /adminapi/setting/role/3/edit', () =>
    done({ role: { ...role, rules: '9,10,2513' }, menus: tree([9, 10, 2513]) }),
  )
  for (const id of [0, 3])
    backend.answers.set(`POST /adminapi/setting/role/${id}`, (body) => {
      saved = body
      return done(undefined, id ? '修改成功' : '添加身份成功')
    })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('身份管理', () => {
  it('adds a role by keyboard, parents with what is below them', async () => {
    await open()
    await press('添加身份')
    await line('主页')
    await press('确定')
    await seen('请至少选择一个权限')
    expect(saved).toBeUndefined()
    await show.type('dialog input', '客服主管')
    await key('用户', 'ArrowRight')
    await key('用户管理', 'ArrowRight')
    await key('添加用户', ' ')
    await vi.waitFor(async () => expect(await mark('添加用户')).toBe('true'), patient)
    expect([await mark('用户管理'), await mark('用户'), await mark('主页')]).toEqual(['mixed', 'mixed', 'false'])
    await press('确定')
    await seen('添加身份成功')
    expect(saved).toEqual({ role_name: '客服主管', status: 1, checked_menus: [9, 10, 2513] })
  })

  it('shows what a role has, and takes a part away', async () => {
    await open()
    await seen('主页、用户、用户管理、添加用户、修改用户、用户分组… (7)')
    await press('编辑')
    await key('用户', 'ArrowRight')
    await key('用户管理', 'ArrowRight')
    expect([await mark('添加用户'), await mark('修改用户')]).toEqual(['true', 'false'])
    ;(await line('添加用户')).click()
    await vi.waitFor(async () => expect(await mark('添加用户')).toBe('false'), patient)
    ;(await line('主页')).click()
    await vi.waitFor(async () => expect(await mark('主页')).toBe('true'), patient)
    await press('确定')
    await seen('修改成功')
    expect(saved).toEqual({ role_name: '运营', status: 1, checked_menus: [7, 9, 10] })
  })

  it('asks whose records are seen where the server can tell, and nowhere else', async () => {
    await open()
    await press('编辑')
    await line('主页')
    expect(root().querySelector('dialog')!.textContent).not.toContain('数据范围')
    show.end()
    backend.answers.set('GET /adminapi/setting/role/3/edit', () =>
      done({ role: { ...role, rules: '9,10,2513', data_scope: 'department' }, menus: tree([9, 10, 2513]) }),
    )
    await open()
    await press('编辑')
    await seen('数据范围')
    const label = [...root().querySelectorAll('dialog label')].find((one) => one.textContent === '仅本人')!
    label.querySelector('input')!.click()
    await press('确定')
    await seen('修改成功')
    expect(saved).toEqual({ role_name: '运营', status: 1, data_scope: 'own', checked_menus: [9, 10, 2513] })
  })

  it('sets what somebody else gave a role meanwhile beside what was chosen, and takes their other changes along', async () => {
    let stored = { ...role, rules: '9,10,2513', version: 1 }
    const sent: object[] = []
    backend.answers.set('GET /adminapi/setting/role/3/edit', () => done({ role: stored, menus: tree([9, 10, 2513]) }))
    backend.answers.set('POST /adminapi/setting/role/3', (body) => {
      sent.push(body as object)
      const { version } = body as { version: number }
      return version === stored.version
        ? done(undefined, '修改成功')
        : { status: 409, msg: '小周 改过这里', code: 'CHANGED', data: { row: stored } }
    })
    await open()
    await press('编辑')
    ;(await line('主页')).click()
    await vi.waitFor(async () => expect(await mark('主页')).toBe('true'), patient)
    stored = { ...stored, role_name: '运营部', version: 2 }
    await press('确定')
    await seen('其他人刚刚修改了这条数据')
    // they left alone what it may do: there is nothing to choose
    expect(root().querySelector('dialog')!.textContent).not.toContain('我填写的')
    stored = { ...stored, rules: '9,10,2513,2515', version: 3 }
    await press('确定')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog .ui-field input')!.value).toBe('运营部'), patient)
    const mine = await vi.waitFor(() => {
      const found = [...root().querySelectorAll('dialog label')].find((label) => label.textContent === '我填写的')
      if (!found) throw new Error('nothing to choose')
      return found.querySelector('input')!
    }, patient)
    mine.click()
    await vi.waitFor(async () => {
      await press('确定')
      expect(sent).toHaveLength(3)
    }, patient)
    await seen('修改成功')
    expect(sent[2]).toEqual({ role_name: '运营部', status: 1, checked_menus: [7, 9, 10, 2513], version: 3 })
  })

  it('loses nothing half-typed when the session ends and the same person signs in', async () => {
    history.replaceState(null, '', '/admin/setting/system_role/index')
    const baseUrl = freshBase()
    show = stage(mount, { baseUrl, routePrefix: '/admin', router: 'path', standalone: true })
    await show.signIn('admin', 'right-1')
    await seen('运营')
    await press('添加身份')
    await line('主页')
    await show.type('dialog input', '客服主管')
    backend.endSessions()
    await connectionFor({ baseUrl })
      .readMenu()
      .catch(() => {})
    await show.appears('dialog.gate-cover input[name=username]')
    await show.signIn('admin', 'right-1')
    await vi.waitFor(() => expect(root().querySelector('input[name=username]')).toBeNull(), patient)
    expect(root().querySelector<HTMLInputElement>('dialog .ui-field input')!.value).toBe('客服主管')
    ;(await line('主页')).click()
    await vi.waitFor(async () => expect(await mark('主页')).toBe('true'), patient)
    await press('确定')
    await seen('添加身份成功')
    expect(saved).toEqual({ role_name: '客服主管', status: 1, checked_menus: [7] })
  })
})
