import type { Host } from '#src/door/host.ts'
import { $common } from '#src/text/common-words.ts'
import { ask, type ConfirmQuestion } from '#src/ui/confirm/confirm.ts'
import { toastsOf, type Notify, type ToastAction } from '#src/ui/toast/notify.ts'
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

  function offerUndo(ids: readonly string[]): void {
    const t = $removalText.get()
    const action = { label: t.undo, run: () => void undo(ids) }
    notify.success(t.trashed(ids.length), action)
    withdrawWhenVain(ids, action)
  }

  // what came back by hand, or went for good, is not offered any more
  function withdrawWhenVain(ids: readonly string[], action: ToastAction): void {
    const $toasts = toastsOf(host)
    const thrown = new Set(ids)
    const deaf = library.onLeftTrash((gone) => {
      for (const id of gone) thrown.delete(id)
      if (thrown.size === 0) $toasts.set($toasts.get().filter((toast) => toast.action !== action))
    })
    const stop = $toasts.listen((toasts) => {
      if (toasts.some((toast) => toast.action === action)) return
      deaf()
      stop()
    })
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const hasTrash = server.capabilities.features.fileTrash
    if (!(await sure(await question(ids, hasTrash)))) return
    await library.remove(ids)
    if (hasTrash) offerUndo(ids)
    else notify.success($text.get().removed(ids.length))
  }

  return {
    async files(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await remove(ids).catch(notify.failure)
    },
  }
}
