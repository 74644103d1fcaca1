import { useStore } from '@nanostores/react'
import { ArrowLeft, PanelRight } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Composer } from '../composer/composer.tsx'
import { ConnectionNote } from '../thread/connection-note.tsx'
import { $text as $thread } from '../thread/thread.text.ts'
import { Thread } from '../thread/thread.tsx'
import { useBreak } from '../thread/use-break.tsx'
import type { Conversation } from '../wire/conversation.ts'
import { $text } from './agent.text.ts'
import { $channels } from './channels.text.ts'
import { MainPane } from './main-pane.tsx'
import type { Workbench } from './workbench.ts'

interface ThreadPaneProps {
  workbench: Workbench
  conversation: Conversation
  isInfoOpen: boolean
  onBack(): void
  onInfo(isOpen: boolean): void
}

/** The open conversation with its composer. */
export function ThreadPane({ workbench, conversation, isInfoOpen, onBack, onInfo }: ThreadPaneProps) {
  const text = useStore($text)
  const words = useStore($thread)
  const channels = useStore($channels)
  const { client, isMine } = workbench
  // without a connection nobody knows who is there
  const isCut = useBreak(client) === 'down'
  const talk = workbench.talkOf(conversation.uid)
  return (
    <MainPane className="kefu-pane kefu-pane-thread" label={conversation.nickname}>
      <div className="kefu-thread-head">
        <span className="kefu-back">
          <IconButton label={text.toList} icon={<ArrowLeft size={18} />} onClick={onBack} />
        </span>
        <div className="kefu-thread-who">
          <h2>{conversation.nickname}</h2>
          <span className="kefu-presence" data-online={(conversation.isOnline && !isCut) || undefined}>
            {isCut ? words.unknown : conversation.isOnline ? text.online : text.offline} · {channels[conversation.channel]}
          </span>
        </div>
        <span className="kefu-info-toggle">
          <IconButton label={text.info} icon={<PanelRight size={18} />} pressed={isInfoOpen} onClick={() => onInfo(!isInfoOpen)} />
        </span>
      </div>
      <ConnectionNote client={client} />
      <Thread
        talk={talk}
        cards={workbench.cards}
        isMine={isMine}
        partner={conversation}
        hasHistory
        greeting={text.firstWords}
        onRetry={client.retry}
        onDiscard={(key) => client.discard(talk, key)}
      />
      <Composer
        draftName={`${workbench.draftName}:${conversation.uid}`}
        placeholder={text.placeholder}
        focusOn={1}
        showsKeys
        onSend={workbench.send}
      />
    </MainPane>
  )
}
