import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width of its own the console has its mobile layout (specification 9). */
export const layoutSwitch = 1000

/** True while the box is narrower than the given px: its own width decides, never the window's. */
export function useNarrow(box: RefObject<HTMLElement | null>, width: number = layoutSwitch): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setNarrow(element.clientWidth < width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, width])
  return isNarrow
}
