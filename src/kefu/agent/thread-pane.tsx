import { useStore } from '@nanostores/react'
import { ArrowLeft, ArrowRightLeft, MessageSquareText, PanelRight } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { papersOf } from '../composer/attached.ts'
import { Composer } from '../composer/composer.tsx'
import { createTypist, lifeOf } from '../client/life.ts'
import { ConnectionNote } from '../thread/connection-note.tsx'
import { $text as $thread } from '../thread/thread.text.ts'
import { Thread } from '../thread/thread.tsx'
import { useBreak } from '../thread/use-break.tsx'
import type { Conversation } from '../wire/conversation.ts'
import { outgoing } from '../wire/frame.ts'
import type { Message } from '../wire/message.ts'
import { $text } from './agent.text.ts'
import { $channels } from './channels.text.ts'
import { ColleagueNote } from './colleagues/colleague-note.tsx'
import { DoneButton } from './done/done-button.tsx'
import { CardButton } from './goods/card-button.tsx'
import { useCardWindow } from './goods/use-card-window.tsx'
import { MainPane } from './main-pane.tsx'
import { Assist } from './replies/assist.tsx'
import type { TransferDialogProps } from './transfer/transfer-dialog.tsx'
import { useRecall } from './done/use-recall.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useTarget } from './search/use-target.tsx'
import { TagsBar } from './tags/tags-bar.tsx'
import { useTransfers } from './transfer/use-transfers.tsx'
import type { Workbench } from './workbench.ts'

const transferDialog = lazyPart<TransferDialogProps>(async () => (await import('./transfer/transfer-dialog.tsx')).TransferDialog)

interface ThreadPaneProps {
  connection: Connection
  workbench: Workbench
  conversation: Conversation
  isInfoOpen: boolean
  onBack(): void
  onInfo(isOpen: boolean): void
}

/** The open conversation with its composer. */
export function ThreadPane({ focusOn, ...props }: ThreadPaneProps & { focusOn: number }) {
  const { connection, workbench, conversation, isInfoOpen, onBack, onInfo } = props
  const text = useStore($text)
  const { client } = workbench
  const { uid } = conversation
  const [isWindowOpen, setWindowOpen] = useState(false)
  const { uid: self } = workbench.self
  const sides = useSides(uid, self)
  // without a connection nobody knows who is there
  const isCut = useBreak(client) === 'down'
  const talk = workbench.talkOf(uid)
  const earlier = useTransfers(connection, uid, self)
  const tells = connection.capabilities.features.chatSequence
  const typist = useMemo(() => (tells ? createTypist(() => void client.send(outgoing.typing())) : undefined), [tells, client])
  const onRecall = useRecall(connection, talk)
  const [onCard, cardWindow] = useCardWindow({ connection, cards: workbench.cards, customer: uid })
  return (
    <MainPane className="kefu-pane kefu-pane-thread" label={conversation.nickname}>
      <Head {...{ connection, workbench, conversation, isInfoOpen, onBack, onInfo }} isCut={isCut} onReplies={() => setWindowOpen(true)} />
      {tells && <TagsBar connection={connection} workbench={workbench} conversation={conversation} />}
      <ConnectionNote client={client} />
      <ColleagueNote colleagues={workbench.colleagues} conversation={conversation} />
      <Thread
        talk={talk}
        cards={workbench.cards}
        {...sides}
        earlier={earlier}
        partner={conversation}
        hasHistory
        isWary
        onDrawn={useTarget(talk)}
        onCard={onCard}
        onRecall={onRecall}
        greeting={text.firstWords}
        onRetry={client.retry}
        onDiscard={(key) => client.discard(talk, key)}
      />
      <Assist
        connection={connection}
        workbench={workbench}
        conversation={conversation}
        isWindowOpen={isWindowOpen}
        onWindowClose={() => setWindowOpen(false)}
      >
        <Composer
          draftName={`${workbench.draftName}:${conversation.uid}`}
          placeholder={text.placeholder}
          focusOn={focusOn}
          showsKeys
          onTyping={typist}
          onSend={workbench.send}
          onPicture={workbench.sendPicture}
          papers={papersOf(connection.capabilities.uploads?.chatFile, workbench.sendFile)}
          tools={<CardButton {...{ connection, workbench, conversation }} />}
        />
      </Assist>
      {cardWindow}
    </MainPane>
  )
}

/** Whose side a message stands on: of a conversation that was handed over other agents wrote a part. */
function useSides(uid: string, self: string) {
  const isMine = useCallback((message: Message) => message.from !== uid, [uid])
  const isColleagues = useCallback((message: Message) => message.from !== uid && message.from !== self, [uid, self])
  return { isMine, isColleagues }
}

type HeadProps = ThreadPaneProps & { isCut: boolean; onReplies(): void }

function Head({ connection, workbench, conversation, isInfoOpen, onBack, onInfo, isCut, onReplies }: HeadProps) {
  const text = useStore($text)
  const words = useStore($thread)
  const channels = useStore($channels)
  const { uid } = conversation
  const isTyping = useStore(lifeOf(workbench.talkOf(uid)).$isTyping)
  const [isTransferring, setTransferring] = useState(false)
  const Transfer = useLazyPart(transferDialog, isTransferring, () => setTransferring(false))
  return (
    <div className="kefu-thread-head">
      <span className="kefu-back">
        <IconButton label={text.toList} icon={<ArrowLeft size={18} />} onClick={onBack} />
      </span>
      <div className="kefu-thread-who">
        <h2>{conversation.nickname}</h2>
        <span className="kefu-presence" role="status" data-online={(conversation.isOnline && !isCut) || undefined}>
          {isCut ? words.unknown : isTyping ? words.typing : conversation.isOnline ? text.online : text.offline} ·{' '}
          {channels[conversation.channel]}
        </span>
      </div>
      <SearchButton connection={connection} workbench={workbench} uid={uid} />
      <IconButton label={text.replies} icon={<MessageSquareText size={18} />} onClick={onReplies} />
      <DoneButton connection={connection} conversation={conversation} />
      <IconButton label={text.transfer} icon={<ArrowRightLeft size={18} />} onClick={() => setTransferring(true)} />
      <span className="kefu-info-toggle">
        <IconButton label={text.info} icon={<PanelRight size={18} />} pressed={isInfoOpen} onClick={() => onInfo(!isInfoOpen)} />
      </span>
      {Transfer && isTransferring && (
        <Transfer
          connection={connection}
          uid={uid}
          onClose={() => setTransferring(false)}
          onDone={() => {
            onBack()
            workbench.list.leave(uid)
          }}
        />
      )}
    </div>
  )
}
