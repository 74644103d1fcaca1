import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { askAboutFindings } from '../../checks/ask-about-findings.ts'
import { $text as $save } from '../../session/save.text.ts'
import { momentOf } from '../../session/moment.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './publish.text.ts'

/**
 * What the dialog does. Done, it closes; with somebody else's page or findings in the way it makes room for them; else it stays as it was
 * filled in and says what went wrong.
 */
export function usePublishing(onClose: () => void, onPutAside: () => void) {
  const t = useStore($text)
  const locale = useStore($locale)
  const editor = useEditor()
  const { publisher, merging, saver } = editor.session
  const { notify } = editor
  const confirm = useConfirm()
  const [trouble, setTrouble] = useState('')
  const run = async (work: () => Promise<boolean | undefined>, words: string, staysOpen = false) => {
    setTrouble('')
    try {
      const isDone = await work()
      if (isDone) notify.success(words)
      if (isDone && !staysOpen) onClose()
      if (isDone) return
      if (isDone === undefined || merging.$open.get()) return onPutAside()
      const saved = saver.$state.get()
      // who has to sign in again is asked to over the dialog
      if (!editor.connection.$session.get()) return
      if (saved.state === 'unproven') setTrouble($save.get().unproven)
      if (saved.state === 'failed') setTrouble(saved.message || $save.get().failed)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  // whoever wants to see to what was found comes back to the page
  const checked = async (work: () => Promise<boolean>) => ((await askAboutFindings(editor)) ? work() : undefined)
  return {
    trouble,
    publish: () => run(() => checked(() => publisher.publish()), t.done),
    schedule: (at: number) => run(() => checked(() => publisher.schedule(at)), t.set(momentOf(at, locale))),
    cancel: () => run(() => publisher.cancel(), t.cancelled, true),
    async discard() {
      if (await confirm({ title: t.askDiscard, message: t.discardHelp, confirmLabel: t.discard, danger: true }))
        await run(() => publisher.discard(t.discard), t.discarded)
    },
  }
}
