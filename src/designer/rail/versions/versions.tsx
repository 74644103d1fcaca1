import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useVersions } from '../../versions/use-versions.ts'
import { useEditor } from '../../use-editor.ts'
import { VersionRow } from './version-row.tsx'
import css from './versions.css?inline'
import { $text as $tab } from './tab.text.ts'
import { $text } from './versions.text.ts'

addStyles(css)

/** Everything that was ever saved of this page: who, when, and what to do with it. */
export function Versions() {
  const t = useStore($text)
  const tab = useStore($tab)
  const versions = useVersions(useEditor())
  if (versions.state === 'failed')
    return (
      <div className="designer-versions">
        <ErrorCard title={t.failed} message={versions.message} onRetry={versions.again} />
      </div>
    )
  if (versions.state === 'waiting')
    return (
      <div className="designer-versions">
        <Skeleton rows={6} />
      </div>
    )
  return (
    <div className="designer-versions">
      {versions.list.length === 0 && <p className="designer-versions__none">{t.none}</p>}
      <ul aria-label={tab.versions}>
        {versions.list.map((version) => (
          <VersionRow key={String(version.id)} version={version} onNamed={versions.again} />
        ))}
      </ul>
      {versions.list.length < versions.count && <Button onClick={versions.more}>{t.more}</Button>}
    </div>
  )
}
