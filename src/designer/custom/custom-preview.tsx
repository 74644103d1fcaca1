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
      let isHere = true
      let stop: unknown
      const end = (what: unknown) => {
        try {
          if (typeof what === 'function') what()
        } catch (error) {
          console.error(error)
        }
      }
      void (async () => block.render(value as Readonly<Record<string, unknown>>, ground))().then(
        (found) => (isHere ? (stop = found) : end(found)),
        (error: unknown) => isHere && setFailure({ error }),
      )
      return () => {
        isHere = false
        end(stop)
      }
    }, [value])
    // thrown while drawing, so that the guard round every preview shows its card
    if (failure) throw new Error(`${block.kind} could not be drawn`, { cause: failure })
    return <div ref={box} />
  }
}
