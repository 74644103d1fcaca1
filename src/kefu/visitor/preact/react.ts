import { options, render, type ComponentChild } from 'preact'

/*
 * The part of React that the visitor's screens use, on Preact's core: what `preact/compat` does for all of React is a thirtieth of what a
 * shop's page loads when its chat is opened. A hook that is missing here fails the build of the chat.
 */
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

/** `react-dom/client`: a root that draws into a node. */
export const createRoot = (box: Element) => ({
  render: (tree: ComponentChild) => render(tree, box),
  unmount: () => render(null, box),
})

/** How Preact's core calls what React calls otherwise. */
function nameOf(name: string, type: string, { type: kind }: Readonly<Record<string, unknown>>): string {
  // React's change comes with each sign
  if (name === 'onChange' && (type === 'textarea' || (type === 'input' && !/fil|che|rad/.test(String(kind))))) return 'onInput'
  // and its blur bubbles, as its focus does
  if (name === 'onBlur') return 'onFocusOut'
  if (name === 'onFocus') return 'onFocusIn'
  return name.startsWith('stroke') ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name
}

const before = options.vnode
options.vnode = (vnode) => {
  const { type } = vnode
  const props = vnode.props as Record<string, unknown>
  if (typeof type === 'string')
    vnode.props = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [nameOf(name, type, props), value ?? undefined]),
    ) as typeof vnode.props
  before?.(vnode)
}
