import { afterEach, beforeEach, expect, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage as stageElement } from '../../gate/stage.ts'

// the first page of a file brings the console along, and a busy machine is slow
const patient = { timeout: 30_000 }

/** The console with pages of the factory over a server at the edge. Call it at the top of a file. */
export function factoryStage() {
  const stage = {} as {
    backend: ReturnType<typeof fakeBackend>
    /** Bodies that came in, by path. */
    asked: Record<string, unknown>[]
  }
  let show: ReturnType<typeof stageElement> | undefined
  beforeEach(() => {
    setLocale('zh-cn')
    stage.asked = []
    stage.backend = fakeBackend()
    stage.backend.kind = 'own'
    stage.backend.features = { factory: true }
  })
  afterEach(() => {
    show?.end()
    show = undefined
    sessionStorage.clear()
  })
  const root = () => show!.root as unknown as HTMLElement
  const named = (within: Element, name: string) =>
    [...within.querySelectorAll<HTMLElement>('button, [role="menuitem"], [role="tab"]')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    )
  const pressIn = (within: () => Element | null | undefined, name: string) =>
    vi.waitFor(() => {
      const found = within() && named(within()!, name)
      if (!found) throw new Error(`no ${name} in ${root().textContent}`)
      found.click()
    }, patient)
  return Object.assign(stage, {
    /** What a call of the factory's side answers: data, or a whole refusal. */
    answer(path: string, data: unknown, refusal?: object) {
      stage.backend.answers.set(`POST /api${path}`, (body) => {
        stage.asked.push({ path, ...(body as object) })
        return refusal ?? { status: 200, msg: '成功', data }
      })
    },
    list(path: string, rows: readonly object[], more: object = {}) {
      this.answer(path, { list: rows, count: rows.length, summary: {}, tabs: [], ...more })
    },
    bodiesOf: (path: string) => stage.asked.filter((one) => one['path'] === path),
    async open(address: string, text: string) {
      history.replaceState(null, '', `/admin${address}`)
      show = stageElement(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: stage.backend.tokenOf('admin') })
      await this.sees(text)
    },
    sees: (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient),
    press: (name: string) => pressIn(root, name),
    /** An action of the first row, wherever it stands. */
    async act(name: string) {
      const row = () => root().querySelector('tbody tr')
      await vi.waitFor(() => expect(row()).not.toBeNull(), patient)
      if (!named(row()!, name)) await pressIn(row, '更多')
      await pressIn(() => (named(row()!, name) ? row() : root()), name)
    },
    dialog: () => root().querySelector('dialog'),
    pressInDialog: (name: string) => pressIn(() => root().querySelector('dialog'), name),
    heads: () => [...root().querySelectorAll('thead th')].map((head) => head.textContent),
    find: (selector: string) => root().querySelector<HTMLElement>(selector),
    write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    until: (check: () => void) => vi.waitFor(check, patient),
  })
}
