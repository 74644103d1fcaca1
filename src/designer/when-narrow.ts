let isLoaded = false

/**
 * For `ref` of the designer's box: loads the styles of a narrow designer (phone.css) as soon as one is narrow, so that a
 * wide one does without. Answers what React calls when the box goes.
 */
export function whenNarrow(box: HTMLElement | null): (() => void) | undefined {
  if (!box || isLoaded) return undefined
  const observer = new ResizeObserver(() => {
    if (box.clientWidth === 0 || box.clientWidth >= 640) return
    observer.disconnect()
    import('./phone-sheet.ts').then(
      () => (isLoaded = true),
      () => undefined,
    )
  })
  observer.observe(box)
  return () => observer.disconnect()
}
