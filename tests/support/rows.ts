import type { ElementHandle, Page } from 'puppeteer-core'
import { press, until, visible } from './browse.ts'

/** Presses what can be done with the row that holds a text, where it stands: beside the row, or in its menu. */
export async function pressInRow(page: Page, held: string, action: string): Promise<void> {
  await visible(page, `crm-console >>> tbody tr ::-p-text(${held})`)
  const find = () =>
    page.evaluateHandle(
      (text, wanted) => {
        const root = document.querySelector('crm-console')!.shadowRoot!
        const row = [...root.querySelectorAll<HTMLElement>('tbody tr')].find((one) => one.innerText.includes(text))
        const buttons = [...(row?.querySelectorAll<HTMLElement>('.console-row-actions button') ?? [])]
        const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent
        return buttons.find((one) => nameOf(one) === wanted) ?? buttons.find((one) => nameOf(one) === '更多') ?? null
      },
      held,
      action,
    )
  const button = (await until(find, (handle) => handle.asElement() !== null)).asElement() as ElementHandle<HTMLElement>
  const isMenu = await button.evaluate((one, wanted) => (one.getAttribute('aria-label') ?? one.textContent) !== wanted, action)
  await button.click()
  if (isMenu) await press(page, action, 'menuitem')
}
