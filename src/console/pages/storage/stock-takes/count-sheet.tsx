import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CountKey, CountSheet, CountSheetRow } from '#src/api/stock-takes.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { compared, readDecimal, sumOf } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import css from './counting.css?inline'
import { $counting } from './counting.text.ts'
import type { KeptCount } from './device-counts.ts'
import { rowOfCode, useCounting, type Counting } from './use-counting.ts'

addStyles(css)

/** Milliseconds in which a second press does nothing (specification 9). */
const doublePress = 1_000

const keyOf = ({ sku_id = 0, lot_id = 0, location_id = 0 }: Partial<CountKey>) => `${sku_id} ${lot_id} ${location_id}`

/** How much of each key was counted on this device. */
function countedHere(kept: readonly KeptCount[], list: readonly CountSheetRow[]): Map<string, string> {
  const by = new Map(list.map(({ sku_id, counted_by }) => [sku_id, counted_by]))
  const sums = new Map<string, string[]>()
  for (const { entry } of kept) {
    const key = keyOf(entry)
    sums.set(key, [...(sums.get(key) ?? []), by.get(entry.sku_id ?? 0) === 'weight' ? entry.weight : entry.pieces])
  }
  return new Map([...sums].map(([key, values]) => [key, sumOf(values)]))
}

interface SheetProps {
  row: { id: string; sn: string }
  tools: PageTools
  onClose(): void
}

/** What somebody counts on, with a scanner or a phone; it works without a network. */
export function CountSheetDialog({ row, tools, onClose }: SheetProps) {
  const common = useStore($common)
  const counting = useCounting(tools.connection, row.id)
  const { sheet, failure } = counting
  return (
    <Dialog
      open
      full
      title={`${row.sn} ${sheet?.warehouse ?? ''}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className="counting">
        {failure && (
          <p className="counting-failure" role="alert">
            {failure}
          </p>
        )}
        {sheet && <Sheet counting={counting} sheet={sheet} />}
      </div>
    </Dialog>
  )
}

function Sheet({ counting, sheet: { list, locations } }: { counting: Counting; sheet: CountSheet }) {
  const words = useStore($counting)
  const [locationId, setLocationId] = useState(0)
  const location = locations.find(({ id }) => id === locationId)
  const [code, setCode] = useState('')
  const [chosen, setChosen] = useState<CountSheetRow>()
  const here = useMemo(() => countedHere(counting.kept, list), [counting.kept, list])
  // without a location somebody counts the goods wherever they lie
  const countedOf = (row: CountSheetRow) =>
    location ? here.get(keyOf({ ...row, location_id: location.id })) : (here.get(keyOf(row)) ?? here.get(keyOf({ ...row, location_id: 0 })))
  const lying = location ? list.filter((row) => row.location_id === location.id) : list
  // where nothing should lie, anything may be found
  const shown = lying.length > 0 ? lying : list
  const done = shown.filter((row) => countedOf(row) !== undefined).length
  const choose = (row: CountSheetRow) => {
    setChosen(row)
    setCode(row.lot_no || row.sn)
  }
  return (
    <>
      {locations.length > 0 && (
        <Select
          size="large"
          aria-label={words.location}
          value={locationId}
          options={[{ value: 0, label: words.anyLocation }, ...locations.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={setLocationId}
        />
      )}
      <Entry {...{ counting, list, locations, location, setLocationId, code, setCode, chosen, setChosen }} />
      <div className="counting-progress">
        <p>{lying.length > 0 ? words.progress(done, lying.length) : words.nothingThere}</p>
        <Sent kept={counting.kept} />
      </div>
      <ul className="counting-list" aria-label={words.toCount}>
        {shown.map((row) => (
          <li key={keyOf(row)}>
            <button type="button" aria-pressed={chosen === row} onClick={() => choose(row)}>
              <strong>{row.name}</strong>
              <span>{[row.lot_no || row.sn, !location && row.location].filter(Boolean).join(' · ')}</span>
              {row.book !== undefined && <span>{`${words.book} ${row.book}`}</span>}
              <output>{countedOf(row) ?? '—'}</output>
            </button>
          </li>
        ))}
      </ul>
      <Kept kept={counting.kept} />
    </>
  )
}

/** Whether what was counted here has come to the server: in sight of who counts, above the list. */
function Sent({ kept }: { kept: readonly KeptCount[] }) {
  const words = useStore($counting)
  const waiting = kept.filter(({ isSent }) => !isSent).length
  if (kept.length === 0) return null
  return (
    <p className="counting-state" data-waiting={waiting > 0 || undefined} role="status">
      {waiting > 0 ? words.waiting(waiting) : words.allSent}
    </p>
  )
}

interface EntryProps {
  counting: Counting
  list: readonly CountSheetRow[]
  locations: CountSheet['locations']
  /** Where somebody counts; undefined in the whole warehouse. */
  location: CountSheet['locations'][number] | undefined
  setLocationId(id: number): void
  code: string
  setCode(code: string): void
  chosen: CountSheetRow | undefined
  setChosen(row: CountSheetRow | undefined): void
}

/** What stands in the two fields, and what Enter does in each. */
function useEntry({ counting, list, locations, location, setLocationId, code, setCode, chosen, setChosen }: EntryProps) {
  const words = useStore($counting)
  const [amount, setAmount] = useState('')
  const [wrong, setWrong] = useState('')
  const scan = useRef<HTMLInputElement>(null)
  const figure = useRef<HTMLInputElement>(null)
  useEffect(() => scan.current?.focus(), [])
  // a second press is of the first one's figures until the fields are empty, and of nothing right after
  const isPutting = useRef(false)
  const putAt = useRef(0)
  useEffect(() => {
    if (code === '') isPutting.current = false
  }, [code])
  const isWeighed = chosen?.counted_by === 'weight'
  const find = () => {
    if (code.trim() === '') return setWrong(words.noCode)
    setWrong('')
    const row = rowOfCode(list, code)
    // the label of a location: what is scanned next lies there
    const location = row ? undefined : locations.find(({ name }) => name.toLowerCase() === code.trim().toLowerCase())
    if (location) {
      setLocationId(location.id)
      return setCode('')
    }
    setChosen(row)
    figure.current?.focus()
  }
  const put = async () => {
    const count = readDecimal(amount.trim())
    if (isPutting.current) return
    if (code.trim() === '') return Date.now() - putAt.current < doublePress ? undefined : setWrong(words.noCode)
    if (count === null || compared(count, '0') < 0) return setWrong(words.badAmount)
    setWrong('')
    // goods that nobody knows here may be of either kind
    const known = isWeighed ? { pieces: '0', weight: count } : { pieces: count, weight: '0' }
    const figures = chosen ? known : { pieces: count, weight: count }
    isPutting.current = true
    try {
      await counting.put({ row: chosen ?? rowOfCode(list, code), code, figures, location })
    } catch (error) {
      isPutting.current = false
      throw error
    }
    putAt.current = Date.now()
    setCode('')
    setAmount('')
    setChosen(undefined)
    scan.current?.focus()
  }
  return { amount, setAmount, wrong, scan, figure, isWeighed, find, put }
}

/** One field for the scanner and one for the quantity: Enter leads from the one to the other and back. */
function Entry(props: EntryProps) {
  const { list, code, setCode, chosen, setChosen } = props
  const words = useStore($counting)
  const { amount, setAmount, wrong, scan, figure, isWeighed, find, put } = useEntry(props)
  const type = (next: string) => {
    setCode(next)
    setChosen(undefined)
  }
  const now = chosen ? `${words.chosen}：${[chosen.name, chosen.lot_no].filter(Boolean).join(' · ')}` : ''
  return (
    <div className="counting-entry">
      <Field label={words.scan}>
        <Input ref={scan} size="large" value={code} onChange={type} onEnter={find} enterKeyHint="next" />
      </Field>
      <Field label={isWeighed ? words.kilograms : words.amount} error={wrong}>
        <Input
          ref={figure}
          size="large"
          value={amount}
          onChange={setAmount}
          onEnter={() => void put()}
          inputMode="decimal"
          enterKeyHint="done"
        />
      </Field>
      <Button variant="primary" size="large" onClick={() => void put()}>
        {words.put}
      </Button>
      <p className="counting-chosen" aria-live="polite">
        {now || (code && !rowOfCode(list, code) ? words.notListed : '')}
      </p>
    </div>
  )
}

/** What was counted on this device, the newest first. */
function Kept({ kept }: { kept: readonly KeptCount[] }) {
  const words = useStore($counting)
  return (
    <section className="counting-kept">
      <h3>{words.mine}</h3>
      {kept.length === 0 && <p>{words.nothing}</p>}
      <ul>
        {kept.slice(0, 50).map(({ entry, label, isSent, isUnknown }) => (
          <li key={entry.uuid} data-sent={isSent || undefined}>
            <span>{label}</span>
            {isUnknown && <em>{words.unknown}</em>}
            <output>{entry.pieces === '0' ? entry.weight : entry.pieces}</output>
          </li>
        ))}
      </ul>
    </section>
  )
}
