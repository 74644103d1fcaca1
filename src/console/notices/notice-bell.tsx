import { useStore } from '@nanostores/react'
import { Bell, CircleAlert, Volume2, VolumeX } from 'lucide-react'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useHost } from '#src/ui/host.ts'
import { Popover } from '#src/ui/popover/popover.tsx'
import { errorsOf } from '#src/ui/toast/notify.ts'
import { changePreferences, $preferences } from '../preferences/preferences.ts'
import { Link } from '../router/link.tsx'
import { $text } from './notices.text.ts'
import { pathOfNotice } from './path-of-notice.ts'
import { useNotices } from './use-notices.ts'

const clock = (at: number, locale: string) => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hour12: false })

/** The bell of the header: how much waits, what it is, and what failed while nobody looked. */
export function NoticeBell() {
  const text = useStore($text)
  const common = useStore($common)
  const { notices, isFailed, read, clear } = useNotices()
  const $errors = errorsOf(useHost())
  const errors = useStore($errors)
  const count = (notices?.length ?? 0) + errors.length
  const clearAll = () => {
    clear()
    $errors.set([])
  }
  const bell = (
    <span className="console-bell">
      <Bell size={18} aria-hidden />
      {/* drawn by the style sheet: the button's name tells it already */}
      {count > 0 && <i data-count={count} />}
    </span>
  )
  const trigger = <IconButton label={count ? `${text.notices} (${count})` : text.notices} icon={bell} />
  return (
    <Popover label={text.notices} align="end" trigger={trigger} onOpenChange={(isOpen) => isOpen && void read()}>
      {(close) => (
        <div className="console-notices">
          <h2>
            {text.notices}
            <SoundSwitch />
            {count > 0 && (
              <Button variant="quiet" size="compact" onClick={clearAll}>
                {text.allRead}
              </Button>
            )}
          </h2>
          {isFailed && (
            <p>
              {text.noticesNotRead}{' '}
              <Button variant="quiet" size="compact" onClick={() => void read()}>
                {common.retry}
              </Button>
            </p>
          )}
          {!isFailed && count === 0 && <p className="console-faint">{text.noNotices}</p>}
          <ul>
            {notices?.map((notice) => (
              <li key={notice.url + notice.title}>
                <Link to={pathOfNotice(notice)} onGo={close}>
                  {notice.title}
                </Link>
              </li>
            ))}
            {errors.map((error) => (
              <ErrorLine key={error.id} {...error} />
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}

/** New orders ring where the shop has a sound for them; a person may do without. */
function SoundSwitch() {
  const text = useStore($text)
  const { isMuted } = useStore($preferences)
  const hasSound = useStore(useConnection().$session)?.newOrderAudioLink
  if (!hasSound) return null
  return (
    <IconButton
      size="compact"
      label={isMuted ? text.ringAgain : text.mute}
      icon={isMuted ? <VolumeX /> : <Volume2 />}
      onClick={() => changePreferences({ isMuted: !isMuted })}
    />
  )
}

function ErrorLine({ text: said, at }: { text: string; at: number }) {
  const text = useStore($text)
  const locale = useStore($locale)
  return (
    <li className="console-notice-error">
      <CircleAlert size={16} aria-label={text.failed} />
      <span>{said}</span>
      <time dateTime={new Date(at).toISOString()}>{clock(at, locale)}</time>
    </li>
  )
}
