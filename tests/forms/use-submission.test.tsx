// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { HostContext } from '#src/ui/host.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const host = { $props: atom({}), emit: () => true } as unknown as Host
let root: Root
let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

it('guards a form against a second press, and not the next form that takes its place', async () => {
  const sent: string[] = []
  function Screen({ form }: { form: { name: string; values: Record<string, never> } }) {
    const submitted = async () => (sent.push(form.name), 'done')
    const { submit } = useSubmission({ store: form, send: submitted, onDone: () => undefined })
    return <button onClick={submit}>send</button>
  }
  const press = () => act(async () => container.querySelector('button')!.click())
  const show = (form: { name: string; values: Record<string, never> }) =>
    act(() => root.render(<HostContext value={host}>{<Screen form={form} />}</HostContext>))
  const one = { name: 'one', values: {} }
  show(one)
  await press()
  await press()
  expect(sent).toEqual(['one'])
  show({ name: 'two', values: {} })
  await press()
  expect(sent).toEqual(['one', 'two'])
})
