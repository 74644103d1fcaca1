import { useStore } from '@nanostores/react'
import { Face } from '../thread/bubble-row.tsx'
import { lifeOf } from '../client/life.ts'
import { CloseIcon, StarIcon } from '../thread/icons.tsx'
import { $text as $thread } from '../thread/thread.text.ts'
import { useBreak } from '../thread/use-break.tsx'
import { SoundButton } from './notices/sound-button.tsx'
import { $text } from './visitor.text.ts'
import type { Session, Visitor } from './visitor.ts'

interface SheetHeadProps {
  visitor: Visitor
  session: Session | undefined
  /** Without it the server takes no ratings. */
  onRate?: (() => void) | undefined
  /** Without it the chat cannot be closed. */
  onClose: (() => void) | undefined
}

/** Who answers, whether they are there, and what can be done with the chat. */
export function SheetHead({ visitor, session, onRate, onClose }: SheetHeadProps) {
  const text = useStore($text)
  const partner = session?.identity.partner
  return (
    <div className="kefu-sheet-head">
      {partner && <Face nickname={partner.nickname} avatar={partner.avatar} size={36} />}
      <div className="kefu-sheet-who">
        <h2>{partner?.nickname ?? text.chat}</h2>
        {session && <Presence visitor={visitor} session={session} />}
      </div>
      {onRate && (
        <button type="button" className="kefu-sheet-close" aria-label={text.rate} title={text.rate} onClick={onRate}>
          <StarIcon />
        </button>
      )}
      {session && <SoundButton />}
      {onClose && (
        <button type="button" className="kefu-sheet-close" aria-label={text.close} title={text.close} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

// without a connection nobody knows whether the agent is there
function Presence({ visitor, session: { client, talk } }: { visitor: Visitor; session: Session }) {
  const text = useStore($text)
  const thread = useStore($thread)
  const isOnline = useStore(visitor.$isPartnerOnline)
  const { isClosed } = useStore(visitor.told.$opening)
  const isTyping = useStore(lifeOf(talk).$isTyping)
  if (useBreak(client) === 'down') return <p role="status">{thread.unknown}</p>
  if (isTyping)
    return (
      <p role="status" data-online>
        {thread.typing}
      </p>
    )
  return (
    <p role="status" data-online={isOnline || undefined}>
      {isOnline ? text.online : isClosed ? text.closed : text.away}
    </p>
  )
}
