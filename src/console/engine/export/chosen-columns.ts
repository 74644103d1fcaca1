/** Columns of a file that a person chose, in their order; all of them where nothing is chosen, or nothing of it is there any more. */
export function chosenOf<C>(columns: readonly C[], keys: readonly string[] | undefined, keyOf: (column: C) => string): readonly C[] {
  const byKey = new Map(columns.map((column) => [keyOf(column), column]))
  const chosen = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
  return chosen.length > 0 ? chosen : columns
}

/** A column in the order in which it is chosen from. */
export interface ColumnToSave {
  key: string
  isSaved: boolean
}

/** What is saved comes first, in its order; the rest as it is declared. */
export function toChooseFrom(all: readonly string[], keys: readonly string[] | undefined): ColumnToSave[] {
  const saved = chosenOf(all, keys, (key) => key)
  return [
    ...saved.map((key) => ({ key, isSaved: true })),
    ...all.filter((key) => !saved.includes(key)).map((key) => ({ key, isSaved: false })),
  ]
}

/** What is kept of it; nothing where every column is saved as it is declared. */
export function keptOf(all: readonly string[], columns: readonly ColumnToSave[]): readonly string[] | undefined {
  const keys = columns.filter(({ isSaved }) => isSaved).map(({ key }) => key)
  return keys.length === all.length && keys.every((key, at) => key === all[at]) ? undefined : keys
}
