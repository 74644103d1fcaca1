import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import type { SendOptions } from '#src/http/request.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { useAsked, type Asked } from './use-asked.ts'
import type { Connection } from '#src/stores/connection.ts'
import { sendKeyed } from '#src/stores/keyed.ts'
import { useNotify } from '#src/ui/toast/notify.ts'

export interface SettingsSource<V> {
  /** What distinguishes these settings from others of the page. */
  name: string
  read(connection: Connection): Promise<V>
  /** Stores them; answers the server's sentence. `options` go with the call. */
  write(connection: Connection, value: V, options: SendOptions): Promise<string>
  /** Sentence of what is wrong before anything is sent; the page shows where. */
  check?(value: V): string | undefined
}

export interface Settings<V> {
  asked: Asked<V>
  /** What is on the screen; undefined until it was read. */
  value: V | undefined
  isDirty: boolean
  isSaving: boolean
  /** Unix milliseconds of the last save of this visit. */
  savedAt: number | undefined
  change(value: V): void
  save(): Promise<void>
}

/** Reads settings, holds what a person changes, and stores it when asked to. */
export function useSettings<V>(source: SettingsSource<V>): Settings<V> {
  const connection = useConnection()
  const notify = useNotify()
  const asked = useAsked(source.name, () => source.read(connection))
  const [stored, setStored] = useState<V>()
  const [changed, setChanged] = useState<V>()
  const [isSaving, setSaving] = useState(false)
  const [key] = useState(() => new IntentionKey())
  const [savedAt, setSavedAt] = useState<number>()
  const first = asked.state === 'there' ? asked.data : undefined
  const before = stored ?? first
  const value = changed ?? before

  const save = async () => {
    if (value === undefined || isSaving) return
    const wrong = source.check?.(value)
    if (wrong) return notify.error(wrong)
    setSaving(true)
    try {
      const asked = [source.name, value]
      const message = await sendKeyed({ key, asked }, (options) => source.write(connection, value, options))
      setStored(value)
      setSavedAt(Date.now())
      notify.success(message)
    } catch (error) {
      notify.failure(error)
    } finally {
      setSaving(false)
    }
  }
  const isDirty = changed !== undefined && JSON.stringify(changed) !== JSON.stringify(before)
  return { asked, value, isDirty, isSaving, savedAt, change: setChanged, save }
}
