import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SharedView } from '#src/api/preferences.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { KeptList } from '../kept/kept-list.ts'
import { viewLimits, type ListPreferences, type SavedView } from '../kept/list-preferences.ts'
import css from './views-dialog.css?inline'
import { $text } from './views.text.ts'

addStyles(css)

export interface ViewsDialogProps {
  open: boolean
  kept: ListPreferences
  list: KeptList
  /** What is shown now. */
  query: string
  onClose(): void
}

/** Keeps what is shown under a name, for oneself or for everybody, and throws views away. */
export function ViewsDialog({ open, kept, list, query, onClose }: ViewsDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const shared = useStore(list.$shared)
  const { sharing } = list
  const remove = (name: string) =>
    list.change((before) => ({ ...before, views: before.views.filter((one) => one.name !== name) })).catch(notify.failure)
  return (
    <Dialog open={open} onClose={onClose} title={text.title} width={480}>
      <div className="console-views">
        <p className="console-faint">{sharing ? text.helpShared : text.help}</p>
        {!connection.capabilities.features.preferences && <p className="console-faint">{text.onDevice}</p>}
        <NewView {...{ kept, list, query, shared, onClose }} />
        {kept.views.length === 0 && shared.length === 0 && <p className="console-faint">{text.none}</p>}
        {kept.views.length > 0 && (
          <ul className="console-view-list" aria-label={text.title}>
            {kept.views.map(({ name }) => (
              <ViewLine key={name} name={name} onRemove={() => void remove(name)} />
            ))}
          </ul>
        )}
        {sharing && shared.length > 0 && (
          <>
            <h3>{text.shared}</h3>
            <ul className="console-view-list" aria-label={text.shared}>
              {shared.map(({ id, name, owner, is_own: isOwn }) => (
                <ViewLine
                  key={String(id)}
                  {...{ name, owner, ...(isOwn && { onRemove: () => void sharing.remove(id).catch(notify.failure) }) }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface ViewLineProps {
  name: string
  owner?: string
  /** Not for who may not. */
  onRemove?(): void
}

function ViewLine({ name, owner, onRemove }: ViewLineProps) {
  const text = useStore($text)
  return (
    <li>
      <span>
        {name} {owner && <span className="console-faint">{owner}</span>}
      </span>
      {onRemove && <IconButton size="compact" label={text.remove(name)} icon={<Trash2 size={16} aria-hidden />} onClick={onRemove} />}
    </li>
  )
}

type NewViewProps = Omit<ViewsDialogProps, 'open'> & { shared: readonly SharedView[] }

/** Puts a view among those of the person: in place of the one of its name, or behind the others. */
const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  views.some((one) => one.name === view.name) ? views.map((one) => (one.name === view.name ? view : one)) : [...views, view]

function NewView({ kept, list, query, shared, onClose }: NewViewProps) {
  const text = useStore($text)
  const notify = useNotify()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [isShared, setShared] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { sharing } = list
  const view = { name: name.trim(), query: query.slice(0, viewLimits.query) }
  const isKnown = (isShared ? shared : kept.views).some((one) => one.name === view.name)
  // another one may have the name: what the server says stands at the field
  const share = async ({ share: send }: NonNullable<KeptList['sharing']>) => {
    setBusy(true)
    try {
      await send(view)
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  const keep = () => {
    if (!view.name) return setError(text.missing)
    if (isShared && sharing) return void share(sharing)
    if (!isKnown && kept.views.length >= viewLimits.count) return setError(text.full(viewLimits.count))
    list.change((before) => ({ ...before, views: withView(before.views, view) })).catch(notify.failure)
    onClose()
  }
  const write = (next: string) => {
    setName(next)
    setError('')
  }
  return (
    <div className="console-view-new">
      <Field label={text.name} error={error}>
        <Input value={name} maxLength={viewLimits.name} onEnter={keep} onChange={write} />
      </Field>
      {sharing && (
        <Checkbox checked={isShared} onChange={setShared}>
          {text.forAll}
        </Checkbox>
      )}
      <Button variant="primary" busy={isBusy} onClick={keep}>
        {isKnown ? text.replace : text.keep}
      </Button>
    </div>
  )
}
