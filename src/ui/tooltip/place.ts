const gap = 6
const margin = 8

/** Puts a box in the top layer above its anchor, or below where there is no room, inside the window. */
export function place(box: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box
  const above = anchor.top - gap - height
  const top = above >= margin ? above : anchor.bottom + gap
  const left = anchor.left + (anchor.width - width) / 2
  box.style.top = `${Math.round(top)}px`
  box.style.left = `${Math.round(Math.max(margin, Math.min(left, innerWidth - width - margin)))}px`
}
