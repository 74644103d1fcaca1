import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { readCustomer } from '#src/api/chat.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Face } from '../thread/bubble-row.tsx'
import type { Conversation } from '../wire/conversation.ts'
import { $text } from './agent.text.ts'
import css from './customer-pane.css?inline'

addStyles(css)

interface CustomerPaneProps {
  connection: Connection
  conversation: Conversation
  onBack(): void
}

/** What is known of the visitor. */
export function CustomerPane({ connection, conversation, onBack }: CustomerPaneProps) {
  const text = useStore($text)
  return (
    <aside className="kefu-pane kefu-pane-info" aria-label={text.info}>
      <header className="kefu-info-head">
        <span className="kefu-back">
          <IconButton label={text.toThread} icon={<ArrowLeft size={18} />} onClick={onBack} />
        </span>
        <h2>{text.info}</h2>
      </header>
      <div className="kefu-info-body">
        <div className="kefu-info-who">
          <Face nickname={conversation.nickname} avatar={conversation.avatar} size={56} />
          <strong>{conversation.nickname}</strong>
          <span className="kefu-tag">{conversation.isTourist ? text.tourist : text.customer}</span>
        </div>
        <dl className="kefu-facts">
          <Fact name={text.from}>{text[conversation.channel]}</Fact>
          <Fact name={text.id}>{conversation.uid}</Fact>
          {!conversation.isTourist && <CustomerFacts connection={connection} uid={conversation.uid} />}
        </dl>
      </div>
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const text = useStore($text)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="kefu-none">{text.none}</span>}</dd>
    </div>
  )
}

function CustomerFacts({ connection, uid }: { connection: Connection; uid: string }) {
  const text = useStore($text)
  const common = useStore($common)
  const read = useCall(connection, readCustomer, { params: { uid } })
  if (read.state === 'waiting') return <Skeleton rows={4} height={14} />
  if (read.state === 'failed') {
    return (
      <div className="kefu-info-failed" role="alert">
        {text.infoFailed}
        <Button size="compact" onClick={read.reload}>
          {common.retry}
        </Button>
      </div>
    )
  }
  const info = read.data
  return (
    <>
      <Fact name={text.phone}>{info.phone}</Fact>
      <Fact name={text.level}>{info.level_name}</Fact>
      <Fact name={text.group}>{info.group_name}</Fact>
      <Fact name={text.balance}>¥{info.now_money}</Fact>
      <Fact name={text.labels}>
        {info.labelNames?.length > 0 && (
          <span className="kefu-tags">
            {info.labelNames.map((label) => (
              <span key={label} className="kefu-tag">
                {label}
              </span>
            ))}
          </span>
        )}
      </Fact>
      <Fact name={text.spread}>{info.spread_name}</Fact>
    </>
  )
}
