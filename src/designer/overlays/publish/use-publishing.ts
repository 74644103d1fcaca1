import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { momentOf } from '../../session/moment.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './publish.text.ts'

/** What the dialog does. Done, or with somebody else's page in the way, it closes; else it says what went wrong. */
export function usePublishing(onClose: () => void) {
  const t = useStore($text)
  const locale = useStore($locale)
  const { session, notify } = useEditor()
  const { publisher } = session
  const confirm = useConfirm()
  const [trouble, setTrouble] = useState('')
  const run = async (work: () => Promise<boolean>, words: string, staysOpen = false) => {
    setTrouble('')
    try {
      const isDone = await work()
      if (isDone) notify.success(words)
      if (!isDone || !staysOpen) onClose()
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    trouble,
    publish: () => run(() => publisher.publish(), t.done),
    schedule: (at: number) => run(() => publisher.schedule(at), t.set(momentOf(at, locale))),
    cancel: () => run(() => publisher.cancel(), t.cancelled, true),
    async discard() {
      if (await confirm({ title: t.askDiscard, message: t.discardHelp, confirmLabel: t.discard, danger: true }))
        await run(() => publisher.discard(t.discard), t.discarded)
    },
  }
}
