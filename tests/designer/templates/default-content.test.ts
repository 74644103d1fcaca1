// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import { keepDefault, readPage } from '#src/api/pages.ts'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Editor } from '#src/designer/editor.ts'
import { openedPage } from '#src/designer/session/open-page.ts'
import { backToDefault, keepAsDefault } from '#src/designer/templates/default-content.ts'
import { questionOf } from '#src/ui/confirm/confirm.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { MemoryJournals } from '../session/memory-journals.ts'
import { OnePageServer } from '../session/servers.ts'

const stamp = 1767225600000000

function open(stored: unknown) {
  const server = new OnePageServer('shop')
  server.info.value = { [stamp]: { name: 'news', timestamp: stamp } }
  const answered: unknown[] = []
  const host = { $props: atom({}), emit: () => true, root: document } as unknown as Host
  const connection = {
    capabilities: server.capabilities,
    check: server.check,
    base: 'https://shop.example.com',
    send: async (endpoint: unknown, input: { params?: Record<string, unknown> }) =>
      endpoint === readPage ? { info: { ...server.info, default_value: stored } } : server.send(endpoint, input),
    answer: (endpoint: unknown, input: { params: { id: string } }) => (
      answered.push([endpoint === keepDefault, input.params.id]),
      Promise.resolve({ message: '设置成功', data: undefined, code: '' })
    ),
  } as unknown as Connection
  const editor = new Editor(host, connection, openedPage(server.info), new MemoryJournals())
  const told = () => toastsOf(host).get().at(-1)?.text
  const asked = () =>
    vi.waitFor(() => {
      const question = questionOf(host).get()
      if (!question) throw new Error('nothing was asked')
      return question
    })
  return { editor, asked, told, answered, kinds: () => editor.page.value().blocks.map(({ kind }) => kind) }
}

it('comes back as one step that can be undone, whatever form the server keeps it in', async () => {
  const value = { [stamp]: { name: 'titles', timestamp: stamp }, [stamp + 1]: { name: 'guide', timestamp: stamp + 1 } }
  const { editor, asked, kinds } = open(JSON.stringify(value))
  const work = backToDefault(editor)
  const question = await asked()
  expect(question.title).toBe('您确定恢复为之前保存的默认数据吗')
  question.answer(true)
  await work
  expect(kinds()).toEqual(['titles', 'guide'])
  editor.undo()
  expect(kinds()).toEqual(['news'])
})

it.each([null, undefined, '', '[]', 'garbage'])('is not there when nothing was kept: %j', async (stored) => {
  const { editor, told, kinds } = open(stored)
  await backToDefault(editor)
  expect(told()).toBe('尚未设置默认数据')
  expect(kinds()).toEqual(['news'])
})

it('is kept after a question, by the server', async () => {
  const { editor, asked, told, answered } = open(null)
  const refused = keepAsDefault(editor)
  ;(await asked()).answer(false)
  await refused
  expect(answered).toEqual([])
  const work = keepAsDefault(editor)
  const question = await asked()
  expect(question.title).toBe('您确定将当前设计设为默认数据吗')
  question.answer(true)
  await work
  expect(answered).toEqual([[true, '7']])
  expect(told()).toBe('设置成功')
})
