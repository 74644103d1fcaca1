import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { useLayoutEffect, type ReactNode } from 'react'

interface BubbleProps {
  anchor: Element
  children: ReactNode
}

/** The values of a column, above it, or beside and below where the window ends. */
export function Bubble({ anchor, children }: BubbleProps) {
  const { refs, elements, floatingStyles } = useFloating({
    elements: { reference: anchor },
    strategy: 'fixed',
    placement: 'top',
    middleware: [offset(-24), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
    transform: false,
  })
  // a card or a drawer must not clip it
  useLayoutEffect(() => elements.floating?.showPopover?.(), [elements.floating])
  return (
    <div className="ui-chart-values" popover="manual" aria-hidden="true" ref={refs.setFloating} style={floatingStyles}>
      {children}
    </div>
  )
}
