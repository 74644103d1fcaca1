// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImagesInput } from '#src/pickers/images-input.tsx'
import type { Host } from '#src/door/host.ts'
import { setLocale } from '#src/text/locale.ts'
import { HostContext } from '#src/ui/host.ts'

const host = { $props: atom({}), emit: () => true } as unknown as Host
let root: Root
let chosen: readonly string[]

function Field({ most }: { most: number }) {
  const [value, setValue] = useState(chosen)
  useLayoutEffect(() => {
    chosen = value
  })
  return <ImagesInput value={value} onChange={setValue} label="照片" most={most} base="https://shop.example" />
}
const show = (most: number, value: readonly string[]) => {
  chosen = value
  return act(async () =>
    root.render(
      <HostContext value={host}>
        <Field most={most} />
      </HostContext>,
    ),
  )
}
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!
const focused = () => document.activeElement?.getAttribute('aria-label')

beforeEach(() => {
  setLocale('zh-cn')
  document.body.replaceChildren(document.createElement('div'))
  root = createRoot(document.body.firstElementChild!)
})
afterEach(() => act(async () => root.unmount()))

it.each([
  [1, ['/a.png'], '清除 照片', '照片: 选择图片'],
  [3, ['/a.png', '/b.png'], '清除 第 1 张', '照片: 添加图片'],
])('of at most %i pictures one that is taken out leaves the focus in its field before the next key', async (most, value, clear, face) => {
  await show(most, value)
  named(clear).focus()
  named(clear).click()
  expect([chosen, focused()]).toEqual([value.slice(1), face])
})
