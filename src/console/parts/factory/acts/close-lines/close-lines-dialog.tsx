import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readPaper, removePaperLines, type PaperType, type WholePaper } from '#src/api/factory-orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useOwnRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { ReasonField } from '../reason-field.tsx'
import { useReasoned } from '../use-reasoned.ts'
import { $text } from './text.ts'

export interface CloseLinesProps {
  row: { id: string; sn: string; version: number | undefined }
  type: PaperType
  tools: PageTools
  onClose(): void
}

type Line = WholePaper['lines'][number]

const isOpen = ({ closed, open_qty: open }: Line) => closed !== true && open !== '0'

/** Chooses the lines of an approved paper that are closed, and says why. */
export function CloseLinesDialog({ row, type, tools, onClose }: CloseLinesProps) {
  const words = useStore($text)
  const common = useStore($common)
  const read = useOwnRead(tools.connection, ['close lines', type, row.id], () =>
    tools.connection.send(readPaper, { body: { type, id: Number(row.id) } }),
  )
  const [chosen, setChosen] = useState<(string | number)[]>([])
  const { press, isBusy, ...field } = useReasoned(tools.connection, async (reason, over) => {
    const version = row.version === undefined ? {} : { version: row.version }
    await over.send(removePaperLines, { body: { type, id: Number(row.id), line_ids: chosen, reason, ...version } })
    tools.notifySuccess(words.closed)
    tools.reload()
    onClose()
  })
  const lines = read.state === 'there' ? (read.data as unknown as WholePaper).lines.filter(isOpen) : []
  return (
    <Dialog
      open
      width={720}
      title={`${words.title} ${row.sn}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="danger" busy={isBusy} disabled={chosen.length === 0} onClick={() => void press()}>
            {words.title}
          </Button>
        </>
      }
    >
      <p>{words.about}</p>
      {read.state === 'failed' && <ErrorCard title={words.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'waiting' && <Skeleton rows={3} height={28} />}
      {read.state === 'there' && lines.length === 0 && <Empty text={words.none} />}
      {lines.length > 0 && <OpenLines lines={lines} chosen={chosen} onChoose={setChosen} />}
      <ReasonField {...field} />
    </Dialog>
  )
}

interface OpenLinesProps {
  lines: readonly Line[]
  chosen: (string | number)[]
  onChoose(keys: (string | number)[]): void
}

function OpenLines({ lines, chosen, onChoose }: OpenLinesProps) {
  const words = useStore($text)
  const figure = (key: 'qty' | 'done_qty' | 'open_qty') => (line: Line) => String(line[key])
  return (
    <Table
      compact
      caption={words.lines}
      rows={lines}
      rowKey={({ line_id }) => line_id}
      rowName={({ name, spec }) => `${name} ${spec}`}
      selection={chosen}
      onSelect={onChoose}
      columns={[
        { key: 'goods', title: words.goods, heading: true, show: ({ no, name, spec }) => `${no} ${name} ${spec}` },
        { key: 'qty', title: words.qty, width: 100, align: 'end', show: figure('qty') },
        { key: 'done', title: words.done, width: 100, align: 'end', show: figure('done_qty') },
        { key: 'open', title: words.open, width: 100, align: 'end', show: figure('open_qty') },
      ]}
    />
  )
}
