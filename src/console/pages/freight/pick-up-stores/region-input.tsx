import type { CityNode } from '#src/api/cities.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Select } from '#src/ui/select/select.tsx'
import css from './region-input.css?inline'

addStyles(css)

const levels = ['province', 'city', 'district'] as const

/** Regions that can be chosen at each level, as far down as the chosen ones have others below them. */
function offered(tree: readonly CityNode[], names: readonly string[]): (readonly CityNode[])[] {
  const found: (readonly CityNode[])[] = []
  let nodes = tree
  for (const name of [...names, '']) {
    if (nodes.length === 0 || found.length === levels.length) break
    found.push(nodes)
    nodes = nodes.find(({ label }) => label === name)?.children ?? []
  }
  return found
}

/** Whether the last chosen region has none below it, or nobody knows of any. */
export const isWholeRegion = (names: readonly string[], tree: readonly CityNode[]): boolean => offered(tree, names).length <= names.length

/** Province, city and district, one below the other, by their names: stores are kept so. */
export function RegionInput({
  value,
  given,
  onChange,
  id,
  label,
  invalid,
  describedBy,
  words,
}: ControlProps<readonly string[], { tree: readonly CityNode[] }>) {
  return (
    <div className="region-input" role="group" aria-label={label}>
      {offered(given.tree, value).map((nodes, level) => {
        const name = value[level]
        // what the server no longer lists stays until another one is chosen
        const isListed = name === undefined || nodes.some((one) => one.label === name)
        const options = [...(isListed ? [] : [name]), ...nodes.map((one) => one.label)].map((one) => ({ value: one, label: one }))
        return (
          <Select
            key={levels[level]}
            {...(level === 0 && { id })}
            {...(describedBy && { 'aria-describedby': describedBy })}
            aria-label={String(words[levels[level]!])}
            placeholder={String(words[levels[level]!])}
            invalid={invalid && name === undefined}
            value={name ?? null}
            options={options}
            onChange={(chosen) => onChange([...value.slice(0, level), chosen])}
          />
        )
      })}
    </div>
  )
}
