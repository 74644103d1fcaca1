import type { ReactNode } from 'react'

/** A state in a list: a dot and a word. `isOn`: it is in use, or to be seen. */
export function State({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <span className="console-state" data-on={isOn || undefined}>
      {children}
    </span>
  )
}
