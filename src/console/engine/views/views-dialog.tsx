import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
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

/** Keeps what is shown under a name, and throws views away. */
export function ViewsDialog({ open, kept, list, query, onClose }: ViewsDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const plain = name.trim()
  const [isShared, setShared] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const shared = useStore(list.$shared)
  const { sharing } = list
  const isKnown = (isShared ? shared : kept.views).some((view) => view.name === plain)
  const put = (step: (views: readonly SavedView[]) => SavedView[]) =>
    list.change((before) => ({ ...before, views: step(before.views) })).catch(notify.failure)
  // another one may have the name: what the server says stands at the field
  const share = async ({ share: send }: NonNullable<KeptList['sharing']>) => {
    setBusy(true)
    try {
      await send({ name: plain, query: query.slice(0, viewLimits.query) })
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  const keep = () => {
    if (!plain) return setError(text.missing)
    if (isShared && sharing) return void share(sharing)
    if (!isKnown && kept.views.length >= viewLimits.count) return setError(text.full(viewLimits.count))
    const view = { name: plain, query: query.slice(0, viewLimits.query) }
    void put((views) =>
      views.some((one) => one.name === plain) ? views.map((one) => (one.name === plain ? view : one)) : [...views, view],
    )
    setName('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={text.title} width={480}>
      <div className="console-views">
        <p className="console-faint">{sharing ? text.helpShared : text.help}</p>
        {!connection.capabilities.features.preferences && <p className="console-faint">{text.onDevice}</p>}
        <div className="console-view-new">
          <Field label={text.name} error={error}>
            <Input
              value={name}
              maxLength={viewLimits.name}
              onEnter={keep}
              onChange={(next) => {
                setName(next)
                setError('')
              }}
            />
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
        {kept.views.length === 0 && shared.length === 0 ? (
          <p className="console-faint">{text.none}</p>
        ) : (
          <ul className="console-view-list" aria-label={text.title}>
            {kept.views.map((view) => (
              <li key={view.name}>
                <span>{view.name}</span>
                <IconButton
                  size="compact"
                  label={text.remove(view.name)}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => void put((views) => views.filter((one) => one.name !== view.name))}
                />
              </li>
            ))}
          </ul>
        )}
        {sharing && shared.length > 0 && (
          <>
            <h3>{text.shared}</h3>
            <ul className="console-view-list" aria-label={text.shared}>
              {shared.map((view) => (
                <li key={String(view.id)}>
                  <span>
                    {view.name} {view.owner && <span className="console-faint">{view.owner}</span>}
                  </span>
                  {view.is_own && (
                    <IconButton
                      size="compact"
                      label={text.remove(view.name)}
                      icon={<Trash2 size={16} aria-hidden />}
                      onClick={() => void sharing.remove(view.id).catch(notify.failure)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
