import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width of its own the console has its mobile layout (specification 9). */
export const layoutSwitch = 1000

export type Device = 'mobile' | 'tablet' | 'desktop'

/** Mobile up to 600 px, tablet up to 992 (specification 4). */
export const deviceOf = (width: number): Device => (width <= 600 ? 'mobile' : width <= 992 ? 'tablet' : 'desktop')

export interface Box {
  /** Below the layout switch. */
  isNarrow: boolean
  device: Device
}

const wide: Box = { isNarrow: false, device: 'desktop' }

/** What the box's own width says: never the window's, an element may stand in a narrow column of a host. */
export function useBox(box: RefObject<HTMLElement | null>): Box {
  const [state, setState] = useState(wide)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      const next = { isNarrow: width < layoutSwitch, device: deviceOf(width) }
      setState((before) => (before.isNarrow === next.isNarrow && before.device === next.device ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return state
}
