import { useState } from 'react'
import { mergeValues, type Difference } from '#src/forms/merge.ts'
import { useClash, type Clash } from '#src/forms/use-clash.ts'
import type { FormField, FormValues } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { sendKeyed } from '#src/stores/keyed.ts'
import { useOwnRead, type ReadResult } from '#src/stores/use-read.ts'
import { useNotify } from '#src/ui/toast/notify.ts'

/** `V` carries, beside its fields, the version that was read, where the server has versions. */
export interface SettingsSource<V extends object> {
  /** What distinguishes these settings from others of the page. */
  name: string
  read(connection: Connection): Promise<V>
  /** Stores them; answers the server's sentence. `options` go with the call. */
  write(connection: Connection, value: V, options: SendOptions): Promise<string>
  /** Sentence of what is wrong before anything is sent; the page shows where. */
  check?(value: V): string | undefined
  /** What stays on the screen of what was sent, until it is read again; secrets do not. */
  kept?(sent: V): V
  /** What a person changes of it, by the keys of `V`. */
  fields(): readonly FormField[]
  /** What somebody else stored meanwhile, of a refusal's `data.row`. */
  theirs(row: never): V
}

export interface Settings<V extends object> {
  read: ReadResult<V>
  /** What is on the screen; undefined until it was read. */
  value: V | undefined
  isDirty: boolean
  isSaving: boolean
  /** Unix milliseconds of the last save of this visit. */
  savedAt: number | undefined
  /** Somebody else stored something meanwhile: fields that both changed; null where nobody did. */
  clash: Clash | null
  change(value: V): void
  save(): Promise<void>
}

/** What somebody changed of `before`, put onto what is stored now. */
const onto = <V extends object>(fields: readonly FormField[], before: V, mine: V, now: V) => {
  const merged = mergeValues(fields, before as FormValues, mine as FormValues, now as FormValues)
  return { value: merged.values as V, differences: merged.differences }
}

const rowIn = (error: unknown): unknown =>
  error instanceof RequestError && error.kind === 'conflict' ? (error.data as { row?: unknown } | undefined)?.row : undefined

const same = (one: unknown, other: unknown) => jsonText(one) === jsonText(other)

/**
 * Reads settings, holds what a person changes, and stores it when asked to. What somebody else stored meanwhile is set beside it, and
 * nothing is written before the person saves again.
 */
export function useSettings<V extends object>(source: SettingsSource<V>): Settings<V> {
  const connection = useConnection()
  const notify = useNotify()
  const read = useOwnRead(connection, [source.name], () => source.read(connection))
  const [stored, setStored] = useState<V>()
  const [changed, setChanged] = useState<V>()
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [key] = useState(() => new IntentionKey())
  const [savedAt, setSavedAt] = useState<number>()
  const first = read.state === 'there' ? read.data : undefined
  const before = stored ?? first
  const value = changed ?? before
  const put = (field: string, chosen: unknown) => value && setChanged({ ...value, [field]: chosen })
  const { clash, isDecided } = useClash(differences, put)

  const taken = async (sent: V) => {
    const kept = source.kept?.(sent) ?? sent
    setStored(kept)
    setSavedAt(Date.now())
    setDifferences(null)
    // the server's version of it; what cannot be read now is told by the next refusal
    const now = await source.read(connection).catch(() => kept)
    setStored(now)
    // what somebody changed while it was sent goes on
    setChanged((mine) => (mine === undefined || same(mine, sent) ? undefined : onto(source.fields(), sent, mine, now).value))
  }
  const refused = (error: unknown, mine: V) => {
    const row = rowIn(error)
    if (row === undefined || before === undefined) return notify.failure(error)
    const theirs = source.theirs(row as never)
    const met = onto(source.fields(), before, mine, theirs)
    setStored(theirs)
    setChanged(met.value)
    setDifferences(met.differences)
  }
  const save = async () => {
    if (value === undefined || isSaving || !isDecided()) return
    const wrong = source.check?.(value)
    if (wrong) return notify.error(wrong)
    setSaving(true)
    try {
      const message = await sendKeyed({ key, request: [source.name, value] }, (options) => source.write(connection, value, options))
      notify.success(message)
      await taken(value)
    } catch (error) {
      refused(error, value)
    } finally {
      setSaving(false)
    }
  }
  const isDirty = changed !== undefined && !same(changed, before)
  return { read, value, isDirty, isSaving, savedAt, clash, change: setChanged, save }
}
