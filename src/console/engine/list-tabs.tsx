import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { nameOf } from '#src/stores/reads.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { askList, listCallOf, type ListCall } from './ask-list.ts'
import type { ChoiceFilter } from './filters/filter.ts'
import type { ListReply } from './page.ts'

type Counts = Readonly<Record<string, number>>

interface ListTabsProps {
  filter: ChoiceFilter
  words: Readonly<Record<string, unknown>>
  /** All filters as they stand in the address. */
  values: Readonly<Record<string, string>>
  /** What the call carries for the other filters, and besides. */
  others: Readonly<Record<string, unknown>>
  list: ListCall<unknown>
  reply: ListReply<unknown> | null
  onChange(value: string): void
}

const nameIn = ({ name, field }: ChoiceFilter) => name ?? field

/** Figures that came with the list: `tabs: [{status: 1, name, count: 3}]` (manufacturing 3.0). */
function sentCounts(reply: ListReply<unknown> | null, field: string): Counts {
  const tabs: unknown = reply?.tabs
  if (!Array.isArray(tabs)) return {}
  return Object.fromEntries(
    tabs.flatMap((tab: Record<string, unknown>) => (tab && field in tab ? [[String(tab[field]), Number(tab.count) || 0]] : [])),
  )
}

// a list that tells no figures is asked for one row of each tab
async function askedCounts(connection: Connection, { filter, list, others }: Pick<ListTabsProps, 'filter' | 'list' | 'others'>) {
  const counts = await Promise.all(
    filter.options.map(async ({ value }) => {
      const query = { ...others, [nameIn(filter)]: value || undefined, page: 1, limit: 1 }
      return [value, Number((await askList(connection, list, query)).count) || 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

function useCounts({ filter, others, list, reply }: ListTabsProps): Counts {
  const { counts } = filter
  const parts = counts ? ['tabs', ...listCallOf(list), nameOf(filter), others] : null
  const read = useRead(useConnection(), parts, (over) =>
    typeof counts === 'function' ? counts(over, others as Record<string, string>) : askedCounts(over, { filter, list, others }),
  )
  if (!counts) return sentCounts(reply, nameIn(filter))
  // tabs without figures are still tabs
  return (read.state === 'there' ? read.data : read.before) ?? {}
}

/** A choice shown as tabs above the list, each with how many there are in it. */
export function ListTabs(props: ListTabsProps) {
  const { filter, words, values, onChange } = props
  const counts = useCounts(props)
  // what the call carries where nothing is chosen
  const usual = String(props.others[nameIn(filter)] ?? '')
  const tabs = filter.options.map(({ value, word }) => ({ value, label: String(words[word]), count: counts[value || usual] }))
  return (
    <div className="console-list-tabs">
      <Tabs value={values[filter.field] ?? ''} onChange={onChange} tabs={tabs} aria-label={String(words[filter.word])} />
    </div>
  )
}
