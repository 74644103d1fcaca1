import { useStore } from '@nanostores/react'
import { Bell } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { placeOfNotice } from '../notice-line.ts'
import { Link } from '../router/link.tsx'
import { useNotices } from '../use-notices.ts'
import { $text } from './shell.text.ts'

export function Notices() {
  const text = useStore($text)
  const common = useStore($common)
  const { notices, isFailed, reload } = useNotices()
  const count = notices?.length ?? 0
  const bell = (
    <span className="console-bell">
      <Bell size={18} aria-hidden />
      {count > 0 && <i>{count}</i>}
    </span>
  )
  const trigger = <IconButton label={count ? `${text.notices} (${count})` : text.notices} icon={bell} />
  return (
    <Popover label={text.notices} align="end" trigger={trigger} onOpenChange={(isOpen) => isOpen && reload()}>
      {(close) => (
        <div className="console-notices">
          <h2>{text.notices}</h2>
          {isFailed && (
            <p>
              {text.noticesNotRead}{' '}
              <Button variant="quiet" size="compact" onClick={reload}>
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
