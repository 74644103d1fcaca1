import { atom } from 'nanostores'
import { vi } from 'vitest'
import type { Host, Mount, Props } from '#src/door/host.ts'

// happy-dom knows no popovers
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  if (!this.isConnected) throw new DOMException('disconnected popover', 'InvalidStateError')
}
HTMLElement.prototype.hidePopover ??= () => {}

let number = 0

/** An address that no test before has used: connections are shared by address. */
export const freshBase = (): string => `http://shop-${++number}.test`

// a busy machine is slow
const patience = 15_000

/** Mounts a screen into a shadow root, as an element would. `cancels`: events that the host's listeners cancel. */
export function stage(mount: Mount, props: Props, cancels: readonly string[] = []) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = element.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  const layer = document.createElement('div')
  root.append(container, layer)
  const $props = atom<Props>(props)
  const events: string[] = []
  let methods: Record<string, (...values: never[]) => unknown> = {}
  const host: Host = {
    element,
    root,
    layer,
    $props,
    emit(name) {
      events.push(name)
      return !cancels.includes(name)
    },
    expose: (given) => void (methods = given),
  }
  const mounted = mount(host, container)
  const find = <E extends Element = HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const appears = <E extends Element = HTMLElement>(selector: string) =>
    vi.waitFor(
      () => {
        const found = find<E>(selector)
        if (!found) throw new Error(`no ${selector} in ${root.textContent}`)
        return found
      },
      { timeout: patience },
    )
  const reads = (text: string) =>
    vi.waitFor(
      () => {
        if (!root.textContent?.includes(text)) throw new Error(`no "${text}" in ${root.textContent}`)
      },
      { timeout: patience },
    )
  const type = async (selector: string, value: string) => {
    const input = await appears<HTMLInputElement>(selector)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')!.set!.call(input, value)
    // a change without its kind is taken for autofill, which opens no list
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }))
  }
  const signIn = async (account: string, password: string) => {
    await type('input[name=username]', account)
    await type('input[name=password]', password)
    find('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }
  return {
    root,
    $props,
    events,
    find,
    appears,
    reads,
    type,
    signIn,
    call: (name: string, ...values: unknown[]) => methods[name]!(...(values as never[])),
    end() {
      mounted.unmount()
      element.remove()
    },
  }
}
