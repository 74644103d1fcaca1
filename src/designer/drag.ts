import Sortable from 'sortablejs'
import { DropZone } from './canvas/drop-zone.ts'
import type { Editor } from './editor.ts'

/** What happens with a lifted card; `item` is the element it was lifted from. */
export interface Lifting {
  start(item: HTMLElement): void
  end(item: HTMLElement): void
}

/** What happens with a card that is dragged onto the phone; `place` is where the line showed. */
export interface Landing {
  readonly editor: Editor
  land(item: HTMLElement, index: number): void
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
export function liftable(list: HTMLElement, card: string, current: () => Lifting | Landing): () => void {
  const lifting = ontoPhone(current)
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

function ontoPhone(current: () => Lifting | Landing): Lifting {
  let zone: DropZone | undefined
  return {
    start(item) {
      const lifting = current()
      if ('start' in lifting) return lifting.start(item)
      const ground = lifting.editor.$dropGround.get()
      zone = ground ? new DropZone(lifting.editor, ground) : undefined
      zone?.start()
    },
    end(item) {
      const lifting = current()
      if ('end' in lifting) return lifting.end(item)
      const index = zone?.stop() ?? null
      if (index !== null) lifting.land(item, index)
    },
  }
}
