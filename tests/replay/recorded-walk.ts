import { expect, vi } from 'vitest'
import type { ListPage } from '#src/console/engine/page.ts'
import type { stage } from '../gate/stage.ts'
import { keyOf, recorded, rowsOf, type recordedShop } from './recorded-shop.ts'

interface Rule {
  title?: unknown
  hidden?: boolean
}

/** Everything that is read. */
const textOf = (scope: Element) =>
  (scope.textContent ?? '') + [...scope.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).placeholder).join()

/** Somebody who goes through pages that stand over recorded replies, and looks whether all of them is there. */
export function walkerOf(show: ReturnType<typeof stage>, shop: ReturnType<typeof recordedShop>) {
  const { root } = show
  const dialog = () => root.querySelector<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]')
  const page = () =>
    [...root.querySelectorAll<HTMLElement>('.console-page')].find((one) => one.style.display !== 'none') ??
    root.querySelector<HTMLElement>('.console-full, .console-open, main')

  /** Waits until nothing is asked and nothing is awaited on the screen. */
  async function settled(scope: () => HTMLElement | null = page): Promise<HTMLElement> {
    let [rests, still, before] = [0, 0, '']
    return vi.waitFor(
      () => {
        const shown = scope()
        const isBusy = !shown || shown.querySelector('.ui-skeleton, .console-pending, [aria-busy=true]')
        rests = isBusy ? 0 : rests + 1
        still = shown?.textContent === before ? still + 1 : 0
        before = shown?.textContent ?? ''
        // a list behind an open record waits until it is seen
        const isBehind = still > 100 && Boolean(shown?.querySelector('.console-part'))
        if (rests < 3 && !isBehind) throw new Error(`still waiting: ${shown?.textContent?.slice(0, 200)}`)
        return shown!
      },
      { interval: 10 },
    )
  }

  /** What of the replies since `from` is not on the screen: a refusal without its sentence, a field of a form, rubbish. */
  function sound(scope: HTMLElement, from: number, where: string): void {
    const replies = shop.given.slice(from).map(({ name }) => recorded.get(name)!.responseBody)
    const refusals = replies.filter(({ status }) => status !== 200)
    const text = textOf(scope)
    const failed = scope.querySelector('.ui-error-card, .form-failed, .console-chunk-error')
    if (refusals.length === 0) expect(failed?.textContent, where).toBeUndefined()
    // a refusal is told in the shop's words
    for (const { msg } of refusals) expect(text + root.textContent, where).toContain(msg)
    expect(text.match(/\bundefined\b|\bNaN\b|Invalid Date|\[object|\{\w+\}/g), where).toBeNull()
    const rules = replies.flatMap(({ data }) => (data as { rules?: Rule[] } | undefined)?.rules ?? [])
    const titles = rules.filter(({ title, hidden }) => typeof title === 'string' && title && !hidden).map(({ title }) => String(title))
    expect(
      titles.filter((title) => !text.includes(title.replace(/[：:]$/, ''))),
      where,
    ).toEqual([])
  }

  /** The list has a row for every one that came. */
  function hasRows(scope: HTMLElement, { list }: Pick<ListPage<never, never>, 'list'>, from: number): void {
    const call = 'whole' in list ? list.whole : 'call' in list ? list.call : list
    const given = shop.given.slice(from).findLast(({ key, isCount }) => key === keyOf(call) && !isCount)
    const sent = given && rowsOf(recorded.get(given.name)!.responseBody.data)
    // long lists are turned over, and trees are folded
    if (!sent || sent.length > 15 || 'whole' in list) return
    const more = shop.rows[given.key]?.({}).length ?? 0
    expect(scope.querySelectorAll('tbody > tr'), given.name).toHaveLength(sent.length + more)
  }

  async function open(address: string): Promise<HTMLElement> {
    show.call('navigate', address)
    await vi.waitFor(() => expect(location.pathname + location.search).toBe(`/admin${address}`))
    return settled()
  }

  async function leave(shown: HTMLElement): Promise<void> {
    shown
      .querySelector<HTMLElement>('button, input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }))
    const close = () =>
      [...(dialog()?.querySelectorAll('button') ?? [])].find((one) =>
        /^(取消|关闭|放弃|离开)/.test(one.textContent || String(one.ariaLabel)),
      )
    await vi.waitFor(() => {
      if (dialog()) close()?.click()
      expect(dialog()).toBeNull()
    })
  }

  /** Presses what is called so: a button, a tab, a choice. */
  async function press(word: string): Promise<void> {
    const found = await vi.waitFor(() => {
      const scope = dialog() ?? page()!
      const all = [
        ...scope.querySelectorAll<HTMLElement>('button, [role=tab], label, [role=radio], a'),
        ...root.querySelectorAll<HTMLElement>('[role=menuitem], [role=option]'),
      ]
      const one = all.find((each) => each.textContent === word || each.getAttribute('aria-label') === word)
      if (!one) throw new Error(`no ${word} in ${scope.textContent}`)
      return one
    })
    found.click()
    await settled(() => dialog() ?? page())
  }

  /** What was pressed has opened something that asks. */
  async function opened(): Promise<HTMLElement> {
    const shown = await vi.waitFor(() => dialog() ?? Promise.reject(new Error(`nothing has opened: ${page()?.textContent}`)))
    return settled(() => dialog() ?? shown)
  }

  return { open, settled, sound, hasRows, press, opened, leave, page, dialog }
}
