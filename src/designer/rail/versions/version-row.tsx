import { useStore } from '@nanostores/react'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { namePageVersion, type PageVersion } from '#src/api/page-versions.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { timeOf } from '../../session/time.ts'
import { useEditor } from '../../use-editor.ts'
import { restoreVersion } from '../../versions/restore.ts'
import { $text } from './versions.text.ts'

interface VersionRowProps {
  version: PageVersion
  onNamed: () => void
}

export function VersionRow({ version, onNamed }: VersionRowProps) {
  const t = useStore($text)
  const locale = useStore($locale)
  const editor = useEditor()
  const [isNaming, setNaming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const when = timeOf(version.saved_at, locale)
  const kind = version.kind === 'restored' ? t.restoredKind : t[version.kind]
  const restore = async () => {
    setBusy(true)
    try {
      if (await restoreVersion(editor, version.id, t.step)) editor.notify.success(t.restored(when))
    } catch (error) {
      editor.notify.error(error instanceof Error ? error.message : t.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="designer-version">
      <div className="designer-version__head">
        <strong>{version.label || when}</strong>
        {version.is_published === 1 && <span className="designer-version__mark is-live">{t.live}</span>}
        {version.is_draft === 1 && <span className="designer-version__mark">{t.draft}</span>}
        {!isNaming && !editor.policy.isReadOnly && (
          <IconButton size="compact" label={`${t.name} ${when}`} icon={<PencilLine size={13} />} onClick={() => setNaming(true)} />
        )}
      </div>
      {isNaming && <VersionName version={version} onDone={() => (setNaming(false), onNamed())} />}
      <p>
        {kind} · {version.admin_name || t.system}
        {version.label !== '' && ` · ${when}`}
      </p>
      <div className="designer-version__acts">
        <Button size="compact" aria-label={`${t.compare} ${when}`} onClick={() => editor.compare(version)}>
          {t.compare}
        </Button>
        {version.is_draft === 0 && !editor.policy.isReadOnly && (
          <Button size="compact" aria-label={`${t.restore} ${when}`} busy={isBusy} onClick={() => void restore()}>
            {t.restore}
          </Button>
        )}
      </div>
    </li>
  )
}

function VersionName({ version, onDone }: { version: PageVersion; onDone: () => void }) {
  const t = useStore($text)
  const { connection, session, notify } = useEditor()
  const [label, setLabel] = useState(version.label)
  const keep = async () => {
    const { id } = session.saver.$origin.get()
    try {
      if (label !== version.label) await connection.send(namePageVersion, { params: { id, version: version.id }, body: { label } })
    } catch (error) {
      notify.error(error instanceof Error ? error.message : t.nameFailed)
    }
    onDone()
  }
  return (
    <Input
      size="compact"
      value={label}
      maxLength={50}
      aria-label={t.name}
      data-autofocus=""
      onChange={setLabel}
      onEnter={() => void keep()}
      onBlur={() => void keep()}
    />
  )
}
