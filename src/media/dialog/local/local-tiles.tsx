import { useStore } from '@nanostores/react'
import { ImagePlus, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useReorder } from '#src/ui/reorder/reorder.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { shortName } from '../../short-name.ts'
import { uploadLimit } from '../../upload/accept.ts'
import { FileChooser } from '../../upload/file-chooser.tsx'
import { LocalPreview } from '../../upload/local-preview.tsx'
import { $text } from '../dialog.text.ts'
import { moveFile, type LocalFile } from './local-files.ts'

interface LocalTilesProps {
  files: readonly LocalFile[]
  onChange(files: readonly LocalFile[]): void
  onAdd(files: readonly File[]): void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The chosen pictures in the order in which they are sent; dragged, or moved with the arrow keys. */
export function LocalTiles({ files, onChange, onAdd }: LocalTilesProps) {
  const t = useStore($text)
  const list = useRef<HTMLUListElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  useReorder(list, '.media-local-handle', (from, to) => onChange(moveFile(files, from, to)))
  // drawn before the next key comes: a focus that is given later would take it from wherever one went on to
  const changeAt = (changed: readonly LocalFile[], index: number) => {
    flushSync(() => onChange(changed))
    const handle = list.current?.querySelectorAll<HTMLElement>('.media-local-handle')[index]
    ;(handle ?? list.current?.parentElement?.querySelector<HTMLElement>('.media-local-add'))?.focus()
  }
  const remove = (index: number) => changeAt(files.toSpliced(index, 1), Math.min(index, files.length - 2))
  const press = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key]
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (step === undefined && !isRemoval) return
    event.preventDefault()
    if (isRemoval) return remove(index)
    changeAt(moveFile(files, index, index + step!), Math.max(0, Math.min(files.length - 1, index + step!)))
  }
  return (
    <div className="media-local">
      <ul ref={list} className="media-local-list" aria-label={t.pictures}>
        {files.map((one, index) => (
          <LocalTile
            key={one.id}
            file={one.file}
            position={index + 1}
            onPress={(event) => press(event, index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {files.length < uploadLimit && (
        <button type="button" className="media-local-add" data-autofocus onClick={() => chooser.current?.click()}>
          <ImagePlus aria-hidden="true" />
          <span>{files.length > 0 ? `${files.length}/${uploadLimit}` : t.chooseFiles}</span>
        </button>
      )}
      <FileChooser field={chooser} onFiles={onAdd} />
    </div>
  )
}

interface LocalTileProps {
  file: File
  /** Counted from 1. */
  position: number
  onPress(event: KeyboardEvent): void
  onRemove(): void
}

function LocalTile({ file, position, onPress, onRemove }: LocalTileProps) {
  const t = useStore($text)
  const title = `${file.name} · ${fileSize(file.size)}`
  return (
    <li className="media-local-tile">
      <button
        type="button"
        className="media-local-handle"
        title={title}
        aria-label={t.moveFile(position, file.name)}
        aria-keyshortcuts="ArrowLeft ArrowRight Delete"
        onKeyDown={onPress}
      >
        <LocalPreview file={file} />
        <span className="media-local-name">{shortName(file.name)}</span>
      </button>
      <IconButton label={t.leaveOut(file.name)} icon={<X />} size="compact" onClick={onRemove} />
    </li>
  )
}
