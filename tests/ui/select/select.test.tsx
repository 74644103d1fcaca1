// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { HostContext } from '#src/ui/host.ts'
import { Select } from '#src/ui/select/select.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// this DOM has no top layer
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]

async function shown() {
  const box = document.body.appendChild(document.createElement('div'))
  const host = { $props: atom({}), emit: () => true, root: box, layer: box } as unknown as Host
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <HostContext value={host}>
        <Select value="a" onChange={() => {}} options={options} aria-label="类别" />
      </HostContext>,
    ),
  )
  return {
    face: () => box.querySelector<HTMLElement>('[role=combobox]')!,
    end: async () => {
      await act(async () => root.unmount())
      box.remove()
    },
  }
}

it('opens by an arrow key that comes before its list is downloaded', async () => {
  const { face, end } = await shown()
  const light = face()
  await act(async () => {
    light.focus()
    light.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    expect(face()).toBe(light)
  })
  await vi.waitFor(() => expect(face()).not.toBe(light))
  await act(async () => {})
  expect(face().getAttribute('aria-expanded')).toBe('true')
  expect([...document.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual(['甲', '乙'])
  await end()
})

it('keeps the focus when its list has come, and does not open by that', async () => {
  const { face, end } = await shown()
  const light = face()
  await act(async () => light.focus())
  await vi.waitFor(() => expect(face()).not.toBe(light))
  expect(document.activeElement).toBe(face())
  expect(face().getAttribute('aria-expanded')).toBe('false')
  await end()
})
