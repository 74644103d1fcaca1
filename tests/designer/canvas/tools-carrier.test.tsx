// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Pages } from '#src/designer/blocks/shared/pages.ts'
import { CarriedTools } from '#src/designer/canvas/tools-carrier.tsx'
import { EditorContext } from '#src/designer/use-editor.ts'
import { HostContext } from '#src/ui/host.ts'
import { checkedPage } from '../checks/checked.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const slides = () => {
  const pages = new Pages()
  pages.tell(3, 2000)
  return pages
}

/** The tool bar, and two blocks that can carry it. */
async function shown() {
  const { editor, put } = checkedPage()
  const ids = [put('swiperBg'), put('swiperBg')]
  const box = document.createElement('div')
  document.body.append(box)
  const nodes = ids.map(() => {
    const node = box.appendChild(document.createElement('div'))
    node.className = 'designer-block'
    const cover = node.appendChild(document.createElement('div'))
    cover.tabIndex = 0
    return node
  })
  const root = createRoot(box.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <HostContext.Provider value={editor.host}>
        <EditorContext.Provider value={editor}>
          <CarriedTools />
        </EditorContext.Provider>
      </HostContext.Provider>,
    ),
  )
  return {
    editor,
    ids,
    nodes,
    box,
    carry: (index: number) => act(async () => editor.$carrier.set({ id: ids[index]!, node: nodes[index]!, pages: slides() })),
    inside: (index: number, label: string) => nodes[index]!.querySelector<HTMLElement>(`[aria-label="${label}"]`),
    end: async () => {
      await act(async () => root.unmount())
      box.remove()
    },
  }
}

it('goes from block to block with the one that is chosen; what plays in one does not begin in the next', async () => {
  const { editor, nodes, box, carry, inside, end } = await shown()
  await carry(0)
  const bar = nodes[0]!.querySelector('[role=toolbar]')
  await act(async () => inside(0, '自动播放')!.click())
  expect(inside(0, '停止播放')).not.toBeNull()
  await carry(1)
  expect(nodes[1]!.querySelector('[role=toolbar]')).toBe(bar)
  expect([inside(1, '停止播放'), inside(1, '自动播放') !== null, nodes[0]!.querySelector('[role=toolbar]')]).toEqual([null, true, null])

  await act(async () => editor.$carrier.set(null))
  expect(box.querySelector('[role=toolbar]')).toBeNull()
  await end()
})

it('keeps the focus on a tool that was pressed by a key, and calls nobody back who has gone on by the next key', async () => {
  const frames = new Map<number, FrameRequestCallback>()
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => (frames.set(frames.size + 1, frame), frames.size))
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id))
  const draw = () => frames.forEach((frame) => frame(0))
  const { editor, ids, nodes, carry, inside, end } = await shown()
  editor.page.select(ids[1]!)
  await carry(1)
  const up = inside(1, '上移 (Alt+↑)')!
  const pressed = () => {
    up.focus()
    // as Enter does; the block that moves loses the focus
    up.click()
    up.blur()
  }
  const cover = nodes[1]!.querySelector<HTMLElement>('[tabindex]')!
  await act(async () => pressed())
  expect(document.activeElement).toBe(document.body)
  draw()
  expect(document.activeElement).toBe(up)

  // no frame came in between
  await act(async () => pressed())
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true }))
  expect(document.activeElement).toBe(up)
  cover.focus()
  draw()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  expect(document.activeElement).toBe(cover)
  vi.restoreAllMocks()
  await end()
})
