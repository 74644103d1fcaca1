// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFormDraft, dropFormDraft, readFormDraft, type FormDraft } from '#src/api/preferences.ts'
import { QuotationEditor } from '#src/console/pages/sales/quotation/editor.tsx'
import { ConnectionContext } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { freshBase, stage } from '../../../../gate/stage.ts'

type Tab = ReturnType<typeof stage>
let kept: FormDraft | null
let tabs: Tab[]

/** A server that keeps one draft, asked by every tab. */
const server = {
  base: 'http://shop.test',
  capabilities: { features: { preferences: true } },
  send: async (endpoint: unknown, { body }: { body?: { draft: FormDraft } }) => {
    if (endpoint === readFormDraft) return { draft: structuredClone(kept) }
    if (endpoint === saveFormDraft) kept = structuredClone(body!.draft)
    if (endpoint === dropFormDraft) kept = null
    return {}
  },
} as unknown as Connection

const Page = () => (
  <ConnectionContext value={server}>
    <QuotationEditor />
  </ConnectionContext>
)
const open = async (): Promise<Tab> => {
  const tab = stage(mountReact(Page), { baseUrl: freshBase() })
  tabs.push(tab)
  await tab.appears('tfoot')
  return tab
}
const nameIn = (tab: Tab) => tab.find<HTMLInputElement>('[aria-label="第 1 行 名称"]')!
const typeName = async (tab: Tab, name: string) => {
  nameIn(tab).focus()
  await tab.type('[aria-label="第 1 行 名称"]', name)
}
const keptName = () => (kept?.values['lines'] as { name?: string }[] | undefined)?.[0]?.name

beforeEach(() => {
  setLocale('zh-cn')
  kept = null
  tabs = []
})
afterEach(() => tabs.forEach((tab) => tab.end()))

it('keeps what stands in the open cell, as it is when Escape takes it back', async () => {
  const tab = await open()
  await typeName(tab, '丁腈胶板')
  await vi.waitFor(() => expect(keptName()).toBe('丁腈胶板'), { timeout: 15_000 })
  expect(tab.root.activeElement).toBe(nameIn(tab))
  nameIn(tab).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await vi.waitFor(() => expect(keptName()).toBeFalsy(), { timeout: 15_000 })
})

it('keeps the open cell when the page is left', async () => {
  const tab = await open()
  await typeName(tab, '垫片')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(keptName()).toBe('垫片'))
})

/** Two tabs of one person: what the second typed lies there, and the first typed on. */
async function crossed(): Promise<{ first: Tab; second: Tab }> {
  const [first, second] = [await open(), await open()]
  await typeName(first, '一号')
  await first.reads('草稿已保存')
  await typeName(second, '二号')
  await second.reads('另一个标签页改过这份草稿')
  expect(keptName()).toBe('一号')
  expect(nameIn(second).value).toBe('二号')
  return { first, second }
}
const press = (tab: Tab, name: string) => {
  nameIn(tab).blur()
  const button = [...tab.root.querySelectorAll('button')].find((one) => one.textContent === name)
  button!.click()
}

it('does not overwrite what another tab kept, and keeps its own lines in its place when told to', async () => {
  const { first, second } = await crossed()
  press(second, '保留这一份')
  await vi.waitFor(() => expect(keptName()).toBe('二号'), { timeout: 15_000 })
  await second.reads('草稿已保存')
  expect(second.root.textContent).not.toContain('另一个标签页改过这份草稿')
  window.dispatchEvent(new Event('focus'))
  await first.reads('另一个标签页改过这份草稿')
  window.dispatchEvent(new Event('pagehide'))
  expect(keptName()).toBe('二号')
})

it('takes the draft of the other tab when told to, and goes on from it', async () => {
  const { second } = await crossed()
  press(second, '用那一份')
  await vi.waitFor(() => expect(nameIn(second)?.value).toBe('一号'), { timeout: 15_000 })
  expect(second.root.textContent).not.toContain('另一个标签页改过这份草稿')
  await typeName(second, '一号加')
  await vi.waitFor(() => expect(keptName()).toBe('一号加'), { timeout: 15_000 })
})
