import type { Props } from '#src/door/host.ts'

/** What the host of the designer allows. */
export interface Policy {
  readonly isReadOnly: boolean
  /** False for a kind that may not be added. Blocks that the page has already stay. */
  allows(kind: string): boolean
  /** Most blocks of a kind, of all kinds with `*`; Infinity without a limit. */
  most(kind: string): number
}

// as an attribute `titles menus`, as a property a list of names: both arrive as text
const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : Array.isArray(value) ? value.map(String) : []

/** Reads the element's `read-only`, `kinds`, `forbidden-kinds` and `limits`; nonsense in them allows everything. */
export function policyOf(props: Props): Policy {
  const allowed = new Set(namesIn(props['kinds']))
  const forbidden = new Set(namesIn(props['forbiddenKinds']))
  const limits = typeof props['limits'] === 'object' && props['limits'] !== null ? (props['limits'] as Record<string, unknown>) : {}
  return {
    isReadOnly: props['readOnly'] === true,
    allows: (kind) => (allowed.size === 0 || allowed.has(kind)) && !forbidden.has(kind),
    most(kind) {
      const limit = limits[kind]
      return typeof limit === 'number' && limit >= 0 ? limit : Number.POSITIVE_INFINITY
    },
  }
}
