const most = 100

/** The part of a list that a preview draws: lists are seldom longer, and a broken page must not stop the editor. */
export const drawn = <T>(list: readonly T[]): readonly T[] => (list.length > most ? list.slice(0, most) : list)

/** How many rows a preview asks the shop for: what is stored may be any number. */
export const drawnCount = (count: number): number => Math.max(1, Math.min(Math.trunc(count) || 1, most))
