// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage, openPage, type OpenedPage } from '#src/designer/session/open-page.ts'
import { resetOnRequest } from '#src/designer/session/reset.ts'
import { questionOf } from '#src/ui/confirm/confirm.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { MemoryJournals } from './memory-journals.ts'
import { OnePageServer } from './servers.ts'

const stamp = 1767225600000000

async function open(opening?: OpenedPage) {
  const server = new OnePageServer('shop')
  server.info.value = { [stamp]: { name: 'titles', timestamp: stamp, id: `id${stamp}` } }
  const host = { $props: atom({}), emit: () => true, root: document } as unknown as Host
  const connection = Object.assign(server, { base: 'https://shop.example.com' }) as unknown as Connection
  const editor = new Editor(host, connection, opening ?? (await openPage(connection, 7)), new MemoryJournals())
  const kinds = () => editor.page.order.ids().map((id) => editor.page.block(id)!.kind)
  return { editor, server, host, kinds, told: () => toastsOf(host).get().at(-1)?.text }
}

it('brings back what was saved last, after asking in the shop’s words, as one step of undo', async () => {
  const { editor, host, kinds, told } = await open()
  editor.add('news')
  editor.add('guide')
  const reset = resetOnRequest(editor)
  expect(questionOf(host).get()!.message).toBe('重置会恢复到上次保存的数据，确定不保存当前操作吗？')
  questionOf(host).get()!.answer(true)
  await reset
  expect([kinds(), editor.session.isDirty, told()]).toEqual([['titles'], false, '已恢复到上次保存的数据，可撤销'])
  editor.undo()
  expect([kinds(), editor.session.isDirty]).toEqual([['titles', 'news', 'guide'], true])
})

it('changes nothing when the answer is no', async () => {
  const { editor, host, kinds } = await open()
  editor.add('news')
  const reset = resetOnRequest(editor)
  questionOf(host).get()!.answer(false)
  await reset
  expect(kinds()).toEqual(['titles', 'news'])
})

it('is refused for a new page', async () => {
  const { editor, told } = await open(newPage())
  await resetOnRequest(editor)
  expect(told()).toBe('新增页面，无法重置')
})
