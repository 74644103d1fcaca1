import { useStore } from '@nanostores/react'
import { $locale } from '#src/text/locale.ts'
import { Face } from '../../thread/bubble-row.tsx'
import { exact } from '../../thread/days.ts'
import { $text as $thread } from '../../thread/thread.text.ts'
import { previewOf } from '../../thread/summary.ts'
import { useWhen } from '../../thread/use-when.tsx'
import type { Conversation } from '../../wire/conversation.ts'
import { $signs } from '../../wire/signs.ts'
import { $text } from '../agent.text.ts'
import { useCalled } from './guest-name.ts'
import { $text as $list } from './list.text.ts'
import { $channels } from '../channels.text.ts'

interface ConversationRowProps {
  row: Conversation
  isOpen: boolean
  onChoose(uid: string): void
}

/** A conversation in the list. */
export function ConversationRow({ row, isOpen, onChoose }: ConversationRowProps) {
  const text = useStore($text)
  const listed = useStore($list)
  const words = useStore($thread)
  const channels = useStore($channels)
  const locale = useStore($locale)
  // emoji are read as soon as their names are known
  useStore($signs)
  const when = useWhen(row.at)
  const name = useCalled()(row.nickname, row.isTourist)
  return (
    <button
      type="button"
      className="kefu-conversation"
      data-uid={row.uid}
      aria-current={isOpen || undefined}
      data-unread={row.unread > 0 || undefined}
      onClick={() => onChoose(row.uid)}
    >
      <span className="kefu-conversation-face" data-online={row.isOnline || undefined}>
        <Face nickname={name} avatar={row.avatar} size={40} />
      </span>
      <span className="kefu-conversation-body">
        <span className="kefu-conversation-line">
          <span className="kefu-conversation-name">{name}</span>
          <span className="kefu-channel">{channels[row.channel]}</span>
          {row.isOnline && <span className="ui-sr">{text.online}</span>}
          {row.at > 0 && (
            <time dateTime={new Date(row.at).toISOString()} title={exact(row.at, locale)}>
              {when}
            </time>
          )}
        </span>
        <span className="kefu-conversation-line">
          <span className="kefu-conversation-preview">{previewOf(row, words)}</span>
          {(row.isDone || row.assignee) && <span className="kefu-row-state">{row.assignee ? listed.with(row.assignee) : listed.done}</span>}
          {row.unread > 0 && (
            <span className="kefu-unread">
              <span aria-hidden="true">{row.unread > 99 ? '99+' : row.unread}</span>
              <span className="ui-sr">{text.unread(row.unread)}</span>
            </span>
          )}
        </span>
        {row.tags && row.tags.length > 0 && (
          <span className="kefu-row-tags">
            {row.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        )}
      </span>
    </button>
  )
}
