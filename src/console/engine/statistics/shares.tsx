import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import type { PageWords } from '../page.ts'
import { Leading, mayLead, type Counted } from './leading.tsx'
import { shownValue } from './shown.ts'
import type { Share, SharesPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'

/** A name of the shop's server in the words of the page, where it has one. */
export const nameIn = <W,>(names: Readonly<Record<string, keyof W>> | undefined, name: string, words: W): string => {
  const key = names && Object.hasOwn(names, name) ? names[name] : undefined
  return key ? String(words[key]) : name
}

interface SharesProps<W> {
  part: SharesPart<W>
  data: readonly Share[]
  words: W
  /** What it is of. */
  of: Counted
}

/** A pie; without anything to divide there is none. */
export function Shares<W extends PageWords>({ part, data, words, of }: SharesProps<W>) {
  const text = useStore($text)
  if (data.every(({ value }) => !Number(value))) return <Empty text={text.nothing} />
  const label = String(words[part.word])
  return (
    <>
      <Chart
        label={label}
        kind="pie"
        points={data.map(({ name }) => nameIn(part.names, name, words))}
        series={[{ key: 'value', name: label, values: data.map(({ value }) => value) }]}
        show={(value) => shownValue(value, part)}
        height={200}
      />
      <Leads part={part} data={data} words={words} of={of} />
    </>
  )
}

/** The lists that parts are counted from, of those that there is anything of. */
function Leads<W extends PageWords>({ part, data, words, of }: SharesProps<W>) {
  const text = useStore($text)
  const connection = useConnection()
  const leading = data.flatMap(({ name, value }) => {
    const leads = Number(value) ? part.leads?.(name) : undefined
    return leads && mayLead(connection, leads) ? [{ name: nameIn(part.names, name, words), leads }] : []
  })
  if (leading.length === 0) return null
  return (
    <p className="console-statistics-leads">
      <span>{text.lists}</span>
      {leading.map(({ name, leads }) => (
        <Leading key={name} name={name} leads={leads} of={of} />
      ))}
    </p>
  )
}
