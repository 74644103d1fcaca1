// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
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

it('goes from block to block with the one that is chosen; what plays in one does not begin in the next', async () => {
  const { editor, put } = checkedPage()
  const [first, second] = [put('swiperBg'), put('swiperBg')]
  const box = document.createElement('div')
  document.body.append(box)
  const nodes = [first, second].map(() => box.appendChild(document.createElement('div')))
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
  const carry = (index: number) =>
    act(async () => editor.$carrier.set({ id: [first, second][index]!, node: nodes[index]!, pages: slides() }))
  const inside = (index: number, label: string) => nodes[index]!.querySelector<HTMLElement>(`[aria-label="${label}"]`)

  await carry(0)
  const bar = nodes[0]!.querySelector('[role=toolbar]')
  await act(async () => inside(0, '自动播放')!.click())
  expect(inside(0, '停止播放')).not.toBeNull()
  await carry(1)
  expect(nodes[1]!.querySelector('[role=toolbar]')).toBe(bar)
  expect([inside(1, '停止播放'), inside(1, '自动播放') !== null, nodes[0]!.children.length]).toEqual([null, true, 0])

  await act(async () => editor.$carrier.set(null))
  expect(box.querySelector('[role=toolbar]')).toBeNull()
  await act(async () => root.unmount())
  box.remove()
})
