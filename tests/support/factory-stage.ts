import { inject } from 'vitest'
import type { Page } from 'puppeteer-core'
import { clickOn, press, signIn, until, visible } from './browse.ts'
import { tokenFrom } from './stage.mjs'

type Wire = Readonly<Record<string, unknown>>

/** What the manufacturing side answers somebody, past the browser. @throws for a refusal */
export async function askFactory<Data = Wire>(path: string, body: object, account = 'admin'): Promise<Data> {
  const url = inject('productUrl')
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(url, account)}`, 'Content-Type': 'application/json' }
  const reply = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { status, msg, data } = (await reply.json()) as { status: number; msg: string; data: Data }
  if (status !== 200) throw new Error(`${path}: ${status} ${msg}`)
  return data
}

/** Does acts with a paper, one after the other. */
export async function actOn(kind: string, id: string | number, acts: readonly string[], account = 'admin'): Promise<void> {
  for (const act of acts) await askFactory(`doc/${kind}/${act}`, { id: Number(id) }, account)
}

/** Another person comes to the console that is open: whoever was there signs out first. */
export async function become(page: Page, account: string): Promise<void> {
  if (await page.$('crm-console >>> .console-user')) {
    await clickOn(page, 'crm-console >>> .console-user')
    await press(page, '退出登录', 'menuitem')
    await press(page, '确定')
  }
  await signIn(page, account)
  await visible(page, 'crm-console >>> .console-tabs')
}

/** Presses an action of the record that is open, beside its name or in its menu. A second press within a second does nothing. */
export async function pressAct(page: Page, name: string): Promise<void> {
  await new Promise((done) => setTimeout(done, 1_000))
  const beside = await page.$(`::-p-aria([name="${name}"][role="button"])`)
  if (await beside?.isVisible()) return press(page, name)
  await press(page, '更多')
  await press(page, name, 'menuitem')
}

/** Waits until the record that is open is in a state; others are kept behind it. */
export const isInState = (page: Page, state: string) =>
  until(
    () =>
      page.$$eval('crm-console >>> .console-part-head', (all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => (one as HTMLElement).innerText),
      ),
    (heads) => heads.some((head) => head.includes(state)),
  )

/** The number in the heading of the record that is open at an address of its own, and its id. */
export async function openPaper(page: Page): Promise<{ sn: string; id: string }> {
  const read = async () => ({
    id: /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '',
    sn: (await page.$$eval('crm-console >>> .console-part-head h1', (all) => all.map((one) => one.textContent ?? ''))).at(-1) ?? '',
  })
  return until(read, ({ id, sn }) => id !== '' && /^[A-Z]{2}\d{8}-\d+$/.test(sn))
}

/** Notes from now on what notifications say: some are gone after a second. */
export const noteToasts = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, { toldToasts: told })
    const root = document.querySelector('crm-console')!.shadowRoot!
    const look = () => told.push(...[...root.querySelectorAll('.ui-toast')].map((one) => one.textContent ?? ''))
    new MutationObserver(look).observe(root, { childList: true, subtree: true })
  })

/** What a notification said with these words since `noteToasts`. */
export const toldToast = (page: Page, words: string): Promise<string> =>
  until(
    () =>
      page.evaluate(
        (wanted) => (globalThis as unknown as { toldToasts: string[] }).toldToasts.findLast((text) => text.includes(wanted)) ?? '',
        words,
      ),
    (told) => told !== '',
  )

/** Writes into a cell of the lines that are entered, and leaves it. */
export async function writeCell(page: Page, row: number, title: string, text: string): Promise<void> {
  await clickOn(page, `crm-console >>> .lines-cell[data-row="${row}"][data-title="${title}"]`)
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

/** Instead of the downloads of a machine: what would be downloaded is kept in the page. */
export const keepFiles = (page: Page) =>
  page.evaluate(() => {
    const files: { name: string; content: Promise<string> }[] = []
    const blobs = new Map<string, Blob>()
    Object.assign(globalThis, { keptFiles: files })
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob) => {
      const address = make(blob)
      if (blob instanceof Blob) blobs.set(address, blob)
      return address
    }
    const textOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join('')
    HTMLAnchorElement.prototype.click = function () {
      const blob = blobs.get(this.href)
      if (blob) files.push({ name: this.download, content: textOf(blob).then(btoa) })
    }
  })

/** The file that was saved last, out of so many, since `keepFiles`. */
export async function savedFile(page: Page, count: number): Promise<Buffer> {
  const read = () => page.evaluate(() => (globalThis as unknown as { keptFiles: unknown[] }).keptFiles.length)
  await until(read, (kept) => kept === count)
  const content = await page.evaluate(
    () => (globalThis as unknown as { keptFiles: { content: Promise<string> }[] }).keptFiles.at(-1)!.content,
  )
  return Buffer.from(content, 'base64')
}
