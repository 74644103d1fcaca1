import { useStore } from '@nanostores/react'
import receiptLine from '#src/api/resources/stock/receipt-line.ts'
import { readRecord } from '#src/api/records.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { Link } from '#src/console/router/link.tsx'
import { useRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { $text } from './text.ts'

interface LineReceiptsProps {
  row: { id: string; sn: string }
  tools: PageTools
  onClose(): void
}

/** What has come of a line of an order, receipt by receipt (manufacturing 3.5 no. 7). */
export function LineReceipts({ row, tools, onClose }: LineReceiptsProps) {
  const text = useStore($text)
  const common = useStore($common)
  const { list } = receiptLine.calls
  const body = { source_line_id: row.id, page: 1, limit: 100 }
  const read = useRead(tools.connection, [list.method, list.side, list.path, body], async (over) =>
    (await over.send(list, { body } as never)).list.map((one) => readRecord(receiptLine.fields, one)),
  )
  return (
    <Dialog
      open
      width={760}
      title={`${text.receipts} · ${row.sn}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {read.state === 'waiting' && <Skeleton rows={3} height={20} />}
      {read.state === 'failed' && <ErrorCard title={text.receipts} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && read.data.length === 0 && <Empty text={text.noReceipts} />}
      {read.state === 'there' && read.data.length > 0 && (
        <Table
          compact
          caption={text.receipts}
          rows={read.data}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'sn', title: text.sn, width: 180, heading: true },
              show: ({ sn, document }) => <Link to={`/storageManagement/godownEntry/${document}`}>{sn}</Link>,
            },
            { key: 'date', title: text.date, width: 110, show: ({ date }) => date },
            { key: 'lotNo', title: text.lotNo, width: 150, show: ({ lotNo }) => lotNo },
            { key: 'qty', title: text.qty, width: 100, align: 'end', show: ({ qty }) => qty },
            { key: 'weightActual', title: text.weightActual, width: 130, align: 'end', show: ({ weightActual }) => weightActual },
          ]}
        />
      )}
    </Dialog>
  )
}
