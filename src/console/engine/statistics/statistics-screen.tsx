import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide-react'
import { useConnection } from '#src/gate/use-connection.ts'
import { today as todayInShop } from '#src/lib/shop-time.ts'
import { addStyles } from '#src/lib/styles.ts'
import { readKey, readsOf } from '#src/stores/reads.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { StatusPage } from '../../status-page/status-page.tsx'
import { $text as $engine } from '../engine.text.ts'
import { FilterBar } from '../filter-bar.tsx'
import { filterQuery } from '../filters/index.ts'
import type { Filter } from '../filters/filter.ts'
import { useListAddress } from '../list-address.ts'
import { readListQuery, writeListQuery } from '../list-query.ts'
import type { PageWords } from '../page.ts'
import { partsOf } from './ask-part.ts'
import { chosenDays, queriesOf, usualDays, type StatisticsRequest } from './request.ts'
import { isCut } from './cut.ts'
import { DaysNote } from './days-note.tsx'
import { ExportFigures } from './export-figures.tsx'
import { Part } from './part-panel.tsx'
import css from './statistics.css?inline'
import type { StatisticsPage, StatisticsPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'

addStyles(css)

export interface StatisticsScreenProps {
  page: StatisticsPage<PageWords>
}

const shape = { size: 10 }

/** What the address says, and how it is changed. */
function useRequest({ statistics: { filters = [], hasNoDays } }: StatisticsPage<PageWords>) {
  const text = useStore($text)
  const { query, now, change } = useListAddress()
  const days: Filter[] = hasNoDays ? [] : [{ field: 'days', as: 'dates', word: 'days', start: usualDays }]
  const fields = ['days', 'sort', 'compare', 'cut', ...filters.map(({ field }) => field)]
  const { filters: values } = readListQuery(query, { ...shape, fields })
  const request: StatisticsRequest = {
    days: chosenDays(values['days'], todayInShop()),
    narrowed: filterQuery(filters, values),
    sort: values['sort'],
    isCompared: values['compare'] === '1',
    cut: isCut(values['cut']) ? values['cut'] : undefined,
  }
  const put = (next: Record<string, string>) => change(writeListQuery(now(), { filters: next }, shape), false)
  return { request, values, put, filters: [...days, ...filters], own: { days: text.days } }
}

/** A trend over the days that are chosen. */
const hasTime = ({ show, of }: StatisticsPart<PageWords>) => show === 'trend' && !of

/** Figures over days that are chosen, part by part as they are declared; each is read, and fails, by itself. */
export function StatisticsScreen({ page }: StatisticsScreenProps) {
  const { features } = useConnection().capabilities
  return page.feature && !features[page.feature] ? <StatusPage kind="missing" /> : <Parts page={page} />
}

function Parts({ page }: StatisticsScreenProps) {
  const words = useStore(page.text)
  const engine = useStore($engine)
  const connection = useConnection()
  const { request, values, put, filters, own } = useRequest(page)
  const parts = page.statistics.parts.filter(({ at }) => !at || at === connection.kind)
  const [first] = parts
  // what was read of the same area comes along
  const reload = () => first && readsOf(connection).reload(readKey(partsOf(first, queriesOf(first, connection.kind, request))))
  return (
    <section className="console-list" aria-label={words.title}>
      <header className="console-list-head">
        <div className="console-list-title">
          <h1>{words.title}</h1>
          <div className="console-list-tools">
            <ExportFigures words={words} parts={parts} request={request} />
            <IconButton label={engine.reload} icon={<RotateCw size={16} aria-hidden />} onClick={reload} />
          </div>
        </div>
      </header>
      <FilterBar filters={filters} words={{ ...words, ...own }} values={values} onChange={put} />
      {!page.statistics.hasNoDays && (
        <DaysNote
          days={request.days}
          isCompared={request.isCompared}
          onCompare={parts.some(hasTime) ? (isCompared) => put({ compare: isCompared ? '1' : '' }) : undefined}
        />
      )}
      <div className="console-statistics">
        {parts.map((part) => (
          <Part
            key={part.word}
            part={part}
            words={words}
            request={request}
            onSort={(sort) => put({ sort })}
            onCut={(cut) => put({ cut })}
          />
        ))}
      </div>
    </section>
  )
}
