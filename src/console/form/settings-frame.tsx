import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Differences } from '#src/forms/differences.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useUnsaved } from '../router/use-unsaved.ts'
import { $text } from './form.text.ts'
import { SaveBar } from './save-bar.tsx'
import css from './settings-frame.css?inline'
import type { Settings } from './use-settings.ts'

addStyles(css)

export interface SettingsFrameProps<V extends object> {
  title: string
  /** One sentence about what these settings do. */
  about?: string
  settings: Settings<V>
  /** Button key of the shop's menu; our own server judges saving by its route. */
  shopKey?: string
  /** Buttons before "save". */
  actions?: ReactNode
  children: (value: V) => ReactNode
}

/** A page of settings: what is chosen above, saving in a bar that stays in sight. */
export function SettingsFrame<V extends object>({ title, about, settings, shopKey, actions, children }: SettingsFrameProps<V>) {
  const text = useStore($text)
  const { read, value } = settings
  useUnsaved(settings.isDirty)
  return (
    <section className="console-settings" aria-label={title}>
      <header className="console-settings-head">
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </header>
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'waiting' && <Skeleton height={420} />}
      {value !== undefined && read.state === 'there' && (
        <>
          <div className="console-settings-body">
            <Clash settings={settings} />
            {children(value)}
          </div>
          <Saving settings={settings} shopKey={shopKey} actions={actions} />
        </>
      )}
    </section>
  )
}

/** What somebody else stored meanwhile, beside what is on the screen. */
export const Clash = ({ settings: { clash } }: { settings: Pick<Settings<object>, 'clash'> }) => clash && <Differences clash={clash} />

function Saving<V extends object>({ settings, shopKey, actions }: Pick<SettingsFrameProps<V>, 'settings' | 'shopKey' | 'actions'>) {
  const connection = useConnection()
  const isAllowed = !shopKey || connection.kind === 'own' || connection.can(shopKey)
  if (!isAllowed) return null
  return <SaveBar {...settings} onSave={() => void settings.save()} actions={actions} />
}
