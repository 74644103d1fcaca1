import { computePosition, flip, offset, shift, size } from '@floating-ui/dom'

const gap = 6
const padding = 8

/** Puts a box of the top layer above its anchor, or below where there is more room, inside the window; what is too tall scrolls. */
export async function positionTip(box: HTMLElement, anchor: Element): Promise<void> {
  const { x, y } = await computePosition(anchor, box, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [
      offset(gap),
      flip({ padding }),
      shift({ padding }),
      size({
        padding,
        apply: ({ availableHeight }) => void (box.style.maxHeight = `${Math.max(0, Math.floor(availableHeight))}px`),
      }),
    ],
  })
  box.style.left = `${Math.round(x)}px`
  box.style.top = `${Math.round(y)}px`
}
