import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  editWeightRange,
  importWeightRanges,
  removeWeightRange,
  searchWeightRanges,
  undoWeightRangeImport,
  type WeightBasis,
  type WeightRange,
} from '#src/api/weight-ranges.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Import } from '../engine/import/import.ts'
import { ImportButton } from '../engine/import/import-button.tsx'
import { FormOpening, type FormOpeningProps } from '../engine/form/form-opening.tsx'
import { useAsked } from '../form/use-asked.ts'
import { usePlace, useRouter } from '../router/use-router.ts'
import { bodyOf, rangeForm } from './range-form.ts'
import { WeightRuler } from './weight-ruler.tsx'
import { $text } from './weights.text.ts'

const bases: readonly WeightBasis[] = ['piece', 'line', 'order']

const brought: Import<ReturnType<(typeof $text)['get']>> = {
  call: importWeightRanges,
  undo: undoWeightRangeImport,
  permission: 'setting-weightRange-import',
  columns: [
    { field: 'name', word: 'name' },
    { field: 'min', word: 'min', as: 'decimal', isRequired: true },
    { field: 'max', word: 'max', as: 'decimal' },
    { field: 'basis', word: 'bases', options: bases.map((value) => ({ value, word: value })) },
    { field: 'price', word: 'price', as: 'decimal' },
    { field: 'price_unit', word: 'price_unit' },
    { field: 'sort', word: 'sort', as: 'whole' },
    {
      field: 'status',
      word: 'state',
      options: [
        { value: '1', word: 'on' },
        { value: '0', word: 'off' },
      ],
    },
  ],
}

/** Weight ranges of the manufacturing side, one ruler and list for each way of weighing. */
export function WeightRanges() {
  const t = useStore($text)
  const connection = useConnection()
  if (!connection.capabilities.features.factory) return <Empty text={t.notHere} />
  return <Ranges />
}

const openedOf = (open: WeightRange | WeightBasis, t: ReturnType<typeof $text.get>): FormOpeningProps['opened'] =>
  typeof open === 'string'
    ? { form: rangeForm, key: 'add', id: '', title: t.add, row: undefined }
    : { form: rangeForm, key: 'edit', id: String(open.id), title: t.edit, row: open as never }

function Ranges() {
  const t = useStore($text)
  const connection = useConnection()
  const router = useRouter()
  const { path, query } = usePlace()
  const basis = bases.find((one) => one === new URLSearchParams(query).get('basis')) ?? 'piece'
  const [round, setRound] = useState(0)
  const [open, setOpen] = useState<WeightRange | WeightBasis | null>(null)
  const asked = useAsked(`${basis} ${round}`, () => connection.send(searchWeightRanges, { body: { basis } }))
  const reload = () => setRound((before) => before + 1)
  const columns = useColumns(setOpen, reload)
  const data = useLast(asked.state === 'there' ? asked.data : undefined, basis)
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(basis)}>
      {t.add}
    </Button>
  )
  return (
    <section className="console-list" aria-label={t.title}>
      <header className="console-list-head">
        <div>
          <h1>{t.title}</h1>
          <p className="console-faint">{t.about}</p>
        </div>
        <div className="console-list-actions">
          <ImportButton of={brought} text={$text} onDone={reload} />
          {add}
        </div>
      </header>
      <Tabs
        value={basis}
        onChange={(next) => void router.go(next === 'piece' ? path : `${path}?basis=${next}`)}
        tabs={bases.map((value) => ({ value, label: t[value] }))}
        aria-label={t.bases}
      />
      {asked.state === 'failed' ? (
        <ErrorCard title={t.notRead} message={asked.message} onRetry={asked.retry} />
      ) : (
        <>
          {data && <WeightRuler ranges={data.list} gaps={data.gaps} onOpen={setOpen} />}
          <Table
            caption={t.title}
            rows={data?.list ?? []}
            columns={columns}
            rowKey={({ id }) => String(id)}
            rowName={({ name }) => name}
            loading={!data}
            empty={<Empty text={t.empty} action={add} />}
          />
        </>
      )}
      {open !== null && <FormOpening opened={openedOf(open, t)} onClose={() => setOpen(null)} onDone={reload} />}
    </section>
  )
}

// while it is read again after a change, the list before stays
function useLast<T>(now: T | undefined, key: string): T | undefined {
  const [last, setLast] = useState<{ key: string; value: T }>()
  if (now !== undefined && last?.value !== now) setLast({ key, value: now })
  return now ?? (last?.key === key ? last.value : undefined)
}

function useColumns(open: (range: WeightRange) => void, reload: () => void): TableColumn<WeightRange>[] {
  const t = useStore($text)
  const common = useStore($common)
  const { isBusy, toggle, remove } = useDeeds(reload)
  const price = ({ price: sum, price_unit: unit }: WeightRange) => (sum ? `¥${sum}${unit && ` / ${unit}`}` : '—')
  return [
    { key: 'name', title: t.name, heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'min', title: t.min, width: 120, align: 'end', show: ({ min }) => min },
    { key: 'max', title: t.max, width: 120, align: 'end', show: ({ max }) => max || t.noEnd },
    { key: 'price', title: t.price, width: 150, align: 'end', show: price },
    {
      key: 'on',
      title: t.on,
      width: 90,
      show: (row) => (
        <Switch
          checked={Number(row.status) === 1}
          disabled={isBusy}
          aria-label={`${t.on} ${row.name}`}
          onChange={(on) => void toggle(row, on)}
        />
      ),
    },
    {
      key: 'changed',
      title: t.changed,
      width: 220,
      show: ({ updated_at: at, updated_by: by }) => <span className="console-faint">{`${at} ${by}`}</span>,
    },
    {
      key: 'actions',
      title: common.actions,
      actions: true,
      width: 140,
      show: (row) => (
        <div className="console-row-actions">
          <Button variant="quiet" size="compact" onClick={() => open(row)}>
            {common.edit}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => void remove(row)}>
            {common.remove}
          </Button>
        </div>
      ),
    },
  ]
}

function useDeeds(reload: () => void) {
  const t = useStore($text)
  const common = useStore($common)
  const connection = useConnection()
  const confirm = useConfirm()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<{ message: string }>) => {
    setBusy(true)
    try {
      notify.success((await call()).message)
    } catch (error) {
      notify.failure(error)
    } finally {
      setBusy(false)
      reload()
    }
  }
  const toggle = (row: WeightRange, on: boolean) => {
    const body = { ...bodyOf(row), status: on ? 1 : 0, id: row.id, version: row.version }
    return run(() => connection.answer(editWeightRange, { body }))
  }
  const remove = async (row: WeightRange) => {
    const isSure = await confirm({ title: t.removeQuestion, message: row.name, confirmLabel: common.remove, danger: true })
    if (isSure) await run(() => connection.answer(removeWeightRange, { body: { id: row.id, version: row.version } }))
  }
  return { isBusy, toggle, remove }
}
