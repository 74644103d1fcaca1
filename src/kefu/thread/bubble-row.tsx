import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import { recallableFor } from '#src/api/chat.ts'
import { useLazy } from '../lazy.tsx'
import { $addresses } from '../wire/addresses.ts'
import { contentOf } from '../wire/content.ts'
import type { Message } from '../wire/message.ts'
import { $signs } from '../wire/signs.ts'
import { MessageBody } from './bodies.tsx'
import { clock, exact } from './days.ts'
import { AlertIcon, CheckIcon, ClockIcon } from './icons.tsx'
import type { ThreadContext } from './kind.ts'
import type { FailedProps } from './look/failed.tsx'
import type { RecallButtonProps } from './look/recall-button.tsx'
import type { Row } from './rows.ts'
import { $text } from './thread.text.ts'

export interface RowActions {
  onRetry(key: string): void
  onDiscard(key: string): void
  /** Takes back what one wrote; without it nothing can be. @throws Error */
  onRecall?: ((message: Message) => Promise<void>) | undefined
}

interface BubbleRowProps extends RowActions {
  row: Extract<Row, { kind: 'message' }>
  context: ThreadContext
  /** Name and picture of the other side. */
  partner: { nickname: string; avatar: string }
  /** Of the newest of one's own: whether it has arrived, or was read. */
  arrival: 'sent' | 'read' | undefined
}

/** One message. */
export function BubbleRow({ row, context, partner, arrival, onRetry, onDiscard, onRecall }: BubbleRowProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  const { message, isMine, isColleagues, isFirst, isLast } = row
  const { base } = context.cards
  const signs = useStore($signs)
  const addresses = useStore($addresses)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- emoji and addresses are read as soon as they are known
  const content = useMemo(() => contentOf(message, base), [message, base, signs, addresses])
  // what an agent of before wrote in a conversation that was handed over stays theirs
  const writer = message.from === context.customer || !message.nickname ? partner : message
  const showsFoot = row.showsTime || message.state !== 'sent'
  return (
    <div
      className="kefu-row"
      data-mine={isMine || undefined}
      data-colleague={isColleagues || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-state={message.state}
      data-kind={content.kind}
      data-key={message.key}
    >
      {!isMine && <span className="kefu-row-face">{isLast && <Face nickname={writer.nickname} avatar={writer.avatar} />}</span>}
      <div className="kefu-row-body">
        {isColleagues ? (
          <span className={isFirst ? 'kefu-row-writer' : 'ui-sr'}>{message.nickname || text.colleague}</span>
        ) : (
          <span className="ui-sr">{isMine ? text.you : writer.nickname}</span>
        )}
        <div className="kefu-bubble-body">
          <MessageBody content={content} message={message} context={context} />
        </div>
        {showsFoot && (
          <div className="kefu-row-foot">
            <time dateTime={new Date(message.at).toISOString()} title={exact(message.at, locale)}>
              {clock(message.at, locale)}
            </time>
            {isMine && <Standing message={message} arrival={arrival} />}
          </div>
        )}
        {onRecall && isMine && !isColleagues && message.state === 'sent' && <Recall message={message} onRecall={onRecall} />}
        {message.state === 'failed' && (
          <NotSent reason={message.reason ?? ''} onRetry={() => onRetry(message.key)} onDiscard={() => onDiscard(message.key)} />
        )}
      </div>
    </div>
  )
}

function Standing({ message, arrival }: { message: Message; arrival: BubbleRowProps['arrival'] }) {
  const text = useStore($text)
  if (message.state === 'sent' && !arrival) return null
  return (
    <span className="kefu-standing" data-state={message.state}>
      {message.state === 'sending' && <ClockIcon />}
      {message.state === 'sent' && <CheckIcon />}
      {message.state === 'failed' && <AlertIcon />}
      {text[message.state === 'sent' ? arrival! : message.state]}
    </span>
  )
}

const failed = async () => (await import('./look/failed.tsx')).Failed

function NotSent(props: FailedProps) {
  const [Part] = useLazy(failed, true)
  return Part && <Part {...props} />
}

const recallButton = async () => (await import('./look/recall-button.tsx')).RecallButton

// loaded with the first message that is written
function Recall(props: RecallButtonProps) {
  const [Button] = useLazy(recallButton, isRecallable(props.message))
  return Button && <Button {...props} />
}

const isRecallable = ({ at }: Message) => Date.now() - at < recallableFor * 1000

interface FaceProps {
  nickname: string
  avatar: string
  size?: number
}

/** A picture of a person, or the last sign of the name: Chinese given names stand at the end. */
export function Face({ nickname, avatar, size = 28 }: FaceProps) {
  const sign = /[\u3400-\u9fff]/.test(nickname) ? [...nickname.replace(/\d+$/, '')].at(-1) : nickname.slice(0, 1).toUpperCase()
  const [broken, setBroken] = useState('')
  const box = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.42)}px` }
  if (avatar && avatar !== broken && !avatar.endsWith('default_avatar.jpeg'))
    return <img className="kefu-face" style={box} src={avatar} alt="" onError={() => setBroken(avatar)} />
  return (
    <span className="kefu-face" style={box} data-tone={toneOf(nickname)} aria-hidden="true">
      {sign || '?'}
    </span>
  )
}

const toneOf = (name: string) => [...name].reduce((hash, sign) => (hash * 31 + sign.codePointAt(0)!) % 1_000_003, 7) % 5
