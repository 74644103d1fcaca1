import { useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { listChatLog, listTalkedWith, type AgentRow, type ChatLogRow, type TalkedWith } from '#src/api/chat-agents.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { OwnList } from '#src/console/engine/own-list.tsx'
import type { ListPage } from '#src/console/engine/page.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { RecordMessage } from './record-message.tsx'
import { $record } from './record.text.ts'

type Words = ReturnType<typeof $record.get>

const path = '/setting/store_service/index'

// a time comes as text or as seconds
const timeOf = (at: string | number) => (/^\d+$/.test(String(at)) ? shopTime(Number(at)) : String(at))

/** Both servers call a guest who has told no name `游客` and their uid: told in the reader's language, as agents read it. */
const calledIn = (words: Words, { nickname, uid }: Pick<TalkedWith, 'nickname' | 'uid'>) =>
  nickname === `游客${uid}` ? words.guest(String(uid)) : nickname

const peopleOf = (agent: AgentRow, onLook: (person: TalkedWith) => void): ListPage<TalkedWith, Words> => ({
  text: $record,
  list: { call: listTalkedWith as never, read: (wire) => wire as unknown as TalkedWith },
  query: { id: agent.id },
  size: 10,
  empty: 'empty',
  rowKey: ({ uid }) => String(uid),
  rowName: (row) => calledIn($record.get(), row),
  columns: [
    { key: 'uid', width: 110 },
    { key: 'picture', width: 84, show: ({ headimgurl: src }, _, { connection }) => <ShopPicture src={src} base={connection.base} /> },
    { key: 'nickname', heading: true, show: (row, words) => calledIn(words, row) },
    { key: 'labels', width: 160, show: ({ label }) => label.map((one) => one.label_name).join('、') || '—' },
  ],
  actions: [{ key: 'look', on: 'row', open: onLook }],
})

const logOf = (agent: AgentRow, person: TalkedWith): ListPage<ChatLogRow, Words> => ({
  text: $record,
  list: { call: listChatLog as never, read: (wire) => wire as unknown as ChatLogRow },
  query: { uid: person.uid, to_uid: agent.uid, id: agent.id },
  size: 20,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: (row) => calledIn($record.get(), row),
  columns: [
    { key: 'picture', width: 84, show: ({ avatar }, _, { connection }) => <ShopPicture src={avatar} base={connection.base} isPerson /> },
    { key: 'nickname', width: 120, heading: true, show: (row, words) => calledIn(words, row) },
    { key: 'message', show: (row, _, { connection }) => <RecordMessage row={row} connection={connection} /> },
    { key: 'sent', width: 150, show: ({ add_time: at }) => <Moment at={timeOf(at)} /> },
  ],
})

const ofPart = (id: string) => `${path}?at=record-${id}`

/** Whom an agent has talked with, and what they wrote. */
export function RecordDialog({ row: agent, onClose }: { row: AgentRow; onClose: () => void }) {
  const words = useStore($record)
  const [person, setPerson] = useState<TalkedWith>()
  const people = useMemo(() => peopleOf(agent, setPerson), [agent])
  const log = useMemo(() => person && logOf(agent, person), [agent, person])
  const title = person ? `${agent.wx_name} · ${calledIn(words, person)}` : `${words.title} · ${agent.wx_name}`
  return (
    <Dialog open onClose={onClose} title={title} width={820}>
      {log ? (
        <>
          <Button icon={<ArrowLeft size={16} />} onClick={() => setPerson(undefined)}>
            {words.back}
          </Button>
          <OwnList page={log} path={ofPart(`${agent.id}-${person!.uid}`)} />
        </>
      ) : (
        <OwnList page={people} path={ofPart(String(agent.id))} />
      )}
    </Dialog>
  )
}
