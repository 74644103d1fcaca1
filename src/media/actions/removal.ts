import type { Host } from '#src/door/host.ts'
import { $common } from '#src/text/common-words.ts'
import { ask, type ConfirmQuestion } from '#src/ui/confirm/confirm.ts'
import type { Notify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { $text } from './actions.text.ts'
import { $text as $removalText } from './removal.text.ts'
import { readUses, usesSentence } from './uses.ts'

/** Deleting, after a question that says where the files are used; into the trash where the server has one. */
export function removalOf(library: Library, host: Host, notify: Notify) {
  const { server } = library
  const sure = (question: ConfirmQuestion) => ask(host, { danger: true, confirmLabel: $common.get().remove, ...question })

  async function undo(ids: readonly string[]): Promise<void> {
    try {
      await library.restore(ids)
      notify.success($removalText.get().restored(ids.length))
    } catch (failure) {
      notify.failure(failure)
    }
  }

  async function question(ids: readonly string[], hasTrash: boolean): Promise<ConfirmQuestion> {
    // where they are used is told when it can be; not knowing it must keep nobody from deleting
    const uses = usesSentence(await readUses(server, ids).catch(() => []), ids.length)
    const t = $removalText.get()
    if (!hasTrash) return { title: $text.get().removeAsk(ids.length), message: uses + $text.get().removeNote }
    return { title: t.trashAsk(ids.length), message: uses + t.trashNote, confirmLabel: t.toTrash, danger: uses !== '' }
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const hasTrash = server.capabilities.features.fileTrash
    if (!(await sure(await question(ids, hasTrash)))) return
    await library.remove(ids)
    const t = $removalText.get()
    if (hasTrash) notify.success(t.trashed(ids.length), { label: t.undo, run: () => void undo(ids) })
    else notify.success($text.get().removed(ids.length))
  }

  return {
    async files(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await remove(ids).catch(notify.failure)
    },
  }
}
