import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react'
import { $common } from '#src/text/common-words.ts'
import { isComposing } from '#src/ui/key-guard.ts'
import { Composer } from '../composer/composer.tsx'
import { Face } from '../thread/bubble-row.tsx'
import { ConnectionNote } from '../thread/connection-note.tsx'
import { CloseIcon } from '../thread/icons.tsx'
import { $text as $thread } from '../thread/thread.text.ts'
import { Thread } from '../thread/thread.tsx'
import { useBreak } from '../thread/use-break.tsx'
import type { Message } from '../wire/message.ts'
import { $text } from './visitor.text.ts'
import { wrote } from './identity.ts'
import type { Session, Visitor, VisitorState } from './visitor.ts'

interface SheetProps {
  $visitor: ReadableAtom<Visitor>
  $open: ReadableAtom<boolean>
  onClose(): void
}

/** What the bubble grows into. */
export function Sheet({ $visitor, $open, onClose }: SheetProps) {
  const visitor = useStore($visitor)
  const state = useStore(visitor.$state)
  const isOpen = useStore($open)
  // every opening asks the field again to take the focus
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (isOpen) setOpenings((count) => count + 1)
  }, [isOpen])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from wherever the focus is
    <div className="crm-root" onKeyDown={press}>
      <SheetHead visitor={visitor} state={state} onClose={onClose} />
      {state.state === 'open' ? (
        <Conversation visitor={visitor} session={state.session} focusOn={isOpen ? openings : 0} />
      ) : (
        <Obstacle state={state} onRetry={() => void visitor.open()} />
      )}
    </div>
  )
}

function SheetHead({ visitor, state, onClose }: { visitor: Visitor; state: VisitorState; onClose(): void }) {
  const text = useStore($text)
  const isOnline = useStore(visitor.$isPartnerOnline)
  const partner = state.state === 'open' ? state.session.identity.partner : undefined
  return (
    <div className="kefu-sheet-head">
      {partner && <Face nickname={partner.nickname} avatar={partner.avatar} size={36} />}
      <div className="kefu-sheet-who">
        <h2>{partner?.nickname ?? text.chat}</h2>
        {state.state === 'open' && <PartnerPresence client={state.session.client} isOnline={isOnline} />}
      </div>
      <button type="button" className="kefu-sheet-close" aria-label={text.close} title={text.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  )
}

// without a connection nobody knows whether the agent is there
function PartnerPresence({ client, isOnline }: { client: Session['client']; isOnline: boolean }) {
  const text = useStore($text)
  const thread = useStore($thread)
  if (useBreak(client) === 'down') return <p>{thread.unknown}</p>
  return <p data-online={isOnline || undefined}>{isOnline ? text.online : text.away}</p>
}

function Conversation({ visitor, session, focusOn }: { visitor: Visitor; session: Session; focusOn: number }) {
  const text = useStore($text)
  const { identity, talk, client, cards } = session
  const isMine = useCallback((message: Message) => wrote(identity, message), [identity])
  return (
    <>
      <ConnectionNote client={client} />
      {/* another agent has another thread; what is being written stays */}
      <Thread
        key={identity.partner.uid}
        talk={talk}
        cards={cards}
        isMine={isMine}
        partner={identity.partner}
        hasHistory={session.hasHistory}
        greeting={identity.greeting || text.greeting(identity.partner.nickname)}
        onRetry={client.retry}
        onDiscard={(key) => client.discard(talk, key)}
      />
      <Composer
        draftName={session.draftName}
        placeholder={text.placeholder}
        focusOn={focusOn}
        onSend={(words) => void visitor.send(words)}
        onPicture={session.takesPictures ? visitor.sendPicture : undefined}
      />
    </>
  )
}

function Obstacle({ state, onRetry }: { state: VisitorState; onRetry(): void }) {
  const text = useStore($text)
  const common = useStore($common)
  if (state.state === 'opening' || state.state === 'open') {
    return (
      <div className="kefu-sheet-card" role="status">
        {text.opening}
      </div>
    )
  }
  const titles = {
    nobody: text.nobodyTitle,
    ended: text.endedTitle,
    failed: text.failedTitle,
    cors: text.failedTitle,
    version: text.failedTitle,
  }
  const sentences = { nobody: state.sentence, ended: text.ended, failed: state.sentence, cors: text.cors, version: text.version }
  return (
    <div className="kefu-sheet-card" role="alert">
      <strong>{titles[state.state]}</strong>
      <p>{sentences[state.state]}</p>
      {state.state !== 'ended' && (
        <button type="button" onClick={onRetry}>
          {common.retry}
        </button>
      )}
    </div>
  )
}
