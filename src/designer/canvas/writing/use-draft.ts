import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from '../../use-editor.ts'
import type { TextDraft } from './writing.ts'

/** What is being written into a text of a block, of the tab bar or of the page; null while nothing is. */
export function useDraft(id: string): TextDraft | null {
  const { $draft } = useEditor()
  const listen = useCallback((tell: () => void) => $draft.listen(tell), [$draft])
  return useSyncExternalStore(listen, () => {
    const draft = $draft.get()
    return draft?.id === id ? draft : null
  })
}
