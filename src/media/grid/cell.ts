import type { ReadableAtom } from 'nanostores'
import type { CSSProperties } from 'react'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { previewsOf } from '../wire/preview.ts'
import type { Pictured, Pictures } from './pictures.ts'

/** Where a cell stands in the list, in px. */
export interface CellBox {
  left: number
  top: number
  width: number
  height: number
}

/** A tile of the grid or a line of the table. */
export interface CellProps extends CellBox {
  library: Library
  /** undefined while it is on its way. */
  file: MediaFile | undefined
  /** Place in the whole list, from 0. */
  index: number
  /** How many the whole list has. */
  setSize: number
  /** Show the place instead of a check mark: the order matters to who picks. */
  isCounted: boolean
  /** Reached with Tab. */
  isStop: boolean
  pictures: Pictures
  $isHeld: ReadableAtom<boolean>
}

export const cellStyle = ({ left, top, width, height }: CellBox): CSSProperties => ({
  left,
  top,
  width,
  height,
})

/** What is shown of a file that is a picture. */
export const pictureOf = (file: MediaFile, { server }: Library): Pictured => ({
  id: file.id,
  addresses: previewsOf(file, server.capabilities.features),
})
