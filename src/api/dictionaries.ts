/** What words there are: a field of text offers each (`suggests`), and what none offers is not kept. */
export const dictionaryKinds = ['colour', 'rubber', 'surface', 'reason'] as const
export type DictionaryKind = (typeof dictionaryKinds)[number]

/** What the list of words carries beside its rows: how many there are of each, under the other filters; `kind` '' counts all. */
export interface DictionaryCounts {
  tabs: { kind: DictionaryKind | ''; count: number }[]
}
