/** Options of fields that several kinds have; the index is what is stored. */
export const cornerOptions = [{ word: 'square' }, { word: 'rounded' }] as const
export const sideOptions = [{ word: 'left' }, { word: 'center' }, { word: 'right' }] as const

/** `text-align` for the stored index of a side. */
export const sides = ['left', 'center', 'right'] as const
export const sideOf = (index: number) => sides[index] ?? 'left'
export const flexSideOf = (index: number) => (['flex-start', 'center', 'flex-end'] as const)[index] ?? 'flex-start'
