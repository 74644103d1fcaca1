import { useStore } from '@nanostores/react'
import { Check, Expand } from 'lucide-react'
import { memo } from 'react'
import { $text } from '../list/list.text.ts'
import { shortName } from '../short-name.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { Picture } from './picture.tsx'

interface TileProps {
  file: MediaFile
  /** Place in the order of choosing, from 1; 0 when not chosen. */
  place: number
  /** Show the place instead of a check mark: the order matters to who picks. */
  isCounted: boolean
  isStop: boolean
}

/** One picture; the grid listens for all of them. */
export const Tile = memo(function Tile({ file, place, isCounted, isStop }: TileProps) {
  const t = useStore($text)
  return (
    <div className="media-tile" role="option" aria-selected={place > 0} title={file.name} tabIndex={isStop ? 0 : -1} data-id={file.id}>
      <span className="media-tile-frame">
        <Picture addresses={[file.thumbnail, file.full]} />
      </span>
      <span className="media-tile-mark" aria-hidden="true">
        {place > 0 && isCounted ? place : <Check />}
      </span>
      {/* for the pointer only: the keyboard has Enter and the selection bar */}
      <span className="media-tile-look" aria-hidden="true" title={t.look} data-look="">
        <Expand />
      </span>
      <span className="media-tile-name" aria-hidden="true">
        {shortName(file.name)}
      </span>
      <span className="ui-sr">{file.name}</span>
    </div>
  )
})
