import { useState } from 'react'
import { readOwnAccount, saveOwnAccount, type OwnAccountBody } from '#src/api/own-account.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Session } from '#src/stores/session.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { useAsked } from '../form/use-asked.ts'
import { draftOf, mistakesOf, type Mistakes } from './draft.ts'

const none: Mistakes = {}

/** The header shows what the server told, and what was changed. */
function know(connection: Connection, user: NonNullable<Session['user']>): void {
  const session = connection.$session.get()
  if (session) connection.keep({ ...session, user })
}

/** The account of the asking person, what they change in it, and its saving. */
export function useOwnAccount() {
  const connection = useConnection()
  const notify = useNotify()
  const [draft, setDraft] = useState<OwnAccountBody>()
  const [stored, setStored] = useState<OwnAccountBody>()
  const [mistakes, setMistakes] = useState(none)
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<number>()
  const asked = useAsked('own account', async () => {
    const own = await connection.send(readOwnAccount, {})
    know(connection, { id: own.id, account: own.account, name: own.real_name, avatar: own.head_pic, level: Number(own.level) })
    setStored(draftOf(own))
    return own
  })
  const value = draft ?? stored

  const change = (part: Partial<OwnAccountBody>) => {
    if (!value) return
    setDraft({ ...value, ...part })
    setMistakes((before) => {
      const mended = Object.keys(before).filter((field) => field in part)
      return mended.length > 0 ? { ...before, ...Object.fromEntries(mended.map((field) => [field, ''])) } : before
    })
  }
  const save = async () => {
    if (!value || isSaving) return
    const found = mistakesOf(value)
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    setSaving(true)
    try {
      const { message } = await connection.answer(saveOwnAccount, { body: value })
      notify.success(message)
      setStored(draftOf(value))
      setDraft(undefined)
      setSavedAt(Date.now())
      const user = connection.$session.get()?.user
      if (user) know(connection, { ...user, name: value.real_name.trim(), avatar: value.head_pic })
      // a shop ends every session with its password, this one too (conventions 1)
      if (value.new_pwd && connection.kind === 'shop') await connection.signOut()
    } catch (error) {
      notify.failure(error)
    } finally {
      setSaving(false)
    }
  }
  const isDirty = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(stored)
  return { asked, value, mistakes, isDirty, isSaving, savedAt, change, save: () => void save() }
}
