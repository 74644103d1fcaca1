import { useMemo, useState } from 'react'
import { readConfigForm } from '#src/api/config.ts'
import { readForm } from '#src/forms/read-form.ts'
import type { FormDescription } from '#src/forms/rule.ts'
import { useForm } from '#src/forms/use-form.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { useAsked } from '../form/use-asked.ts'

const nothing: FormDescription = { title: '', action: null, method: 'POST', rules: [] }

/**
 * The form of a tab, and its saving. After saving it is read again: a shop changes what it was given without a word
 * (conventions 2, input filter).
 */
export function useConfigForm(tab: string, path: string) {
  const connection = useConnection()
  const notify = useNotify()
  const [round, setRound] = useState(0)
  const [savedAt, setSavedAt] = useState<{ tab: string; at: number }>()
  const [isSaving, setSaving] = useState(false)
  const asked = useAsked(tab === '' ? null : `${tab} ${path} ${round}`, async () =>
    // the shop cuts the second part out of an address with its own prefix
    readForm(await connection.send(readConfigForm, { query: { tab_id: tab, url: `/admin${path}` } }), connection.base),
  )
  const [shown, setShown] = useState<{ tab: string; form: FormDescription }>()
  const fresh = asked.state === 'there' ? asked.data : undefined
  if (fresh && shown?.form !== fresh) setShown({ tab, form: fresh })
  // what was saved stays on the screen while it is read again
  const form = fresh ?? (shown?.tab === tab && asked.state === 'waiting' ? shown.form : undefined)
  const state = useForm(
    useMemo(() => form ?? nothing, [form]),
    connection,
  )

  const save = async () => {
    if (isSaving) return
    setSaving(true)
    try {
      const message = await state.submit()
      if (message === undefined) return
      notify.success(message)
      setSavedAt({ tab, at: Date.now() })
      setRound((before) => before + 1)
    } catch (error) {
      notify.failure(error)
    } finally {
      setSaving(false)
    }
  }
  return { asked, form, state, isSaving, savedAt: savedAt?.tab === tab ? savedAt.at : undefined, save: () => void save() }
}
