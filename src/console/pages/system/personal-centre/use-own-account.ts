import { useMemo, useState } from 'react'
import { readOwnAccount, saveOwnAccount, type OwnAccount, type OwnAccountBody } from '#src/api/own-account.ts'
import { settingsField } from '#src/console/form/settings-field.ts'
import { useSettings, type SettingsSource } from '#src/console/form/use-settings.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Session } from '#src/stores/session.ts'
import { $text } from './account.text.ts'
import { draftOf, mistakesOf, type Mistakes } from './draft.ts'

const none: Mistakes = {}

/** The header shows what the server told, and what was changed. */
function know(connection: Connection, user: NonNullable<Session['user']>): void {
  const session = connection.$session.get()
  if (session) connection.keep({ ...session, user })
}

const fileName = (address: unknown): string => String(address).replace(/^.*\//, '')

/** Where one's own account is stored; `found` hears it whole. */
const accountSource = (found: (own: OwnAccount) => void): SettingsSource<OwnAccountBody> => ({
  name: 'own account',
  async read(connection) {
    const own = await connection.send(readOwnAccount, {})
    know(connection, { id: own.id, account: own.account, name: own.real_name, avatar: own.head_pic, level: Number(own.level) })
    found(own)
    return draftOf(own)
  },
  async write(connection, body, options) {
    const { message } = await connection.answer(saveOwnAccount, { body }, options)
    const user = connection.$session.get()?.user
    if (user) know(connection, { ...user, name: body.real_name.trim(), avatar: body.head_pic })
    // a shop ends every session with its password, this one too (conventions 1)
    if (body.new_pwd && connection.kind === 'shop') await connection.signOut()
    return message
  },
  kept: (sent) => ({ ...sent, pwd: '', new_pwd: '', conf_pwd: '' }),
  fields() {
    const text = $text.get()
    const secrets = [settingsField('pwd', text.before), settingsField('new_pwd', text.next), settingsField('conf_pwd', text.repeat)]
    return [settingsField('real_name', text.name), settingsField('head_pic', text.avatar, fileName), ...secrets]
  },
  theirs: (row: OwnAccount) => draftOf(row),
})

/** The account of the asking person, what they change in it, and its saving. */
export function useOwnAccount() {
  const [own, setOwn] = useState<OwnAccount>()
  const [mistakes, setMistakes] = useState(none)
  const source = useMemo(() => accountSource(setOwn), [])
  const settings = useSettings(source)
  const { value } = settings

  const change = (part: Partial<OwnAccountBody>) => {
    if (!value) return
    settings.change({ ...value, ...part })
    setMistakes((before) => {
      const mended = Object.keys(before).filter((field) => field in part)
      return mended.length > 0 ? { ...before, ...Object.fromEntries(mended.map((field) => [field, ''])) } : before
    })
  }
  const save = () => {
    if (!value || settings.isSaving) return
    const found = mistakesOf(value)
    setMistakes(found)
    if (Object.keys(found).length === 0) void settings.save()
  }
  return { ...settings, own, mistakes, change, save }
}
