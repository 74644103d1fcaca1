interface LegendProps {
  names: readonly { name: string; note?: string }[]
  hidden: ReadonlySet<number>
  onToggle: (at: number) => void
}

/** What the colours mean; a press takes one out of the drawing and brings it back. The last one stays. */
export function Legend({ names, hidden, onToggle }: LegendProps) {
  const isLast = names.length - hidden.size <= 1
  return (
    <ul className="ui-chart-names">
      {names.map(({ name, note }, at) => (
        <li key={at}>
          <button
            type="button"
            data-series={at % 8}
            aria-pressed={!hidden.has(at)}
            aria-disabled={(isLast && !hidden.has(at)) || undefined}
            onClick={() => (!isLast || hidden.has(at)) && onToggle(at)}
          >
            {name}
            {note && <span>{note}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
