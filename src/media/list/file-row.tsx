import { useStore } from '@nanostores/react'
import { Check, Expand, Pencil, Play, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { $common } from '#src/text/common-words.ts'
import { $text as $actionText } from '../actions/actions.text.ts'
import { cellStyle, pictureOf, type CellProps } from '../grid/cell.ts'
import { FilmFrame } from '../grid/film-frame.tsx'
import { PictureFrame } from '../grid/picture-frame.tsx'
import { useNumber } from '../picker/use-number.ts'
import { daysLeft } from '../trash/days-left.ts'
import { $text as $trashText } from '../trash/trash.text.ts'
import { currentAddress, mayBeClear, type MediaFile } from '../wire/media-file.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { $text } from './list.text.ts'

/** One file of the table; the list listens for all of them. */
export const FileRow = memo(function FileRow({ library, file, index, isCounted, isStop, pictures, $isHeld, ...box }: CellProps) {
  const t = useStore($text)
  const trash = useStore($trashText)
  const chosen = useNumber(library.selection, file?.id)
  return (
    <div
      className="media-line"
      role="row"
      // the head is the first
      aria-rowindex={index + 2}
      aria-selected={chosen !== 0}
      aria-busy={file ? undefined : true}
      tabIndex={isStop ? 0 : -1}
      data-id={file?.id}
      data-index={index}
      style={cellStyle(box)}
    >
      <span className="media-line-mark" role="gridcell">
        <span className="media-line-check" aria-hidden="true">
          {chosen > 0 && isCounted ? chosen : <Check />}
        </span>
      </span>
      <span className="media-line-name" role="rowheader" title={file?.name}>
        {file && !file.isVideo ? (
          <PictureFrame
            className={mayBeClear(file) ? 'media-thumb media-checker' : 'media-thumb'}
            picture={pictureOf(file, library)}
            pictures={pictures}
            $isHeld={$isHeld}
            act="look"
          />
        ) : (
          <span className="media-thumb" role="presentation" data-act="look">
            {file && <FilmFrame address={currentAddress(file)} $isHeld={$isHeld} />}
            {file && <Play aria-hidden="true" />}
          </span>
        )}
        <span className="media-name-text">{file ? file.name : <span className="ui-sr">{t.coming}</span>}</span>
      </span>
      <span className="media-line-size" role="gridcell">
        {file && fileSize(file.bytes)}
      </span>
      <span className="media-line-time" role="gridcell">
        {file?.removed ? trash.left(daysLeft(file.removed)) : file?.time}
      </span>
      <span className="media-line-acts" role="gridcell">
        {file && <Acts file={file} isStop={isStop} />}
      </span>
    </div>
  )
})

// with Tab only those of the line that has it
function Acts({ file, isStop }: { file: MediaFile; isStop: boolean }) {
  const t = useStore($text)
  const rename = useStore($actionText).rename
  const remove = useStore($common).remove
  const act = (name: string, label: string, icon: ReactNode) => (
    <button
      type="button"
      className="media-act"
      title={label}
      aria-label={`${label} ${file.name}`}
      tabIndex={isStop ? 0 : -1}
      data-act={name}
    >
      {icon}
    </button>
  )
  return (
    <>
      {act('look', t.look, <Expand />)}
      {file.removed === '' && act('rename', rename, <Pencil />)}
      {act('remove', remove, <Trash2 />)}
    </>
  )
}
