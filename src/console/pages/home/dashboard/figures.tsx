import { Link } from '#src/console/router/link.tsx'
import { matchRoute } from '#src/console/routes.ts'

export interface Figure {
  key: string
  name: string
  value: string | number
  note?: string | undefined
  /** A link where this version has the page. */
  path?: string
  isAlarming?: boolean
}

/** Figures side by side, each with its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="console-figures">
      {figures.map(({ key, name, value, note, path, isAlarming }) => (
        <div key={key} data-alarming={isAlarming || undefined}>
          <dt>{path && matchRoute(path.split('?')[0]!) ? <Link to={path}>{name}</Link> : name}</dt>
          <dd>{value}</dd>
          {note && <dd className="console-figure-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
