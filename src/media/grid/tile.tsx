import { useStore } from '@nanostores/react'
import { Check, Expand, Play } from 'lucide-react'
import { memo, useState } from 'react'
import { fileSize } from '#src/lib/file-size.ts'
import { $text } from '../list/list.text.ts'
import { useNumber } from '../picker/use-number.ts'
import { shortName } from '../short-name.ts'
import { daysLeft } from '../trash/days-left.ts'
import { $text as $trashText } from '../trash/trash.text.ts'
import { currentAddress, mayBeClear, type MediaFile } from '../wire/media-file.ts'
import { cellStyle, pictureOf, type CellProps } from './cell.ts'
import { FilmFrame } from './film-frame.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** One file of the grid; the list listens for all of them. */
export const Tile = memo(function Tile({ library, file, index, setSize, isCounted, isStop, pictures, $isHeld, ...box }: CellProps) {
  const t = useStore($text)
  const chosen = useNumber(library.selection, file?.id)
  // what only the pointer or the focus brings to light is not drawn for the hundreds that scroll by
  const [isMet, setMet] = useState(false)
  const meet = () => setMet(true)
  return (
    <div
      className="media-tile"
      role="option"
      aria-selected={chosen !== 0}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      aria-busy={file ? undefined : true}
      title={file?.name}
      tabIndex={isStop ? 0 : -1}
      data-id={file?.id}
      data-index={index}
      style={cellStyle(box)}
      onPointerEnter={meet}
      onFocus={meet}
    >
      {file && !file.isVideo ? (
        <PictureFrame
          className={mayBeClear(file) ? 'media-tile-frame media-checker' : 'media-tile-frame'}
          picture={pictureOf(file, library)}
          pictures={pictures}
          $isHeld={$isHeld}
        />
      ) : (
        <span className="media-tile-frame">
          {file && (
            <>
              <FilmFrame address={currentAddress(file)} $isHeld={$isHeld} />
              <span className="media-video" aria-hidden="true">
                <Play />
                <span>{fileSize(file.bytes)}</span>
              </span>
            </>
          )}
        </span>
      )}
      {file?.removed && <DaysLeft removed={file.removed} />}
      {(isMet || chosen !== 0) && (
        <span className="media-tile-mark" aria-hidden="true">
          {chosen > 0 && isCounted ? chosen : <Check />}
        </span>
      )}
      {/* for the pointer only: the keyboard has Enter and the selection bar */}
      {isMet && (
        <span className="media-tile-look" aria-hidden="true" title={t.look} data-act="look">
          <Expand />
        </span>
      )}
      {/* what is read aloud is whole; on the option itself it would not be what one sees */}
      <span className="media-tile-name" role="img" aria-label={labelOf(file, t)}>
        {file && shortName(file.name)}
      </span>
    </div>
  )
})

function labelOf(file: MediaFile | undefined, t: ReturnType<typeof $text.get>): string {
  if (!file) return t.coming
  return file.isVideo ? t.videoNamed(file.name) : file.name
}

function DaysLeft({ removed }: { removed: string }) {
  const t = useStore($trashText)
  return <span className="media-days-left">{t.left(daysLeft(removed))}</span>
}
