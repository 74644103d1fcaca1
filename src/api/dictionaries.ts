/** What words there are. */
export const dictionaryKinds = ['colour', 'hardness', 'rubber', 'surface', 'pay_term', 'pay_method', 'reason'] as const
export type DictionaryKind = (typeof dictionaryKinds)[number]

/** What the list of words carries beside its rows: how many there are of each, under the other filters; `kind` '' counts all. */
export interface DictionaryCounts {
  tabs: { kind: DictionaryKind | ''; count: number }[]
}
