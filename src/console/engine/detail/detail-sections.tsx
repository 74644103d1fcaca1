import { useId, useState } from 'react'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import type { PageTools, PageWords } from '../page.ts'
import type { DetailField, DetailSection } from './detail.ts'

export interface DetailSectionsProps<Row, W extends PageWords> {
  sections: readonly DetailSection<Row, W>[]
  row: Row
  words: W
  tools: PageTools
}

/** Sections of a detail view: first those without a tab, then the tabs. */
export function DetailSections<Row, W extends PageWords>({ sections, ...rest }: DetailSectionsProps<Row, W>) {
  const { row, words, tools } = rest
  const mayRead = ({ permission }: DetailSection<Row, W>) => !permission || tools.connection.can(permission)
  const shown = sections.filter((section) => mayRead(section) && (section.when?.(row) ?? true))
  const tabs = [...new Set(shown.flatMap(({ tab }) => (tab ? [tab] : [])))]
  const [wanted, setWanted] = useState<string>()
  const chosen = tabs.find((tab) => tab === wanted) ?? tabs[0]
  const draw = (section: DetailSection<Row, W>) => <Section key={section.key} section={section} {...rest} />
  return (
    <>
      {shown.filter(({ tab }) => !tab).map(draw)}
      {chosen && (
        <Tabs
          value={chosen as string}
          onChange={setWanted}
          tabs={tabs.map((tab) => ({ value: tab as string, label: String(words[tab]) }))}
          aria-label={words.title}
        >
          <div className="console-detail-tab">{shown.filter(({ tab }) => tab === chosen).map(draw)}</div>
        </Tabs>
      )}
    </>
  )
}

type SectionProps<Row, W extends PageWords> = Omit<DetailSectionsProps<Row, W>, 'sections'> & { section: DetailSection<Row, W> }

function Section<Row, W extends PageWords>({ section, row, words, tools }: SectionProps<Row, W>) {
  const { key, fields = [], Show, fold } = section
  const id = useId()
  const content = (
    <>
      {fields.length > 0 && (
        <dl className="console-detail-fields">
          {fields
            .filter((field) => typeof field === 'string' || (field.when?.(row) ?? true))
            .map((field) => (
              <Field key={keyOf(field)} field={field} row={row} words={words} />
            ))}
        </dl>
      )}
      {Show && <Show row={row} words={words} tools={tools} />}
    </>
  )
  const [isOpen, setOpen] = useState(fold === 'open')
  if (fold)
    return (
      <details className="console-detail" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{String(words[key])}</summary>
        {/* what is closed reads nothing */}
        {isOpen && content}
      </details>
    )
  return (
    <section className="console-detail" aria-labelledby={id}>
      <h2 id={id}>{String(words[key])}</h2>
      {content}
    </section>
  )
}

const keyOf = <Row, W>(field: DetailField<Row, W>): string => (typeof field === 'string' ? field : field.key)

function Field<Row, W extends PageWords>({ field, row, words }: { field: DetailField<Row, W>; row: Row; words: W }) {
  const isPlain = typeof field === 'string'
  const value = isPlain ? String(row[field] ?? '') : field.show(row, words)
  return (
    <div data-wide={(!isPlain && field.isWide) || undefined}>
      <dt>{String(words[keyOf(field) as keyof W])}</dt>
      <dd>{value === '' || value === null || value === undefined ? '—' : value}</dd>
    </div>
  )
}
