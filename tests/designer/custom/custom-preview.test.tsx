// @vitest-environment happy-dom
import { atom, type WritableAtom } from 'nanostores'
import { useStore } from '@nanostores/react'
import { expect, it, vi } from 'vitest'
import { registerKind } from '#src/designer/blocks/index.ts'
import { BlockPreview } from '#src/designer/canvas/block-preview.tsx'
import { kindOfCustom, type CustomBlock } from '#src/designer/custom/custom-block.ts'
import type { Block } from '#src/designer/document/block.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import { useHost } from '#src/ui/host.ts'
import { fakeShop, show } from '../../pickers/shop.tsx'
import { MemoryJournals } from '../session/memory-journals.ts'

const card = '组件内容有误，无法预览'

function draw(kind: string, render: CustomBlock['render']) {
  registerKind(
    kindOfCustom({ kind, name: kind, defaults: { words: '' }, fields: [{ field: 'words', label: 'words', as: 'text' }], render }, 1),
  )
  const blockOf = (words: string): Block => ({ id: 'b1', kind, wire: { name: kind, words } })
  const $block: WritableAtom<Block> = atom(blockOf('one'))
  const screen = show(function Stage() {
    const host = useHost()
    return (
      <EditorContext.Provider value={new Editor(host, fakeShop({}).connection, newPage(), new MemoryJournals())}>
        <BlockPreview block={useStore($block)} />
      </EditorContext.Provider>
    )
  })
  return { ...screen, edit: (words: string) => $block.set(blockOf(words)) }
}

it.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['answers a promise that is refused', () => Promise.reject(new Error('no'))],
  [
    'is asynchronous and fails at last',
    async () => {
      await Promise.resolve()
      throw new Error('no')
    },
  ],
] as [string, CustomBlock['render']][])('shows a card for a block that %s, and draws the next value', async (how, fail) => {
  const uncaught = vi.fn()
  process.on('unhandledRejection', uncaught)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { root, eventually, edit, end } = draw(`host${how.length}`, (value, ground) => {
    if (value['words'] === 'one') return fail(value, ground)
    ground.textContent = String(value['words'])
  })
  await eventually(() => expect(root.textContent).toContain(card))
  edit('two')
  await eventually(() => expect(root.textContent).not.toContain(card))
  await new Promise((done) => setTimeout(done, 20))
  expect(uncaught).not.toHaveBeenCalled()
  process.off('unhandledRejection', uncaught)
  end()
})

it('ends what a value began, also when that was told after the next one had come', async () => {
  const ended: string[] = []
  const begun: string[] = []
  const refusals: (() => void)[] = []
  const { root, eventually, edit, end } = draw('hostLate', async (value) => {
    const words = String(value['words'])
    begun.push(words)
    if (words === 'two') await new Promise((_, refuse) => refusals.push(() => refuse(new Error('late'))))
    if (words === 'one') await new Promise((go) => setTimeout(go, 30))
    return () => ended.push(words)
  })
  await eventually(() => expect(begun).toContain('one'))
  edit('two')
  await eventually(() => expect(ended).toEqual(['one']))
  edit('three')
  await eventually(() => expect(refusals).toHaveLength(1))
  refusals[0]!()
  await new Promise((go) => setTimeout(go, 20))
  // a refusal of what is no longer shown spoils nothing
  expect(root.textContent).not.toContain(card)
  end()
  await eventually(() => expect(ended).toEqual(['one', 'three']))
})
