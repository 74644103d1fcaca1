import type { ElementHandle, Page } from 'puppeteer-core'
import { press, until, visible } from './browse.ts'

/** Uploads files through the library's dialog, which closes when all of them arrived. `host`: the elements that the library stands in, for a selector. */
export async function uploadByDialog(page: Page, files: readonly string[], host = 'crm-media-library'): Promise<void> {
  await press(page, '上传图片')
  await visible(page, `${host} >>> .media-local-add`)
  const field = (await page.$(`${host} >>> dialog input[type=file]`)) as ElementHandle<HTMLInputElement>
  await field.uploadFile(...files)
  await visible(page, `${host} >>> .media-local-tile`)
  await press(page, '确定')
  await until(
    () => page.$(`${host} >>> .media-dialog-form, ${host} >>> .media-sent`).then(Boolean),
    (isOpen) => !isOpen,
    20_000,
  )
}
