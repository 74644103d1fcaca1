// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })
const department = (id: number, pid: number, name: string, total = 0) => ({
  ...{ id, pid, name, total, members: total, leader_id: 0, leader: '', phone: '', version: 1, updated_by: '', updated_at: '' },
})
const person = { id: 7, account: 'zhou', real_name: '小周', departments: '销售部', roles: '店员', status: 1, within: 0, is_leader: 0 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let moved: unknown[]

beforeEach(() => {
  setLocale('zh-cn')
  moved = []
  backend = fakeBackend()
  backend.features = { departments: true }
  const list = [department(1, 0, '总公司', 2), department(2, 1, '销售部', 1), department(3, 1, '生产部', 1)]
  backend.answers.set('GET /adminapi/setting/structure', () => done({ list, count: 3 }))
  backend.answers.set('GET /adminapi/setting/structure/members', () => done({ list: [person], count: 1 }))
  for (const { id } of list)
    backend.answers.set(`PUT /adminapi/setting/structure/move/${id}`, (body) => {
      moved.push([id, body])
      return done(undefined, '修改成功')
    })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const open = (query = '') => {
  history.replaceState(null, '', `/admin/setting/systemStructure${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
const line = (name: string) =>
  vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLElement>('.console-aside [role=treeitem]')].find((one) =>
      one.textContent?.includes(name),
    )
    if (!found) throw new Error(`no ${name} in ${show.root.textContent}`)
    return found
  }, patient)
const asked = () => backend.calls.filter((call) => call.startsWith('GET /adminapi/setting/structure/members')).at(-1)!

it('shows the people of the chosen department, as its address says', async () => {
  open()
  await show.reads('小周')
  ;(await line('销售部')).click()
  await vi.waitFor(() => expect(location.search).toBe('?department=2'), patient)
  await vi.waitFor(() => expect(new URL(`http://x${asked().slice(4)}`).searchParams.get('department')).toBe('2'), patient)
  ;(await line('全部成员')).click()
  await vi.waitFor(() => expect(location.search).toBe(''), patient)
})

it('moves a department by the keyboard, by dragging, and from its menu', async () => {
  open('?department=2')
  const sales = await line('销售部')
  sales.focus()
  const press = (key: string) => sales.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }))
  press('ArrowDown')
  await vi.waitFor(() => expect(moved).toHaveLength(1), patient)
  const [from, onto] = [await line('生产部'), await line('总公司')]
  const drag = (element: HTMLElement, type: string) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  drag(from, 'dragstart')
  drag(onto, 'dragover')
  expect(onto.dataset['drop']).toBe('into')
  drag(onto, 'drop')
  await vi.waitFor(() => expect(moved).toHaveLength(2), patient)
  ;(await show.appears<HTMLElement>('.console-aside-head [aria-label="更多"]')).click()
  const item = await vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === '下移')
    if (!found) throw new Error('no entry')
    return found
  }, patient)
  item.click()
  await vi.waitFor(() => expect(moved).toHaveLength(3), patient)
  const last = { pid: 1, before: 0 }
  expect(moved).toEqual([2, 3, 2].map((id) => [id, last]))
})

it('says why a department is not deleted', async () => {
  const why = '“销售部”还有 0 个下级部门、1 名成员，请先移走再删除'
  backend.answers.set('DELETE /adminapi/setting/structure/2', () => ({ status: 400, msg: why, code: 'DEPARTMENT_IN_USE' }))
  open('?department=2')
  await line('销售部')
  ;(await show.appears<HTMLElement>('.console-aside-head [aria-label="更多"]')).click()
  await vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === '删除部门')
    if (!found) throw new Error('no entry')
    found.click()
  }, patient)
  await show.reads('确定要删除部门吗？')
  const yes = await vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find((one) => one.textContent === '删除部门')
    if (!found) throw new Error('no answer')
    return found
  }, patient)
  yes.click()
  await show.reads(why)
  expect(location.search).toBe('?department=2')
})

it('offers a department that somebody began to add, below the same one', async () => {
  backend.features = { departments: true, preferences: true }
  const draft = { values: { name: '质检部' }, base: { name: '' }, at: 1 }
  backend.answers.set('GET /adminapi/setting/form_drafts/add.new.setting.systemstructure', () => done({ draft }))
  const rules = [{ type: 'input', field: 'name', title: '部门名称', value: '', props: {} }]
  backend.answers.set('GET /adminapi/setting/structure/create', () =>
    done({ title: '添加部门', action: '/setting/structure', method: 'POST', rules }),
  )
  open()
  await line('销售部')
  ;[...show.root.querySelectorAll<HTMLElement>('.console-aside-head button')].find((one) => one.textContent === '添加部门')!.click()
  await show.reads('填写的内容还没有提交')
  const answer = [...show.root.querySelectorAll('dialog button')].find((one) => one.textContent === '恢复草稿') as HTMLElement
  answer.click()
  await vi.waitFor(() => expect(show.root.querySelector<HTMLInputElement>('dialog input')!.value).toBe('质检部'), patient)
})

it('is not there at a server that has no departments', async () => {
  backend.features = {}
  open()
  await show.reads('404')
})
