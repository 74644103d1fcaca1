import { expect, vi } from 'vitest'
import type { Action } from '#src/console/engine/action.ts'

const patient = { timeout: 40_000, interval: 15 }

interface Shown {
  /** Menus open here. */
  root: ShadowRoot
  page: HTMLElement
}

/** The button of the first row that has it; undefined where an action is for rows that the demo shop has none of. */
export async function rowButton({ root, page }: Shown, action: Action<never, never>, word: string): Promise<HTMLElement | undefined> {
  const boxes = [...page.querySelectorAll<HTMLElement>('tbody .console-row-actions')]
  const open = boxes.flatMap((box) => [...box.querySelectorAll('button')]).find((one) => one.textContent === word)
  if (open) return open
  for (const more of boxes.flatMap((box) => box.querySelector<HTMLElement>('button[aria-label=更多]') ?? [])) {
    more.click()
    const items = await vi.waitFor(() => {
      const found = [...root.querySelectorAll<HTMLElement>('[role=menuitem]')]
      if (found.length === 0) throw new Error(`no menu for ${String(action.key)}`)
      return found
    }, patient)
    const found = items.find((one) => one.textContent === word)
    if (found) return found
    more.click()
    await vi.waitFor(() => expect(root.querySelector('[role=menuitem]')).toBeNull(), patient)
  }
  expect(action.on === 'row' && action.when, `no ${word} in any row`).toBeTruthy()
  return undefined
}
