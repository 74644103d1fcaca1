import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { readConfigForm } from '#src/api/config.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { formToolsOf } from '#src/console/form/form-tools.tsx'
import { SaveBar } from '#src/console/form/save-bar.tsx'
import { useFormController } from '#src/console/form/use-form-controller.ts'
import { FormContent } from '#src/forms/declared/form-content.tsx'
import { draftName } from '#src/forms/draft-name.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { $text } from './text.ts'

export interface ConfigFormProps {
  tab: string
  path: string
  onUnsaved(tab: string, isUnsaved: boolean): void
}

/**
 * The form of a tab, and its saving. After saving it is read again: a shop changes what it was given without a word
 * (conventions 2, input filter).
 */
export function ConfigForm({ tab, path, onUnsaved }: ConfigFormProps) {
  const text = useStore($text)
  const [savedAt, setSavedAt] = useState<number>()
  const form = useMemo(
    () =>
      serverForm({
        // the shop cuts the second part out of an address with its own prefix
        ask: ({ connection }) => connection.send(readConfigForm, { query: { tab_id: tab, url: `/admin${path}` } }),
      }),
    [tab, path],
  )
  const connection = useConnection()
  const onDone = () => {
    setSavedAt(Date.now())
    // a setting may take entries out of the menu; the one there is stays where it cannot be read
    connection.readMenu().catch(() => {})
  }
  const desk = useFormController({ form, draft: draftName(path, 'config', tab), isStaying: true, onDone })
  // before it is painted: the mark does not blink while what was typed goes on in a form that was read again
  useLayoutEffect(() => onUnsaved(tab, desk.isDirty), [tab, desk.isDirty, onUnsaved])
  if (desk.isThere && desk.store.fields.length === 0) return <Empty text={text.empty} />
  return (
    <>
      <div className="console-settings-body">
        <div className="console-config-form">
          <FormContent controller={desk} tools={formToolsOf(connection)} isQuiet />
        </div>
      </div>
      {desk.isThere && <SaveBar isDirty={desk.isDirty} isSaving={desk.isBusy} savedAt={savedAt} onSave={desk.submit} />}
    </>
  )
}
