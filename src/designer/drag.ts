import Sortable from 'sortablejs'

/** What happens with a lifted card; `item` is the element it was lifted from. */
export interface Lifting {
  start(item: HTMLElement): void
  end(item: HTMLElement): void
}

const shared: Sortable.Options = {
  forceFallback: true,
  fallbackOnBody: false,
  fallbackTolerance: 4,
  delay: 180,
  delayOnTouchOnly: true,
  scroll: false,
  animation: 0,
  fallbackClass: 'designer-lifted',
  chosenClass: 'designer-chosen',
}

/**
 * Lets cards be lifted out of `list` without moving anything in it: React's elements stay where they are,
 * and whoever owns the list decides at the end.
 */
export function liftable(list: HTMLElement, card: string, lifting: Lifting): () => void {
  const sortable = new Sortable(list, {
    ...shared,
    draggable: card,
    ghostClass: 'designer-held',
    onMove: () => false,
    onStart: (event) => lifting.start(event.item),
    onEnd: (event) => lifting.end(event.item),
  })
  return () => sortable.destroy()
}
