import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { countUses, postCount, readCountState, type CountState, type CountUse } from '#src/api/stock-takes.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { compared, differenceOf, trimmed } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Table } from '#src/ui/table/table.tsx'
import css from './counting.css?inline'
import { $counting } from './counting.text.ts'

addStyles(css)

const keyOf = ({ sku_id, lot_id, location_id = 0 }: CountState) => `${sku_id} ${lot_id} ${location_id}`

interface Settling {
  uses: ReadonlyMap<string, CountUse>
  isUncountedGone: boolean
}

/** What counts of a key; null where nobody has counted it and it stays. */
function foundOf(state: CountState, { uses, isUncountedGone }: Settling): string | null {
  return state[uses.get(keyOf(state)) ?? 'sum'] ?? (isUncountedGone ? '0' : null)
}

/** By how much it differs, with its sign; '' for nothing. */
function differing(state: CountState, settling: Settling): string {
  const found = foundOf(state, settling)
  const difference = found === null ? '0' : trimmed(differenceOf(found, state.expected))
  const side = compared(difference, '0')
  return side === 0 ? '' : side > 0 ? `+${difference}` : difference
}

interface DifferencesProps {
  row: { id: string; sn: string }
  tools: PageTools
  onClose(): void
}

/** What was chosen of a count, and its posting. */
function usePosting({ row, tools, onClose }: DifferencesProps, list: readonly CountState[]) {
  const words = useStore($counting)
  const [connection] = useState(() => keyedConnection(tools.connection))
  const [uses, setUses] = useState<ReadonlyMap<string, CountUse>>(new Map())
  const [isUncountedGone, setUncountedGone] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const post = async () => {
    setBusy(true)
    const resolve = list.flatMap((one) => {
      const use = uses.get(keyOf(one))
      return use ? [{ sku_id: one.sku_id, lot_id: one.lot_id, location_id: one.location_id ?? 0, use }] : []
    })
    const uncounted = isUncountedGone ? 'none' : 'keep'
    try {
      const body = { id: Number(row.id), resolve, uncounted, ...(reason.trim() && { reason: reason.trim() }) } as const
      const { moves, gain, loss } = await connection.send(postCount, { body })
      tools.notifySuccess(words.posted(moves, gain, loss))
      tools.reload()
      onClose()
    } catch (error) {
      tools.notifyError((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const onUse = (state: CountState, use: CountUse) => setUses(new Map([...uses, [keyOf(state), use]]))
  return { settling: { uses, isUncountedGone }, setUncountedGone, reason, setReason, isBusy, post, onUse }
}

/** What was counted against what there should be; posted in one document. */
export function DifferencesDialog(props: DifferencesProps) {
  const { row, tools, onClose } = props
  const words = useStore($counting)
  const read = useRead(tools.connection, ['count state', row.id], (over) => over.send(readCountState, { body: { id: Number(row.id) } }))
  const list = read.state === 'there' ? read.data.list : []
  const { settling, setUncountedGone, reason, setReason, isBusy, post, onUse } = usePosting(props, list)
  const [onlyDiffering, setOnlyDiffering] = useState(true)
  return (
    <Dialog
      open
      width={980}
      title={`${row.sn} ${words.difference}`}
      onClose={onClose}
      footer={
        <DialogButtons
          label={words.post}
          busy={isBusy}
          disabled={read.state !== 'there'}
          onCancel={onClose}
          onConfirm={() => void post()}
        />
      }
    >
      <div className="differences">
        {read.state === 'failed' && <p role="alert">{read.message}</p>}
        {read.state === 'there' && <p role="status">{words.found(read.data.entries, read.data.devices)}</p>}
        <div className="differences-settings">
          <Checkbox checked={onlyDiffering} onChange={setOnlyDiffering}>
            {words.onlyDiffering}
          </Checkbox>
          <Checkbox checked={settling.isUncountedGone} onChange={setUncountedGone}>
            {words.uncountedGone}
          </Checkbox>
        </div>
        <Field label={words.reason}>
          <Input value={reason} onChange={setReason} maxLength={100} />
        </Field>
        <States
          states={onlyDiffering ? list.filter((one) => differing(one, settling) !== '' || one.times > 1) : list}
          {...{ settling, onUse, isReading: read.state === 'waiting' }}
        />
      </div>
    </Dialog>
  )
}

interface StatesProps {
  states: readonly CountState[]
  settling: Settling
  isReading: boolean
  onUse(state: CountState, use: CountUse): void
}

function States({ states, settling, isReading, onUse }: StatesProps) {
  const words = useStore($counting)
  return (
    <Table
      caption={words.difference}
      compact
      loading={isReading}
      rows={states}
      rowKey={keyOf}
      empty={words.noDifference}
      columns={[
        { key: 'goods', title: words.goods, heading: true, show: ({ name }) => name },
        { key: 'lot', title: words.lot, width: 150, show: ({ lot_no }) => lot_no || '—' },
        ...(states.some(({ location }) => location !== '')
          ? [{ key: 'location', title: words.location, width: 110, show: ({ location }: CountState) => location || '—' }]
          : []),
        { key: 'book', title: words.book, width: 90, align: 'end', show: ({ book }) => book },
        { key: 'expected', title: words.expected, width: 90, align: 'end', show: ({ expected }) => expected },
        { key: 'counted', title: words.counted, width: 90, align: 'end', show: (state) => foundOf(state, settling) ?? words.notCounted },
        { key: 'difference', title: words.difference, width: 90, align: 'end', show: (state) => differing(state, settling) },
        {
          key: 'use',
          title: words.use,
          width: 140,
          show: (state) =>
            state.times > 1 ? (
              <Select
                size="compact"
                aria-label={words.use}
                value={settling.uses.get(keyOf(state)) ?? 'sum'}
                onChange={(use) => onUse(state, use)}
                options={countUses.map((value) => ({ value, label: words[value] }))}
              />
            ) : (
              String(state.times)
            ),
        },
      ]}
    />
  )
}
