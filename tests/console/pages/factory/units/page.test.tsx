// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const units = '/setting/systemBasicdata/units'

interface Body {
  base_id?: string
  keyword?: string
  page?: number
  sort?: string
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let lists: Body[]
let added: object[]

const unit = (id: number, name: string, base = '') => ({
  ...{ id: String(id), version: 1, updated_by: '', updated_at: '', name, decimals: 0, den: '1', num: '500', sort: 0, status: 1 },
  ...{ base_id: base, base_name: base && '张' },
})
const boxes = Array.from({ length: 12 }, (_, at) => unit(at + 2, `箱${at + 1}`, '1'))

beforeEach(() => {
  setLocale('zh-cn')
  ;[lists, added] = [[], []]
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  backend.answers.set('POST /api/basic/unit/list', (sent) => {
    const body = sent as Body
    lists.push(body)
    const found = body.base_id === '1' ? boxes.filter(({ name }) => name.includes(body.keyword ?? '')) : [unit(1, '张'), ...boxes]
    const from = ((body.page ?? 1) - 1) * 10
    return { status: 200, msg: '', data: { list: found.slice(from, from + 10), count: found.length } }
  })
  backend.answers.set('POST /api/basic/unit/read', (sent) => {
    const { id } = sent as { id: string }
    return { status: 200, msg: '', data: [unit(1, '张'), ...boxes].find((one) => one.id === String(id)) }
  })
  backend.answers.set('POST /api/basic/unit/options', () => ({ status: 200, msg: '', data: { list: [{ id: '1', name: '张' }], count: 1 } }))
  backend.answers.set('POST /api/basic/unit/history', () => ({ status: 200, msg: '', data: { list: [] } }))
  backend.answers.set('POST /api/basic/unit/add', (sent) => {
    added.push(sent as object)
    return { status: 200, msg: '保存成功', data: { id: '20', version: 1, name: '托盘' } }
  })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const all = <E extends Element = HTMLElement>(selector: string) => [...show.root.querySelectorAll<E>(selector)]
const within = <E extends Element = HTMLElement>(selector: string) => all<E>(`.console-list.is-within ${selector}`)
const press = (name: string, where = '') =>
  vi.waitFor(
    () =>
      all(`${where} button`)
        .findLast((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!
        .click(),
    patient,
  )
async function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

async function open(id: string) {
  history.replaceState(null, '', `/admin${units}?at=detail-${id}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('基准单位')
}

it('lists within a unit those that are converted into it, without a word of it in the address', async () => {
  await open('1')
  await show.reads('以它为基准的单位')
  await vi.waitFor(() => expect(within('tbody tr')).toHaveLength(10), patient)
  const { search } = location
  expect(lists.at(-1)).toMatchObject({ base_id: '1', page: 1 })
  // all of one base: it is no column of theirs
  expect(within('th').map(({ textContent }) => textContent)).not.toContain('基准单位')
  within('.ui-pager button')
    .findLast((one) => one.textContent === '2')!
    .click()
  await vi.waitFor(() => expect(within('tbody tr')).toHaveLength(2), patient)
  expect(lists.at(-1)).toMatchObject({ base_id: '1', page: 2 })
  within('th button')
    .find(({ textContent }) => textContent!.startsWith('名称'))!
    .click()
  await vi.waitFor(() => expect(lists.at(-1)).toMatchObject({ base_id: '1', page: 1, sort: 'name', order: 'asc' }), patient)
  await type(within<HTMLInputElement>('input')[0]!, '箱12')
  await vi.waitFor(() => expect(within('tbody tr')).toHaveLength(1), patient)
  within('input')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await new Promise((done) => setTimeout(done, 50))
  expect(location.search).toBe(search)
  // and a row leads to everything about it, which is converted itself: nothing is converted into it
  within('a')
    .find(({ textContent }) => textContent === '箱12')!
    .click()
  await vi.waitFor(() => expect(location.search).toBe('?at=detail-13'), patient)
  await vi.waitFor(() => expect(all('.console-part h1')[0]!.textContent).toBe('箱12'), patient)
  expect(within('table')).toEqual([])
})

it('begins a unit that is added there with the one that it stands in', async () => {
  await open('1')
  await vi.waitFor(() => expect(within('tbody tr')).toHaveLength(10), patient)
  await press('添加', '.console-list.is-within')
  await vi.waitFor(() => expect(all('dialog input').length).toBeGreaterThan(3), patient)
  await type(all<HTMLInputElement>('dialog input')[0]!, '托盘')
  await press('确定', 'dialog')
  await vi.waitFor(() => expect(added).toHaveLength(1), patient)
  expect(added[0]).toMatchObject({ name: '托盘', base_id: '1' })
})
