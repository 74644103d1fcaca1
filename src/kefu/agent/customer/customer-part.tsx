import { useStore } from '@nanostores/react'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { readCustomer, type CustomerInfo } from '#src/api/chat.ts'
import { listCustomerGroups, setCustomerGroup } from '#src/api/chat-customers.ts'
import { addStyles } from '#src/lib/styles.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Select } from '#src/ui/select/select.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Face } from '../../thread/bubble-row.tsx'
import type { Channel } from '../../wire/conversation.ts'
import { $channels } from '../channels.text.ts'
import { NotThere } from '../side/page-list.tsx'
import type { SideProps } from '../side/side-props.ts'
import css from './customer.css?inline'
import { $text } from './customer.text.ts'
import type { LabelDialogProps } from './label-dialog.tsx'

addStyles(css)

const labelDialog = lazyPart<LabelDialogProps>(async () => (await import('./label-dialog.tsx')).LabelDialog)

/** Who the visitor is. Of a guest nothing is known but where they write from. */
export function CustomerPart({ connection, conversation }: SideProps) {
  const text = useStore($text)
  const channels = useStore($channels)
  return (
    <div className="kefu-customer">
      <div className="kefu-info-who">
        <Face nickname={conversation.nickname} avatar={conversation.avatar} size={56} />
        <strong>{conversation.nickname}</strong>
        <span className="kefu-tag">{conversation.isTourist ? text.tourist : text.customer}</span>
      </div>
      <dl className="kefu-facts">
        <Fact name={text.channel}>{channels[conversation.channel]}</Fact>
        <Fact name={text.id}>{conversation.uid}</Fact>
      </dl>
      {!conversation.isTourist && <CustomerFacts connection={connection} uid={conversation.uid} />}
    </div>
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

/** `user_type` of the wire. */
const kinds: Record<string, Channel> = { wechat: 'wechat', routine: 'mini', h5: 'h5', pc: 'pc', app: 'app' }

function CustomerFacts({ connection, uid }: { connection: Connection; uid: string }) {
  const text = useStore($text)
  const channels = useStore($channels)
  const read = useCall(connection, readCustomer, { params: { uid } })
  if (read.state === 'waiting')
    return (
      <div className="kefu-side-pending">
        <Skeleton rows={6} height={14} />
      </div>
    )
  if (read.state === 'failed') return <NotThere failure={read} onRetry={read.reload} />
  const info = read.data
  const kind = kinds[info.user_type]
  return (
    <dl className="kefu-facts">
      <Fact name={text.phone}>{info.phone}</Fact>
      <Fact name={text.level}>{info.level_name}</Fact>
      <Fact name={text.type}>{kind ? channels[kind] : info.user_type}</Fact>
      <Group connection={connection} uid={uid} info={info} />
      <Labels connection={connection} uid={uid} names={info.labelNames ?? []} />
      <Fact name={text.balance}>¥{info.now_money}</Fact>
      <Fact name={text.promoter}>{info.is_promoter ? text.yes : text.no}</Fact>
      <Fact name={text.spread}>{info.spread_name}</Fact>
      <Fact name={text.birthday}>{Number(info.birthday) ? shopTime(Number(info.birthday)).slice(0, 10) : ''}</Fact>
    </dl>
  )
}

function Group({ connection, uid, info }: { connection: Connection; uid: string; info: CustomerInfo }) {
  const text = useStore($text)
  const notify = useNotify()
  const groups = useCall(connection, listCustomerGroups, {})
  const [chosen, setChosen] = useState<string>()
  const current = chosen ?? String(info.group_id)
  const put = async (id: string) => {
    setChosen(id)
    try {
      notify.success((await connection.answer(setCustomerGroup, { params: { uid, id } })).message)
    } catch (error) {
      notify.failure(error)
    }
    // from here on it is what the server says
    setChosen(undefined)
  }
  // a server without groups to choose from only tells the one that it has
  if (groups.state !== 'there' || groups.data.length === 0) return <Fact name={text.group}>{info.group_name}</Fact>
  return (
    <Fact name={text.group}>
      <Select
        size="compact"
        aria-label={text.group}
        value={current}
        placeholder={info.group_name || text.noGroup}
        options={groups.data.map(({ id, group_name }) => ({ value: String(id), label: group_name }))}
        onChange={(id) => {
          if (id !== current) void put(id)
        }}
      />
    </Fact>
  )
}

function Labels({ connection, uid, names }: { connection: Connection; uid: string; names: readonly string[] }) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyPart(labelDialog, isOpen, () => setOpen(false))
  return (
    <Fact name={text.labels}>
      <span className="kefu-tags">
        {names.map((label) => (
          <span key={label} className="kefu-tag">
            {label}
          </span>
        ))}
        <IconButton size="compact" label={text.editLabels} icon={<Pencil size={14} />} onClick={() => setOpen(true)} />
      </span>
      {Dialog && <Dialog connection={connection} uid={uid} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Fact>
  )
}
