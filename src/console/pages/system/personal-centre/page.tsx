import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { SaveBar } from '#src/console/form/save-bar.tsx'
import frameCss from '#src/console/form/settings-frame.css?inline'
import { Clash } from '#src/console/form/settings-frame.tsx'
import { useUnsaved } from '#src/console/router/use-unsaved.ts'
import { useFirstMistake } from '#src/forms/use-first-mistake.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { PasswordCard, ProfileCard } from './account-cards.tsx'
import { $text as $account } from './account.text.ts'
import { useOwnAccount } from './use-own-account.ts'
import { $text } from './text.ts'

addStyles(frameCss)

/** One's own name, picture and password (shell contract, 个人中心). */
function PersonalCentre() {
  const text = useStore($text)
  const words = useStore($account)
  const { read, own, value, clash, mistakes, ...rest } = useOwnAccount()
  const box = useRef<HTMLDivElement>(null)
  useFirstMistake(box, mistakes)
  useUnsaved(rest.isDirty)
  return (
    <section className="console-settings" aria-label={text.title}>
      <header className="console-settings-head">
        <h1>{text.title}</h1>
      </header>
      {read.state === 'failed' && <ErrorCard title={words.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'waiting' && <Skeleton rows={6} height={32} />}
      {read.state === 'there' && own && value && (
        <>
          <div className="console-settings-body" ref={box}>
            <Clash settings={{ clash }} />
            <div className="account-cards">
              <ProfileCard own={own} value={value} mistakes={mistakes} {...rest} />
              <PasswordCard value={value} mistakes={mistakes} {...rest} />
            </div>
          </div>
          <SaveBar {...rest} onSave={rest.save} />
        </>
      )}
    </section>
  )
}

export default definePage({ text: $text, view: PersonalCentre })
