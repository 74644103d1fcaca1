import { readRechargeFigures } from '#src/api/recharges.ts'
import { filterQuery } from '#src/console/engine/filters/index.ts'
import { grouped } from '#src/console/engine/list-totals.tsx'
import { useLocation } from '#src/console/router/use-router.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { filters } from './filters.ts'

/** What was paid in and given back of what the filter finds, by the way it came. */
export function Figures() {
  const connection = useConnection()
  const address = new URLSearchParams(useLocation().query)
  const query = filterQuery(filters, Object.fromEntries(filters.map(({ field }) => [field, address.get(field) ?? ''])))
  const read = useCall(connection, readRechargeFigures, { query })
  const figures = read.state === 'there' ? read.data : (read.before ?? [])
  return (
    <dl className="console-totals">
      {figures.map(({ name, field, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{`${grouped(count)} ${field}`}</dd>
        </div>
      ))}
    </dl>
  )
}
