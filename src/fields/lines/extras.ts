import { createContext, type ComponentType } from 'react'
import type { Chosen } from '#src/kinds/lines.ts'
import type { GridStore } from './grid-store.ts'
import type { Row } from './rows.ts'

type Part = ComponentType<{ grid: GridStore }>

/** What a page adds to the grid of its lines. */
export interface LinesExtras {
  /** Values of the record that the lines stand in, for what is chosen among those that go with them. */
  beside?(): Readonly<Record<string, unknown>>
  /** Parts above the rows, beside the button for another row, and below all. */
  Above?: Part
  Beside?: Part
  Below?: Part
  /** What an empty cell of a column says, by its name. */
  faces?: Readonly<Record<string, ComponentType<{ grid: GridStore; id: string }>>>
  /** A record was chosen in a cell. */
  onChosen?(grid: GridStore, row: Row, column: string, chosen: Chosen): void
}

/** Without it a grid is as its field says. */
export const LinesExtrasContext = createContext<LinesExtras>({})
