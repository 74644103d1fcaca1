import { useMemo } from 'react'
import { useHost } from '#src/ui/host.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { toPicked, type MediaFile } from '../wire/media-file.ts'
import { $text } from './picker.text.ts'

export interface Picking {
  /** Says how many may be picked. */
  tooMany(): void
  pick(files?: readonly MediaFile[]): void
  cancel(): void
}

/** Handing out what was chosen, and the sentences for what cannot be. */
export function usePick(library: Library, limit: number): Picking {
  const host = useHost()
  const notify = useNotify()
  return useMemo(() => {
    const tooMany = () => notify.error(limit === 1 ? $text.get().atMostOne : $text.get().atMost(limit))
    return {
      tooMany,
      pick(files = library.selection.files()) {
        if (files.length === 0) return notify.error($text.get().chooseFirst)
        if (files.length > limit) return tooMany()
        library.selection.clear()
        const picked = files.map(toPicked)
        host.emit('crm-pick', { files: picked })
        // a shop keeps thumbnails in its forms (media contract)
        host.form?.choose(picked.map((file) => file.satt_dir))
      },
      cancel() {
        library.selection.clear()
        host.emit('crm-cancel')
      },
    }
  }, [host, notify, library, limit])
}
