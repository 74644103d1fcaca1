import type { Page } from 'puppeteer-core'
import { seeText, until, visible } from './browse.ts'
import type { Walker } from './walk.ts'

/** Signs in at the form that stands in the page, by keyboard alone. */
export async function signInByKeys(walker: Walker, account = 'admin'): Promise<void> {
  await walker.hears('账号', 'textbox')
  await walker.to('账号', 'textbox')
  await walker.type(account)
  await walker.to('密码', 'textbox')
  await walker.type('crm-demo-2026')
  await walker.key('Enter')
  await visible(walker.page, 'crm-console >>> .console-tabs')
}

/** Goes to a page of the console by its search. */
export async function goByKeys(walker: Walker, title: string, path: string): Promise<void> {
  await walker.key('Control+k')
  await walker.arrives('combobox')
  await walker.type(title)
  await seeText(walker.page, `/ ${title}`)
  await walker.key('Enter')
  await isAt(walker.page, path)
  await walker.hears('', 'row')
}

export const isAt = (page: Page, path: string) =>
  until(
    async () => new URL(page.url()).pathname,
    (at) => at === `/admin${path}`,
  )

/** Chooses the first of a list; answers what it is called. */
export async function chooseByKeys(walker: Walker, label: string): Promise<string> {
  await walker.hears(label, 'combobox')
  await walker.to(label, 'combobox')
  await walker.key('ArrowDown')
  await walker.hears('', 'option')
  await walker.key('ArrowDown')
  await walker.key('Enter')
  const field = await visible(walker.page, `::-p-aria([name="${label}"][role="combobox"])`)
  return until(
    () => field.evaluate((element) => (element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''))),
    (text) => text !== '' && !text.startsWith('请'),
  )
}
