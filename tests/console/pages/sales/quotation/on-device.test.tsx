// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormDraft } from '#src/api/preferences.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
/** What lies where drafts are kept. */
const kept = new Map<string, FormDraft>()
let files: string[]
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>

const open = async () => {
  show?.end()
  history.replaceState(null, '', '/admin/marketingManagement/quotation')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('总价')
}
const press = (name: string) => [...show.root.querySelectorAll('button')].find((button) => button.textContent === name)!.click()

beforeEach(() => {
  setLocale('zh-cn')
  kept.clear()
  backend = fakeBackend()
  // no records of its own, and drafts where a test can look at them
  backend.features = { factory: false, preferences: true }
  for (const name of ['quotation', 'quotation-form']) {
    const path = `/adminapi/setting/form_drafts/${name}`
    backend.answers.set(`GET ${path}`, () => ({ status: 200, data: { draft: kept.get(name) ?? null } }))
    backend.answers.set(`PUT ${path}`, (body) => {
      kept.set(name, (body as { draft: FormDraft }).draft)
      return { status: 200, data: {} }
    })
    backend.answers.set(`DELETE ${path}`, () => ({ status: 200, data: { is: kept.delete(name) } }))
  }
  files = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const line = { name: '丁腈胶板', unit: 'm²', num: '12.5', price: '3.333' }
const left = (lines: object[], orderSn = 'SO/7'): FormDraft => ({
  values: { orderSn, date: '2026-11-01', lines, revision: 'x' },
  base: {},
  at: 1,
})

it('goes on from what was kept by the page of before, saves the file, and has it again afterwards', async () => {
  kept.set('quotation', left([line, {}, { name: '垫片', unit: '个', num: '2', price: '0.005' }]))
  await open()
  await show.reads('41.67')
  await show.reads('人民币肆拾壹元陆角柒分')
  await show.reads('垫片')
  expect(show.root.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('3')
  press('导出 Word')
  await vi.waitFor(() => expect(files).toEqual(['quotation-SO-7.docx']), patient)
  await vi.waitFor(() => expect(kept.get('quotation')?.values['lines']).toMatchObject([line, { name: '垫片' }]), patient)
  await open()
  await show.reads('41.67')
})

it('keeps what is no number in its cell, and saves no file before it is mended', async () => {
  kept.set('quotation', left([{ ...line, num: '一' }]))
  await open()
  await show.reads('一')
  press('导出 Word')
  await show.reads('有几行没有填对')
  expect(files).toEqual([])
  expect(kept.get('quotation')?.values['lines']).toEqual([{ ...line, num: '一' }])
})

it('says that lines are missing, and begins anew when told to', async () => {
  await open()
  press('导出 Word')
  await show.reads('还没有明细，请先填写')
  kept.set('quotation', left([line]))
  await open()
  await show.reads('41.66')
  press('新建')
  await show.reads('清空这张报价单，重新填写？')
  show.root.querySelector<HTMLElement>('dialog[open] .ui-button.is-danger')!.click()
  await vi.waitFor(() => expect(show.root.querySelector('.lines-body')).toBeNull(), patient)
  expect(kept.size).toBe(0)
})
