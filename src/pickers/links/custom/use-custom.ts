import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useRead, type ReadResult } from '#src/stores/use-read.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $common } from '#src/text/common-words.ts'
import { customErrors, customLink, readCustomLink, type CustomErrors, type CustomForm } from './custom-link.ts'
import { $text } from './custom.text.ts'
import { addSaved, keepsLinks, readSaved, removeSaved, type SavedLink } from './saved-links.ts'

/** Links of one's own while the dialog is open. */
export interface Custom {
  readonly saved: ReadResult<SavedLink[]>
  readonly mode: 'list' | 'form'
  readonly form: CustomForm
  readonly errors: CustomErrors | null
  setMode(mode: 'list' | 'form'): void
  setForm(form: CustomForm): void
  /** Puts the form's link into the list; resolves with it, or null when something is missing. */
  save(): Promise<string | null>
  /** The form's link for the field; it is put into the list on the way. */
  take(): Promise<string | null>
  remove(link: SavedLink): Promise<void>
}

function modeOf(saved: readonly SavedLink[] | undefined, wanted: Custom['mode'] | undefined, own: string): Custom['mode'] {
  if (saved?.length === 0) return 'form'
  return wanted ?? (saved && own !== '' && !saved.some((link) => link.url === own) ? 'form' : 'list')
}

/** `node`: where links of one's own belong, undefined until it is opened. `own`: the field's link when it is one of them. */
export function useCustom(connection: Connection, node: LinkCategory | undefined, own: string): Custom {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const confirm = useConfirm()
  const saved = useRead(connection, node ? ['saved links', node.id] : null, (over) => readSaved(over, node!))
  const [wanted, setMode] = useState<Custom['mode']>()
  const [typed, setForm] = useState<CustomForm>()
  const [isTried, setTried] = useState(false)
  const form = typed ?? readCustomLink(own)
  const links = saved.state === 'there' ? saved.data : saved.state === 'waiting' ? saved.before : undefined

  const complete = (): boolean => {
    setTried(true)
    if (customErrors(form) === null) return true
    notify.error(t.fillIn)
    return false
  }
  const keep = async () => {
    await addSaved(connection, node!, { name: form.name.trim(), url: customLink(form) })
    saved.reload()
  }
  return {
    saved,
    mode: modeOf(links, wanted, own),
    form,
    errors: isTried ? customErrors(form) : null,
    setMode,
    setForm,
    async save() {
      if (!complete()) return null
      try {
        await keep()
      } catch (error) {
        if (keepsLinks(connection)) notify.failure(error)
        else notify.error(t.blocked)
        return null
      }
      setMode('list')
      setForm(undefined)
      setTried(false)
      return customLink(form)
    },
    async take() {
      // nothing was changed: the field keeps what it has, name or not
      if (own !== '' && customLink(form) === own) return own
      if (!complete()) return null
      await keep().catch(() => notify.error(t.notSaved))
      return customLink(form)
    },
    async remove(link) {
      const question = { title: t.removeAsks(link.name), message: t.removeHelp, confirmLabel: common.remove, danger: true }
      if (!(await confirm(question))) return
      try {
        await removeSaved(connection, node!, link)
      } catch (error) {
        notify.failure(error)
      }
      saved.reload()
    },
  }
}
