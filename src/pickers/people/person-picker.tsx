import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listPeople, type PersonRow } from '#src/api/people.ts'
import { useCall } from '#src/stores/use-read.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { SearchBox } from '../search-box.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { freshness } from '../freshness.ts'
import { $text } from './people.text.ts'

export interface PersonPickerProps {
  connection: Connection
  isOpen: boolean
  onClose: () => void
  onPick: (person: PersonRow) => void
}

/** People on a page, as in the shop's own pickers. */
const perPage = 10

/** One customer by name. */
export function PersonPicker({ connection, isOpen, onClose, onPick }: PersonPickerProps) {
  const t = useStore($text)
  const notify = useNotify()
  const [chosen, setChosen] = useState<PersonRow | null>(null)
  const choose = (person: PersonRow) => (Number(person.is_del) === 1 ? notify.error(t.closed) : setChosen(person))
  const confirm = () => (chosen ? onPick(chosen) : notify.error(t.none))
  const footer = <DialogButtons onCancel={onClose} onConfirm={confirm} />
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title} width={720} footer={footer}>
      <People connection={connection} chosen={chosen} onChoose={choose} />
    </Dialog>
  )
}

interface PeopleProps {
  connection: Connection
  chosen: PersonRow | null
  onChoose(person: PersonRow): void
}

function People({ connection, chosen, onChoose }: PeopleProps) {
  const t = useStore($text)
  const [query, setQuery] = useState({ page: 1, nickname: '' })
  const answer = useCall(connection, listPeople, { query: { ...query, limit: perPage } }, freshness)
  const data = answer.state === 'there' ? answer.data : answer.state === 'waiting' ? answer.before : undefined
  const columns = [
    {
      key: 'name',
      title: t.name,
      heading: true,
      show: ({ headimgurl, nickname }: PersonRow) => (
        <span className="pick-record">
          <ShopPicture src={headimgurl ?? ''} base={connection.base} size={32} />
          <span className="pick-record__name">{nickname}</span>
        </span>
      ),
    },
    { key: 'phone', title: t.phone, width: 140, show: ({ phone }: PersonRow) => phone || '—' },
    { key: 'since', title: t.since, width: 160, show: ({ add_time: time }: PersonRow) => time },
  ]
  if (answer.state === 'failed') return <ErrorCard title={t.failed} message={answer.message} onRetry={answer.reload} />
  return (
    <div className="pick-products__list">
      <SearchBox label={t.search} onSearch={(nickname) => nickname !== query.nickname && setQuery({ nickname, page: 1 })} />
      <Table
        compact
        caption={t.title}
        rows={data?.list ?? []}
        columns={columns}
        rowKey={({ uid }) => uid}
        rowName={({ nickname }) => nickname}
        loading={answer.state === 'waiting'}
        empty={t.nothing}
        choice={chosen?.uid ?? null}
        onChoose={onChoose}
      />
      {data && data.count > perPage && (
        <Pager page={query.page} limit={perPage} count={data.count} onChange={(page) => setQuery({ ...query, page })} />
      )}
    </div>
  )
}
