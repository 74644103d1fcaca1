import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shipOrder } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { QueueProgress, QueueResult } from '#src/console/parts/orders/queue-parts.tsx'
import { useQueue, type Queue } from '#src/console/parts/orders/queue.ts'
import { $queue } from '#src/console/parts/orders/queue.text.ts'
import { plainDelivery } from '#src/order-forms/ship-form.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { Table } from '#src/ui/table/table.tsx'
import type { CheckedRow } from './rows.ts'
import { $text } from './ship.text.ts'

const isReady = ({ problem }: CheckedRow) => problem === undefined

interface CheckedProps {
  rows: readonly CheckedRow[]
  tools: PageTools
  onBack(): void
  onClose(): void
}

/** What the check found, and what becomes of each line while it is sent. */
export function Checked({ rows, tools, onBack, onClose }: CheckedProps) {
  const text = useStore($text)
  const words = useStore($queue)
  const common = useStore($common)
  const { queue, run, stop } = useQueue(tools.connection)
  const [connection] = useState(() => keyedConnection(tools.connection))
  const ready = rows.filter(isReady)
  const left = ready.filter(({ key }) => !queue.outcomes.get(key)?.isDone)
  const wrong = rows.filter((row) => !isReady(row) || queue.outcomes.get(row.key)?.isDone === false)
  // among two hundred lines nobody finds the one that stays behind
  const [isWrongOnly, setWrongOnly] = useState(false)
  const send = async ({ found, by, number }: CheckedRow) => {
    const body = { ...plainDelivery, delivery_name: by!.value, delivery_code: by!.code, delivery_id: number }
    return (await connection.answer(shipOrder, { params: { id: found!.id }, body })).message
  }
  const ship = async () => {
    await run(ready, ({ key }) => key, send)
    tools.reload()
  }
  return (
    <Dialog
      open
      width={920}
      title={text.title}
      onClose={onClose}
      footer={
        <>
          {!queue.isRunning && queue.done === 0 && <Button onClick={onBack}>{text.back}</Button>}
          {queue.isRunning ? <Button onClick={stop}>{words.stop}</Button> : <Button onClick={onClose}>{common.close}</Button>}
          {left.length > 0 && (
            <Button variant="primary" busy={queue.isRunning} onClick={() => void ship()}>
              {queue.failed > 0 && !queue.isRunning ? words.retry : text.ship(left.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="order-batch-told">
        {queue.done > 0 ? (
          <QueueProgress queue={queue} count={ready.length} />
        ) : (
          <p role="status">{text.told(ready.length, wrong.length)}</p>
        )}
        {(wrong.length > 0 || isWrongOnly) && (
          <Switch checked={isWrongOnly} onChange={setWrongOnly}>
            {text.wrongOnly(wrong.length)}
          </Switch>
        )}
      </div>
      <Lines rows={isWrongOnly ? wrong : rows} outcomes={queue.outcomes} />
    </Dialog>
  )
}

function Lines({ rows, outcomes }: { rows: readonly CheckedRow[]; outcomes: Queue['outcomes'] }) {
  const text = useStore($text)
  return (
    <Table
      caption={text.title}
      compact
      rows={rows}
      empty={text.noneWrong}
      rowKey={({ key }) => key}
      columns={[
        { key: 'order', title: text.order, heading: true, show: ({ order }) => order || text.orderMissing },
        { key: 'receiver', title: text.receiver, width: 130, show: ({ found }) => found?.real_name ?? '' },
        { key: 'number', title: text.number, width: 190, show: ({ number }) => number },
        { key: 'courier', title: text.courier, width: 120, show: ({ by, courier }) => by?.value ?? courier },
        {
          key: 'state',
          title: text.state,
          width: 200,
          show: (row) =>
            outcomes.has(row.key) ? (
              <QueueResult outcome={outcomes.get(row.key)} />
            ) : (
              <State isOn={isReady(row)}>{text[row.problem ?? 'fine']}</State>
            ),
        },
      ]}
    />
  )
}
