import { useMemo } from 'react'
import type { FileActions } from './grid/file-actions.ts'
import type { Library } from './store.ts'
import type { MediaFile } from './wire/media-file.ts'

interface Wishes {
  library: Library
  isPicking: boolean
  isMultiple: boolean
  tooMany(): void
  pick(files: readonly MediaFile[]): void
  look(file: MediaFile): void
  rename(file: MediaFile): void
  remove(ids: readonly string[]): void
  /** Something that had to be read first could not be. */
  failed(failure: unknown): void
}

/** What the pointer and the keys do in the list; `wishes` must stay the same object for tiles to stay as they are. */
export function useFileActions(wishes: Wishes): FileActions {
  return useMemo(() => fileActions(wishes), [wishes])
}

export function fileActions({ library, isPicking, isMultiple, tooMany, pick, look, rename, remove, failed }: Wishes): FileActions {
  const { selection, choosing, listing } = library
  const warn = (hasRoom: boolean) => void (hasRoom || tooMany())
  const warnLater = (hasRoom: Promise<boolean>) => void hasRoom.then(warn, failed)
  const chosenOr = (file: MediaFile) => (selection.has(file.id) ? selection.ids() : [file.id])

  function toggle(file: MediaFile, adds: boolean): void {
    const index = listing.indexOf(file.id)
    if (isMultiple || adds || selection.has(file.id)) warn(selection.toggle(file, index))
    else selection.only(file, index)
  }

  function open(file: MediaFile): void {
    if (!isPicking) return look(file)
    // the presses of a double press already chose it, or took it back
    if (!isMultiple) pick([file])
  }

  function enter(file: MediaFile): void {
    if (!isPicking) return look(file)
    const chosen = selection.files()
    pick(isMultiple && chosen.length > 0 ? chosen : [file])
  }

  return {
    open,
    look,
    rename,
    remove,
    press: (file, event) => {
      if (event.shiftKey && isMultiple) warnLater(choosing.reach(file))
      else toggle(file, event.ctrlKey || event.metaKey)
    },
    reach(file, from) {
      if (selection.$chosen.get().count === 0) selection.only(from, listing.indexOf(from.id))
      warnLater(choosing.reach(file))
    },
    key(event, file) {
      const isCombined = event.ctrlKey || event.metaKey
      if (isCombined && event.key.toLowerCase() === 'a' && isMultiple) warnLater(choosing.all())
      else if (isCombined) return false
      else if (event.key === ' ' && event.shiftKey && isMultiple) warnLater(choosing.reach(file))
      else if (event.key === ' ') warn(selection.toggle(file, listing.indexOf(file.id)))
      else if (event.key === 'Enter') enter(file)
      else if (event.key === 'F2') rename(file)
      else if (event.key === 'Delete') remove(chosenOr(file))
      else if (event.key === 'Escape' && !isPicking && selection.$chosen.get().count > 0) selection.clear()
      else return false
      return true
    },
  }
}
