import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { askAboutFindings } from '../../checks/ask-about-findings.ts'
import { momentOf } from '../../session/moment.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './publish.text.ts'

/** What the dialog does. Done, or with somebody else's page in the way, it closes; else it says what went wrong. */
export function usePublishing(onClose: () => void) {
  const t = useStore($text)
  const locale = useStore($locale)
  const editor = useEditor()
  const { publisher } = editor.session
  const { notify } = editor
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
  // whoever wants to see to what was found comes back to the page
  const checked = async (work: () => Promise<boolean>) => (await askAboutFindings(editor)) && work()
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
