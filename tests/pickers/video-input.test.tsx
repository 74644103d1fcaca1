// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { VideoInput } from '#src/pickers/video-input.tsx'
import { show } from './shop.tsx'

it('picks among the films of the media library, and takes an address that is typed', async () => {
  if (!customElements.get('crm-media-library')) customElements.define('crm-media-library', class extends HTMLElement {})
  const changed = vi.fn()
  const screen = show(function Field() {
    const [value, setValue] = useState('/old.mp4')
    return <VideoInput label="视频" value={value} onChange={(next) => (changed(next), setValue(next))} />
  })
  await screen.press('选择视频')
  const library = await vi.waitFor(() => screen.root.querySelector('crm-media-library') ?? Promise.reject(new Error('no library')))
  expect([library.getAttribute('mode'), library.getAttribute('accept')]).toEqual(['pick', 'video'])
  library.dispatchEvent(new CustomEvent('crm-pick', { detail: { files: [{ att_dir: 'https://shop.example/a.mp4', alt: '' }] } }))
  await screen.eventually(() => expect(screen.all<HTMLInputElement>('input')[0]!.value).toBe('https://shop.example/a.mp4'))
  const [field] = screen.all<HTMLInputElement>('input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '/typed.mp4')
  field!.dispatchEvent(new Event('input', { bubbles: true }))
  await screen.eventually(() => expect(changed.mock.calls.flat()).toEqual(['https://shop.example/a.mp4', '/typed.mp4']))
  screen.end()
})
