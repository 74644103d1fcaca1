import { useEffect, useRef } from 'react'
import { Input } from './input.tsx'

interface Held {
  root: ParentNode
  isPressed: boolean
}

/** Stands where an input is still loaded: who goes there or presses it meanwhile has gone to the real one, once that is there. */
export function WaitingInput({ id }: { id: string }) {
  const held = useRef<Held>(undefined)
  useEffect(
    () => () => {
      const { root, isPressed } = held.current ?? {}
      const input = root?.querySelector<HTMLElement>(`[id="${id}"]`)
      input?.focus()
      if (!isPressed) return
      input?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
      input?.click()
    },
    [id],
  )
  const hold = (target: HTMLElement, isPressed: boolean) => (held.current = { root: target.getRootNode() as ParentNode & Node, isPressed })
  return (
    <Input
      id={id}
      value=""
      onChange={() => undefined}
      readOnly
      aria-busy
      onFocus={({ currentTarget }) => hold(currentTarget, held.current?.isPressed ?? false)}
      onPointerDown={({ currentTarget }) => hold(currentTarget, true)}
      onBlur={() => (held.current = undefined)}
    />
  )
}
