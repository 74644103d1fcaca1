/** One place of a picture cube: its picture and where it leads. */
export interface CubeCell {
  readonly picture: string
  readonly link: string
}

interface CubeSlot {
  /** Best size of its picture, in px of a screen 750 px wide. */
  readonly width: number
  /** Absent where the first picture of the row gives the height. */
  readonly height?: number
}

/** The six layouts in the order of their stored index (designer contract 3.5.9). */
export const cubeLayouts: readonly { readonly columns: number; readonly slots: readonly CubeSlot[] }[] = [
  { columns: 1, slots: [{ width: 750 }] },
  { columns: 2, slots: [{ width: 375 }, { width: 375 }] },
  { columns: 3, slots: [{ width: 250 }, { width: 250 }, { width: 250 }] },
  {
    columns: 2,
    slots: [
      { width: 375, height: 375 },
      { width: 375, height: 188 },
      { width: 375, height: 188 },
    ],
  },
  { columns: 4, slots: [{ width: 188 }, { width: 188 }, { width: 188 }, { width: 188 }] },
  {
    columns: 2,
    slots: [
      { width: 375, height: 188 },
      { width: 375, height: 188 },
      { width: 375, height: 188 },
      { width: 375, height: 188 },
    ],
  },
]

/** The layout of a stored index; the first one for an index that no shop knows. */
export const cubeLayout = (index: number) => cubeLayouts[index] ?? cubeLayouts[0]!

/** `375×188`, or the width alone where the height is free. */
export const sizeOfSlot = ({ width, height }: CubeSlot): string => (height === undefined ? `${width}` : `${width}×${height}`)

/** Whether a place takes two rows of its layout. */
export const isTall = (slots: readonly CubeSlot[], { height }: CubeSlot): boolean =>
  height !== undefined && height > Math.min(...slots.map((slot) => slot.height ?? height))

const emptyCell = (): CubeCell => ({ picture: '', link: '' })

/** At least as many cells as the layout shows; those beyond it stay, and no two are one object. */
export function cellsFor<T extends CubeCell>(cells: readonly T[], layout: number): readonly (T | CubeCell)[] {
  const missing = cubeLayout(layout).slots.length - cells.length
  return missing > 0 ? [...cells, ...Array.from({ length: missing }, emptyCell)] : cells
}
