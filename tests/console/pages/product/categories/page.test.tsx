// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_product_category_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_category.json' with { type: 'json' }
import tops from '../../../../fixtures/recorded/adminapi_product_category_tree_0.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)
const names = () => [...root().querySelectorAll('tbody .console-name')].map((name) => name.textContent)
const folder = (name: string) => root().querySelector<HTMLButtonElement>(`button[aria-label="${name} 的下级"]`)!

async function open(address = '/admin/product/product_classify') {
  backend.kind = 'shop'
  history.replaceState(null, '', address)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('手机数码')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/product/category', () => list.responseBody)
  backend.answers.set('GET /adminapi/product/category/tree/0', () => tops.responseBody)
  backend.answers.set('GET /adminapi/product/category/1', () => form.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('商品分类', () => {
  it('shows the first level folded; what is below opens by the pointer and by keys', async () => {
    await open()
    expect(names()).toHaveLength(8)
    folder('手机数码').click()
    await seen('智能手机')
    expect(names().slice(0, 3)).toEqual(['手机数码', '智能手机', '影音周边'])
    expect(folder('手机数码').ariaExpanded ?? folder('手机数码').getAttribute('aria-expanded')).toBe('true')
    const press = (key: string) => folder('手机数码').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowLeft')
    await vi.waitFor(() => expect(names()).toHaveLength(8), patient)
    press('ArrowRight')
    await seen('智能手机')
    // a whole tree has no pages
    expect(root().textContent).toContain('共 35 条')
    expect(root().querySelector('.ui-pager')).toBeNull()
  })

  it('is open where it is narrowed', async () => {
    await open('/admin/product/product_classify?cate_name=手机')
    await seen('智能手机')
    expect(backend.calls.some((call) => call.includes(`cate_name=${encodeURIComponent('手机')}`))).toBe(true)
    expect(names().length).toBeGreaterThan(8)
  })

  it('changes and switches at a plain shop by the calls of its contract', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/product/category/1', (sent) => {
      body = sent
      return { status: 200, msg: '修改成功', code: '100001' }
    })
    backend.answers.set('PUT /adminapi/product/category/set_show/1/0', () => ({ status: 200, msg: '修改成功', code: '100014' }))
    await open()
    root().querySelector<HTMLInputElement>('[aria-label="状态 手机数码"]')!.click()
    await called('PUT /adminapi/product/category/set_show/1/0')
    const edit = [...root().querySelectorAll('tbody button')].find((button) => button.textContent === '编辑') as HTMLButtonElement
    edit.click()
    await called('GET /adminapi/product/category/1')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')).not.toBeNull(), patient)
    const save = [...root().querySelectorAll('dialog button')].findLast((button) => button.textContent === '确定') as HTMLButtonElement
    save.click()
    await called('PUT /adminapi/product/category/1')
    expect(body).toMatchObject({ pid: 0, cate_name: '手机数码', sort: 99, is_show: 1 })
  })

  it('offers to delete only what nothing stands below', async () => {
    await open()
    folder('手机数码').click()
    await seen('智能手机')
    const offered = (name: string) => {
      const row = [...root().querySelectorAll('tbody tr')].find((one) => one.querySelector('.console-name')?.textContent === name)!
      return [...row.querySelectorAll('.console-row-actions button')].map((button) => button.textContent)
    }
    expect(offered('智能手机')).toEqual(['编辑', '删除'])
    expect(offered('手机数码')).toEqual(['编辑'])
  })

  describe('are put in order', () => {
    let sent: { id: string; body: Record<string, unknown> }[]
    const grip = (name: string) => root().querySelector<HTMLElement>(`[data-grip][aria-label^="${name}"]`)!
    const press = (name: string, key: string) => grip(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    beforeEach(async () => {
      sent = []
      for (const { id } of list.responseBody.data.list.flatMap((one) => [one, ...one.children]))
        backend.answers.set(`PUT /adminapi/product/category/${id}`, (body) => {
          sent.push({ id: String(id), body: body as Record<string, unknown> })
          return { status: 200, msg: '修改成功', code: '100001' }
        })
      await open()
      await vi.waitFor(() => expect(grip('手机数码')).not.toBeNull(), patient)
    })

    it('by the arrows, changing as few numbers as can be', async () => {
      const [first, second] = list.responseBody.data.list as unknown as { id: number; cate_name: string; sort: number }[]
      press(second!.cate_name, 'ArrowUp')
      await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
      expect(sent).toMatchObject([{ id: String(second!.id), body: { pid: 0, cate_name: second!.cate_name, sort: first!.sort + 1 } }])
      press('手机数码', 'ArrowUp')
      await new Promise((wait) => setTimeout(wait, 50))
      expect(sent).toHaveLength(1)
    })

    it('by dragging, below another parent as well, but never a parent below another', async () => {
      folder('手机数码').click()
      await seen('智能手机')
      const drag = (name: string, onto: string, y: number) => {
        const line = grip(onto).closest('tr')!
        line.getBoundingClientRect = () => ({ top: 0, height: 40 }) as DOMRect
        const event = (type: string, at: HTMLElement) => {
          const one = new Event(type, { bubbles: true, cancelable: true }) as Event & { clientY: number; dataTransfer: unknown }
          one.clientY = y
          one.dataTransfer = { setData() {}, setDragImage() {} }
          at.dispatchEvent(one)
          return one.defaultPrevented
        }
        event('dragstart', grip(name))
        const isTaken = event('dragover', line)
        if (isTaken) event('drop', line)
        event('dragend', grip(name))
        return isTaken
      }
      const [, second] = list.responseBody.data.list as unknown as { id: number; cate_name: string }[]
      expect(drag('手机数码', '影音周边', 2)).toBe(false)
      expect(drag('智能手机', second!.cate_name, 20)).toBe(true)
      await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ id: '10', body: { pid: second!.id, cate_name: '智能手机' } }), patient)
    })

    it('not where the list is narrowed', async () => {
      show.end()
      await open('/admin/product/product_classify?cate_name=手机')
      expect(root().querySelector('[data-grip]')).toBeNull()
    })
  })
})
