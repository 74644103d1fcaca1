/** Every row of the outline is this high, in px: its place follows from its number. Also in outline.css. */
export const rowHeight = 34

/** Between which rows a pointer is; `y` counts from the top of the list. */
export const gapAt = (y: number, count: number): number => Math.max(0, Math.min(count, Math.round(y / rowHeight)))
