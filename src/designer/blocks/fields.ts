import type { AnyKind, AnyRow } from './shared/define.ts'

const found = import.meta.glob<readonly AnyRow[]>('./*/fields.ts', { eager: true, import: 'fields' })

/** What can be edited of a kind, line by line. Only what is loaded on demand imports this: pages are drawn without it. */
export const fieldsOf = (kind: AnyKind): readonly AnyRow[] => kind.fields ?? found[`./${kind.kind}/fields.ts`] ?? []
