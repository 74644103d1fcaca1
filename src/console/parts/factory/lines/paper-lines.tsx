import { useStore } from '@nanostores/react'
import { Copy } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Resource } from '#src/api/resource.ts'
import { needsOf, seenFields } from '#src/console/engine/records/seen-page.ts'
import { LinesExtrasContext, type LinesExtras } from '#src/fields/lines/extras.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import LinesInput from '#src/fields/lines/input.tsx'
import type { Row } from '#src/fields/lines/rows.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'
import { fields } from '#src/kinds/kind.ts'
import { computedRow } from '#src/kinds/lines.ts'
import { reference } from '#src/kinds/reference.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { WaitingInput } from '#src/ui/input/waiting-input.tsx'
import { copyLast } from './copy-last.ts'
import { factFaces, KnowledgeContext } from './facts-faces.tsx'
import { followChoice } from './follow-choice.ts'
import { LineKnowledge } from './knowledge.ts'
import { DearerNotes, LinePanel } from './line-panel.tsx'
import css from './lines.css?inline'
import type { PaperLinesOptions, PaperValues } from './options.ts'
import { followSettled } from './settled-rows.ts'
import { useLocations } from './use-locations.ts'
import { PartyPanel } from '../money/party-panel.tsx'
import { paperTypeOf } from '../workbooks.ts'
import { WeighButton } from './scale/weigh-button.tsx'
import { ScanField } from './scan-field.tsx'
import { $lineWords } from './text.ts'

addStyles(css)

/** Columns that lead to the goods, and what lies of them: they are no part of the paper. */
const leading = fields({ product: reference('factory-product'), band: reference('weight-range', { among: { product_id: 'product' } }) })
const stock = decimal({ readOnly: true, places: 6 })

/** The lines of a paper with the columns of the page before and between them. */
function drawnField({ fields: own }: Resource, isByProduct: boolean, hasLocations: boolean): Field<readonly Row[]> {
  const field = own['lines'] as unknown as Field<readonly Row[]>
  const { of, ...options } = field.options as { of: Fields }
  // the weight range is chosen, or said, before the goods
  const { sku, qty, weightRange: _, ...rest } = of
  const { lot, unit, location, toLocation, ...others } = rest
  const locations = hasLocations && { ...(location && { location }), ...(toLocation && { toLocation }) }
  const drawn = {
    ...(isByProduct && leading),
    sku,
    ...(lot && { lot }),
    ...locations,
    qty,
    ...(unit && { unit }),
    stock,
    ...others,
  } as Fields
  return { ...field, options: { ...options, of: drawn, goesAcross: true } as never }
}

/** A paper as somebody may see it: without columns of prices for who may not. */
function seenBy(connection: Connection, of: Resource): Resource {
  const missing = needsOf(of.fields).filter((key) => !connection.can(key))
  return missing.length > 0 ? { ...of, fields: seenFields(of.fields, missing) } : of
}

const nothing = { product: '', band: '', stock: '' }

/** Rows with a value for every column, and what is computed of them; those that the grid handed out stay what they are. */
const whole = (field: Pick<Field<unknown>, 'options'>, rows: readonly Row[]): readonly Row[] =>
  rows.every((row) => 'stock' in row) ? rows : rows.map((row) => computedRow(field, { ...nothing, ...row }))

const toggleKey = 'crm:lines:by-product'
const isRemembered = () => {
  try {
    return localStorage.getItem(toggleKey) !== '0'
  } catch {
    return true
  }
}
const remember = (isOn: boolean) => {
  try {
    localStorage.setItem(toggleKey, isOn ? '1' : '0')
  } catch {
    // it counts as long as the page is open
  }
}

type Props = ControlProps<readonly Row[]> & { options: PaperLinesOptions }

const valuesIn = ({ form }: Pick<Props, 'form'>, { party }: PaperLinesOptions): PaperValues => {
  const at = (name: string) => String(form.at(name) ?? '')
  return { party: party ? at(party) : '', warehouse: at('warehouse'), kind: at('kind') }
}

interface BarProps {
  grid: GridStore
  connection: Connection
  query(): object
  of: Resource
  isByProduct: boolean
  onByProduct(): void
}

function LinesBar({ grid, connection, query, of, isByProduct, onByProduct }: BarProps) {
  const words = useStore($lineWords)
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    try {
      const sn = await copyLast(connection, of, query(), grid)
      setTold(sn ? words.copied(sn) : words.nothingBefore)
    } catch (error) {
      setTold((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="compact" icon={<Copy size={14} aria-hidden />} busy={isBusy} onClick={() => void copy()}>
        {words.copyLast}
      </Button>
      <Button size="compact" aria-pressed={isByProduct} onClick={onByProduct}>
        {words.byProduct}
      </Button>
      <WeighButton grid={grid} />
      <span role="status">{told}</span>
    </>
  )
}

/** The parts around the grid; the same objects as long as the page is the same, or what is typed in them would be lost. */
function useExtras({ form, options }: Props, isByProduct: boolean, onByProduct: () => void) {
  const connection = useConnection()
  const scan = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(true)
  const knowledge = useMemo(
    () => new LineKnowledge(connection, () => ({ ...valuesIn({ form }, options), side: options.side ?? 'purchase' })),
    [connection, form, options],
  )
  const latest = useRef({ isByProduct, onByProduct, isShown })
  useLayoutEffect(() => void (latest.current = { isByProduct, onByProduct, isShown }))
  const extras = useMemo((): LinesExtras => {
    const values = () => valuesIn({ form }, options)
    return {
      beside: () => ({ warehouse: values().warehouse, toWarehouse: String(form.at('toWarehouse') ?? '') }),
      faces: factFaces,
      onChosen: (grid, row, column, chosen) =>
        void followChoice({ grid, connection, knowledge, isPriced: () => options.isPriced?.(values()) ?? true }, row, column, chosen),
      Above: function Above({ grid }) {
        const bring = options.onPaper
        return (
          <ScanField
            {...{ grid, connection, field: scan }}
            context={options.context}
            warehouse={() => values().warehouse}
            onPaper={bring && (async (id) => form.set(await bring(connection, id)))}
          />
        )
      },
      Beside: function Beside({ grid }) {
        const query = () => options.last(values())
        return (
          <LinesBar
            {...{ grid, connection, query, of: options.of }}
            isByProduct={latest.current.isByProduct}
            onByProduct={() => latest.current.onByProduct()}
          />
        )
      },
      Below: function Below({ grid }) {
        useEffect(() => knowledge.follow(grid, form.$values), [grid])
        useEffect(() => options.settled && followSettled(grid, options.settled), [grid])
        return <DearerNotes grid={grid} />
      },
    }
  }, [connection, form, knowledge, options])
  return { extras, knowledge, scan, isShown, setShown }
}

/** Keys of the lines count in the whole form that they stand in: whoever has just opened it is at its first field. */
function useFormKeys(group: RefObject<HTMLElement | null>, keys: Readonly<Record<string, () => void>>) {
  const latest = useRef(keys)
  useLayoutEffect(() => void (latest.current = keys))
  useEffect(() => {
    const box = group.current?.closest<HTMLElement>('.console-part') ?? group.current
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      act()
    }
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  }, [group])
}

/** Lines that are drawn once it is known which columns they have. */
export default function PaperLines(props: Props) {
  const hasLocations = useLocations(useConnection(), props.options.of)
  return hasLocations === undefined ? <WaitingInput id={props.id} /> : <KnownLines {...props} hasLocations={hasLocations} />
}

/**
 * The lines of a paper: goods by product and weight range, prices with their reasons, stock beside the quantity, a field for a scanner, the lines
 * of last time. F4 shows what is known of a line, F9 leads to the scanner's field.
 */
function KnownLines(props: Props & { hasLocations: boolean }) {
  const { form, options, value, onChange, id, label, invalid, describedBy, errors, words, hasLocations } = props
  const own = useStore($lineWords)
  const [isByProduct, setByProduct] = useState(isRemembered)
  const toggle = () => {
    remember(!isByProduct)
    setByProduct(!isByProduct)
  }
  const { extras, knowledge, scan, isShown, setShown } = useExtras(props, isByProduct, toggle)
  const shown = useMemo((): LinesExtras => {
    const { Below } = extras
    const isBought = () => options.isPriced?.(valuesIn({ form }, options)) ?? true
    if (!isShown || !Below) return extras
    return {
      ...extras,
      Below: function WithPanel({ grid }) {
        return (
          <>
            <Below grid={grid} />
            <div className="line-rail">
              <LinePanel grid={grid} />
              {options.party && <PartyPanel form={form} of={options.party} type={paperTypeOf(options.of)} isBought={isBought} />}
            </div>
          </>
        )
      },
    }
  }, [extras, isShown, form, options])
  const connection = useConnection()
  const field = useMemo(
    () => drawnField(seenBy(connection, options.of), isByProduct, hasLocations),
    [connection, options, isByProduct, hasLocations],
  )
  const rows = useMemo(() => whole(field as Pick<Field<unknown>, 'options'>, value), [field, value])
  const group = useRef<HTMLDivElement>(null)
  useFormKeys(group, { F4: () => setShown((was) => !was), F9: () => scan.current?.focus() })
  return (
    <KnowledgeContext value={knowledge}>
      <LinesExtrasContext value={shown}>
        <div role="group" aria-label={label} ref={group}>
          <LinesInput
            key={`${isByProduct} ${hasLocations}`}
            {...{ field, value: rows, onChange, id, label, invalid, describedBy, errors }}
            words={{ ...own, ...words }}
          />
        </div>
      </LinesExtrasContext>
    </KnowledgeContext>
  )
}
