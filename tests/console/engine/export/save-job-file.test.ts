// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { saveJobFile } from '#src/console/engine/export/save-job-file.ts'
import type { Connection } from '#src/stores/connection.ts'

afterEach(() => vi.restoreAllMocks())

it('gives the bytes of a job to the browser under their name, and nothing where there is no file', async () => {
  const saved: { name: string; content: Blob }[] = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((content = blob as Blob), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
  const send = vi.fn(async () => new Blob(['PK']))
  const connection = { send } as unknown as Connection
  await saveJobFile(connection, { id: 7, file: null })
  expect(send).not.toHaveBeenCalled()
  await saveJobFile(connection, { id: 7, file: { name: '客户.xlsx', size: 2 } })
  expect(saved.map(({ name }) => name)).toEqual(['客户.xlsx'])
  expect(await saved[0]!.content.text()).toBe('PK')
})
