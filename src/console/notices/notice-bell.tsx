import { useStore } from '@nanostores/react'
import { Bell } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { Link } from '../router/link.tsx'
import { $text } from './notices.text.ts'
import { placeOfNotice } from './place-of-notice.ts'
import { useNotices } from './use-notices.ts'

/** The bell of the header: how much waits, and what it is. */
export function NoticeBell() {
  const text = useStore($text)
  const common = useStore($common)
  const { notices, isFailed, read, clear } = useNotices()
  const count = notices?.length ?? 0
  const bell = (
    <span className="console-bell">
      <Bell size={18} aria-hidden />
      {count > 0 && <i>{count}</i>}
    </span>
  )
  const trigger = <IconButton label={count ? `${text.notices} (${count})` : text.notices} icon={bell} />
  return (
    <Popover label={text.notices} align="end" trigger={trigger} onOpenChange={(isOpen) => isOpen && void read()}>
      {(close) => (
        <div className="console-notices">
          <h2>
            {text.notices}
            {count > 0 && (
              <Button variant="quiet" size="compact" onClick={clear}>
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
                <Link to={placeOfNotice(notice)} onGo={close}>
                  {notice.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
