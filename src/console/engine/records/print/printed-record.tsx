import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { RecordOf } from '#src/api/resource.ts'
import { FieldCell } from '#src/fields/cell.tsx'
import { readerOf } from '#src/fields/reader.ts'
import { nameKeyOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { sumOf } from '#src/lib/decimal.ts'
import type { Figure } from '#src/console/form/totals-bar.tsx'
import { pagesOf } from './pages-of.ts'
import { paperSizes, roomOf } from './paper-sizes.ts'
import type { PrintChoice } from './print-choice.ts'
import { $text } from './print.text.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly names?: Readonly<Record<string, string>> }

/** What of a record is printed. */
export interface Printed {
  /** Whose paper it is. */
  site: string
  /** Stands above every page, and at its foot. */
  header?: string | undefined
  footer?: string | undefined
  /** Address of a picture. */
  logo?: string | undefined
  title: string
  name: string
  words: Readonly<Record<string, unknown>>
  fields: readonly (readonly [string, Field<unknown>])[]
  lines: { columns: readonly (readonly [string, Field<unknown>])[]; rows: readonly Row[]; sums: readonly string[] } | undefined
  figures: readonly Figure[]
  signers: readonly (readonly [string, string])[]
  /** Heading of the place of a seal, and the address of one that stands there. */
  seal?: { title: string; picture?: string | undefined } | undefined
  /** It is printed so often by now; 0 where nobody counts. */
  count: number
}

interface PrintedRecordProps {
  record: AnyRecord
  printed: Printed
  choice: PrintChoice
}

const wide = new Set(['longText', 'text'])

function PrintedFields({ record, printed: { fields, words } }: Pick<PrintedRecordProps, 'record' | 'printed'>) {
  return (
    <dl className="fields">
      {fields
        .filter(([name, { kind }]) => !kind.isEmpty(record[name]))
        .map(([name, field]) => {
          const label = record.wire[nameKeyOf(name, field)]
          const named = typeof label === 'string' ? label : undefined
          return (
            <div key={name} data-wide={wide.has(field.kind.as) || undefined}>
              <dt>{String(words[name] ?? name)}</dt>
              <dd>
                <FieldCell field={field} value={record[name]} name={named} reader={readerOf(words, () => named ?? '')} base="" />
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

function sumIn(rows: readonly Row[], name: string): string {
  return sumOf(rows.map((row) => (typeof row[name] === 'string' && row[name] !== '' ? row[name] : '0')))
}

interface PrintedLinesProps {
  printed: Printed
  /** The first of them is so many rows behind the first of the record. */
  from: number
  rows: readonly Row[]
  hasSums: boolean
  hidden: readonly string[]
}

function PrintedLines({ printed: { words, lines }, from, rows, hasSums, hidden }: PrintedLinesProps) {
  const text = useStore($text)
  if (!lines) return null
  const columns = lines.columns.filter(([name]) => !hidden.includes(name))
  const reader = readerOf(words)
  return (
    <table>
      <thead>
        <tr>
          <th data-kind="whole">{text.line}</th>
          {columns.map(([name, { kind }]) => (
            <th key={name} data-kind={kind.as}>
              {String(words[name] ?? name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id}>
            <td data-kind="whole">{from + at + 1}</td>
            {columns.map(([name, field]) => (
              <td key={name} data-kind={field.kind.as}>
                {!field.kind.isEmpty(row[name]) && (
                  <FieldCell field={field} value={row[name]} name={row.names?.[name]} reader={reader} base="" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasSums && <Sums lines={lines} columns={columns} words={words} />}
    </table>
  )
}

type Lines = NonNullable<Printed['lines']>

/** What all rows come to, below the last of them. */
function Sums({ lines: { rows, sums }, columns, words }: { lines: Lines; columns: Lines['columns']; words: Printed['words'] }) {
  const text = useStore($text)
  const isSummed = (name: string) => sums.includes(name) && rows.some((row) => row[name] !== '')
  return (
    <tfoot>
      <tr>
        <td>{text.total}</td>
        {columns.map(([name, field]) => (
          <td key={name} data-kind={field.kind.as}>
            {isSummed(name) && <FieldCell field={field} value={sumIn(rows, name)} reader={readerOf(words)} base="" />}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function End({ printed: { figures, signers, seal } }: { printed: Printed }) {
  return (
    <div className="end" data-sealed={seal?.picture ? true : undefined}>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ title, shown }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      )}
      {signers.length > 0 && (
        <p className="signers">
          {signers.map(([title, name]) => (
            <span key={title}>
              {title}：{name}
            </span>
          ))}
        </p>
      )}
      {seal && (
        <p className="seal">
          {seal.title}：{seal.picture && <img src={seal.picture} alt="" />}
        </p>
      )}
    </div>
  )
}

interface SheetProps {
  printed: Printed
  copy: string
  at: number
  of: number
  children: ReactNode
}

/** One page with what each of them says. */
function Sheet({ printed, copy, at, of, children }: SheetProps) {
  const text = useStore($text)
  const { site, header, footer, logo, title, name, count } = printed
  return (
    <section className="page">
      <header>
        {logo && <img className="logo" src={logo} alt="" />}
        {site && <p>{site}</p>}
        {header && <p className="told">{header}</p>}
        <h1>{title}</h1>
        <p className="marks">
          <span>{copy}</span>
          <span>{name}</span>
          <span>{count > 0 && text.times(count)}</span>
        </p>
      </header>
      {children}
      <footer>
        {footer && <p className="told">{footer}</p>}
        {text.page(at, of)}
      </footer>
    </section>
  )
}

const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0

/** How the lines of a record fall on pages, once everything was drawn on one. */
function measured(page: HTMLElement, room: number): number[] {
  const one = (name: string) => page.querySelector(name)
  return pagesOf({
    room,
    frame: heightOf(one('header')) + heightOf(one('thead')) + heightOf(one('footer')) + 8,
    first: heightOf(one('.fields')),
    rows: [...page.querySelectorAll('tbody tr')].map(heightOf),
    last: heightOf(one('tfoot')) + heightOf(one('.end')),
  })
}

/** A record as it comes on paper: its copies one after the other, each with its pages. */
export function PrintedRecord({ record, printed, choice }: PrintedRecordProps) {
  const { paper, hidden, copies } = choice
  const rows = printed.lines?.rows ?? []
  const heads = [printed.header, printed.footer, printed.logo, printed.seal?.picture].join(' ')
  const drawn = [record.id, record.version, paper, printed.count > 0, rows.length, heads, ...hidden].join(' ')
  const [pages, setPages] = useState<{ of: string; counts: number[] }>()
  const ground = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = ground.current?.querySelector<HTMLElement>('.page')
    if (page && pages?.of !== drawn) setPages({ of: drawn, counts: measured(page, roomOf(paperSizes[paper])) })
  }, [drawn, pages, paper])
  const counts = pages?.of === drawn ? pages.counts : [rows.length]
  return (
    <div ref={ground}>
      {(copies.filter(Boolean).length > 0 ? copies.filter(Boolean) : ['']).map((copy) =>
        counts.map((count, at) => {
          const from = counts.slice(0, at).reduce((sum, one) => sum + one, 0)
          const isLast = at === counts.length - 1
          return (
            <Sheet key={`${copy} ${at}`} printed={printed} copy={copy} at={at + 1} of={counts.length}>
              {at === 0 && <PrintedFields record={record} printed={printed} />}
              {(count > 0 || (isLast && rows.length > 0)) && (
                <PrintedLines printed={printed} from={from} rows={rows.slice(from, from + count)} hasSums={isLast} hidden={hidden} />
              )}
              {isLast && <End printed={printed} />}
            </Sheet>
          )
        }),
      )}
    </div>
  )
}
