import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { CustomBlock } from './custom-block.ts'

/** Draws a host's own block in a shadow root of its own: its styles stay inside, the designer's stay out. */
export function customPreview(block: CustomBlock): ComponentType<{ value: object }> {
  return function CustomPreview({ value }) {
    const box = useRef<HTMLDivElement>(null)
    const [failure, setFailure] = useState<unknown>(null)
    useEffect(() => {
      const root = box.current!.shadowRoot ?? box.current!.attachShadow({ mode: 'open' })
      const ground = document.createElement('div')
      root.replaceChildren(ground)
      let end: void | (() => void)
      try {
        end = block.render(value as Readonly<Record<string, unknown>>, ground)
      } catch (error) {
        setFailure({ error })
      }
      return () => {
        try {
          end?.()
        } catch (error) {
          console.error(error)
        }
      }
    }, [value])
    // thrown while drawing, so that the guard round every preview shows its card
    if (failure) throw new Error(`${block.kind} could not be drawn`, { cause: failure })
    return <div ref={box} />
  }
}
