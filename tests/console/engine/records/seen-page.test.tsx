// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resource } from '#src/api/resource.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { money } from '#src/kinds/money.ts'
import { text } from '#src/kinds/text.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { columns } from '#src/text/columns.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'

const patient = { timeout: 15_000, interval: 20 }
const word = (one: string) => ({ 'zh-cn': one, en: one, 'zh-tw': one })
const lorry = resource({
  name: 'lorry',
  label: 'plate',
  fields: fields({
    plate: text({ required: true }),
    price: money({ needs: 'price:view' }),
    repairs: lines(fields({ what: text(), cost: money({ needs: 'cost:view' }), hours: decimal() }), { sums: ['cost', 'hours'] }),
  }),
  key: 'lorries',
})
const $text = columns({
  ...{ title: word('车辆'), plate: word('车牌'), price: word('购入价'), repairs: word('维修'), what: word('项目'), cost: word('费用') },
  ...{ hours: word('工时'), basics: word('基本信息') },
})
const page = recordPage({
  ...{ text: $text, of: lorry, columns: ['plate', 'price'], filters: ['price'], form: ['plate', 'price', 'repairs'] },
  totals: ['price', { key: 'hours', of: () => '2 小时' }],
  sections: [
    { key: 'basics', fields: ['plate', 'price'] },
    { key: 'repairs', fields: ['repairs'] },
  ],
})

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage> | undefined
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  const row = { id: '1', version: 1, plate: '苏A 12345', allow: ['edit', 'remove'] }
  const repairs = [{ id: '1', what: '换油', cost: '30', hours: '2' }]
  backend.answers.set('GET /adminapi/table/lorry', () => ({ status: 200, data: { list: [{ ...row, price: '90000' }], count: 1 } }))
  backend.answers.set('GET /adminapi/table/lorry/1', () => ({ status: 200, data: { ...row, price: '90000', repairs } }))
})
afterEach(() => {
  show?.end()
})

async function open(account: string, rights: string[]) {
  history.replaceState(null, '', '/lorries')
  const props = { baseUrl: freshBase(), router: 'path', token: backend.tokenOf(account) }
  const connection = connectionFor(props)
  await connection.check()
  await connection.readMenu()
  vi.spyOn(connection, 'can').mockImplementation((key) => rights.includes(key))
  show = stage(mountReact(page.View), props)
  await show.reads('苏A 12345')
  return show
}

const all = ['lorries', 'lorries-add', 'lorries-edit', 'lorries-delete', 'price:view', 'cost:view']

it.each([
  ['without the key', all.slice(0, 4), false],
  ['with it', all, true],
])('a price is in list, filters and form %s: %s %s', async (_, rights, isSeen) => {
  const { root } = await open('admin', rights)
  expect([...root.querySelectorAll('th')].some((th) => th.textContent?.includes('购入价'))).toBe(isSeen)
  expect(root.textContent?.includes('90,000')).toBe(isSeen)
  const edit = [...root.querySelectorAll('button')].find((one) => one.textContent === '编辑')!
  edit.click()
  await vi.waitFor(() => expect(document.body.textContent + (root.textContent ?? '')).toContain('维修'), patient)
  await vi.waitFor(
    () => expect([...root.querySelectorAll('[role=columnheader], th, label')].map((one) => one.textContent).join(' ')).toContain('项目'),
    patient,
  )
  const shown = root.textContent ?? ''
  expect([shown.includes('购入价'), shown.includes('费用')]).toEqual([isSeen, isSeen])
})

it.each([
  ['without the key', all.slice(0, 4), false],
  ['with it', all, true],
])('what a record comes to is said at its foot %s: %s %s', async (_, rights, isSeen) => {
  const { root } = await open('admin', rights)
  ;[...root.querySelectorAll('a')].find((one) => one.textContent === '苏A 12345')!.click()
  await vi.waitFor(() => expect(root.querySelector('.console-detail-foot')?.textContent).toContain('2 小时'), patient)
  expect(root.querySelector('.console-detail-foot')!.textContent?.includes('90,000')).toBe(isSeen)
})
