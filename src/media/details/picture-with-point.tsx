import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { FocalPoint } from '#src/api/file-library.ts'
import { Picture } from '../grid/picture.tsx'
import { currentAddress, type MediaFile } from '../wire/media-file.ts'
import { $text } from './details.text.ts'
import { draggable } from './point-drag.ts'

interface PictureWithPointProps {
  file: MediaFile
  /** Undefined shows no point. */
  point: FocalPoint | undefined
  /** Told as a change of the point: a pointer moves several times between two renders. */
  onPoint(move: (point: FocalPoint) => FocalPoint): void
  onSize(width: number, height: number): void
}

const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

/** A picture with the point that stays visible, to be dragged or moved by keys; a video plays. */
export function PictureWithPoint({ file, point, onPoint, onSize }: PictureWithPointProps) {
  const t = useStore($text)
  const area = useRef<HTMLDivElement>(null)
  if (file.isVideo)
    return (
      <div className="media-details-picture">
        <video
          src={currentAddress(file)}
          controls
          preload="metadata"
          aria-label={file.name}
          onLoadedMetadata={(event) => onSize(event.currentTarget.videoWidth, event.currentTarget.videoHeight)}
        >
          {/* the library keeps no captions of what staff upload */}
          <track kind="captions" />
        </video>
      </div>
    )
  const move = (dx: number, dy: number) => onPoint(({ x, y }) => ({ x: inside(x + dx), y: inside(y + dy) }))
  return (
    <div className="media-details-picture media-checker">
      <div ref={area} className="media-point-area">
        <Picture addresses={[currentAddress(file), file.thumbnail]} alt={file.alt || file.name} onSize={onSize} />
        {point && (
          <button
            type="button"
            className="media-point"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            aria-label={t.focalPoint(Math.round(point.x * 100), Math.round(point.y * 100))}
            {...draggable({ area: () => area.current, onMove: move })}
          />
        )}
      </div>
    </div>
  )
}
