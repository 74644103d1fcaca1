import { useStore } from '@nanostores/react'
import { Crop as CropMark, ExternalLink, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FileDetails as Changes } from '#src/api/file-library.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { $text as $listText } from '../list/list.text.ts'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { CropEditor } from './crop-editor.tsx'
import { type Description, DescriptionForm, middle } from './description-form.tsx'
import css from './details.css?inline'
import { $text } from './details.text.ts'
import { editFile } from './edit-file.ts'
import { PictureWithPoint } from './picture-with-point.tsx'
import { ReplaceButton } from './replace-button.tsx'
import { UsesList } from './uses-list.tsx'

addStyles(css)

export interface FileDetailsProps {
  library: Library
  file: MediaFile
  /** It was edited: this is what it is now. */
  onFile(file: MediaFile): void
  /** Whether something is written that is not saved. */
  onDirty(isDirty: boolean): void
}

const isSame = (one: unknown, other: unknown) => jsonText(one) === jsonText(other)

/** One file, with what can be done to it on this server. */
export function FileDetails({ library, file, onFile, onDirty }: FileDetailsProps) {
  const { features } = library.server.capabilities
  const canEdit = features.fileEdits && file.removed === ''
  const { isCropping, setCropping, opener } = useCropping()
  const [pixels, setPixels] = useState('')
  const said: Description = { alt: file.alt, focal: file.focal }
  const [draft, setDraft] = useState(said)
  const isChanged = !isSame(draft, said)
  useEffect(() => onDirty(isChanged), [onDirty, isChanged])
  const { isBusy, edit } = useEditing(library, file, (now) => {
    onFile(now)
    setDraft({ alt: now.alt, focal: now.focal })
  })
  const t = useStore($text)
  const hasPoint = canEdit && !file.isVideo
  if (isCropping)
    return (
      <CropEditor
        file={file}
        isBusy={isBusy}
        onCancel={() => setCropping(false)}
        onApply={(crop) => void edit({ crop }, t.cropped).then((isDone) => isDone && setCropping(false))}
      />
    )
  return (
    <div className="media-details">
      <PictureWithPoint
        file={file}
        point={hasPoint ? (draft.focal ?? middle) : undefined}
        onPoint={(move) => setDraft((now) => ({ ...now, focal: move(now.focal ?? middle) }))}
        onSize={(width, height) => setPixels(`${width} × ${height}`)}
      />
      {canEdit && (
        <div className="media-details-actions">
          {!file.isVideo && file.type !== 'image/gif' && (
            <Button ref={opener} icon={<CropMark />} onClick={() => setCropping(true)}>
              {t.crop}
            </Button>
          )}
          {file.crop && (
            <Button
              icon={<Undo2 />}
              busy={isBusy}
              onClick={() => void edit({ crop: null }, t.isOriginal).then((isDone) => isDone && opener.current?.focus())}
            >
              {t.toOriginal}
            </Button>
          )}
          {features.fileUploads && <ReplaceButton library={library} file={file} onReplaced={onFile} />}
        </div>
      )}
      {canEdit && (
        <DescriptionForm
          value={draft}
          hasPoint={hasPoint}
          isChanged={isChanged}
          isBusy={isBusy}
          onChange={setDraft}
          onCancel={() => setDraft(said)}
          onSave={() => void edit({ alt: draft.alt, ...(hasPoint && !isSame(draft.focal, said.focal) && { focal: draft.focal }) }, t.saved)}
        />
      )}
      <Facts file={file} pixels={pixels} />
      {features.fileUses && <UsesList server={library.server} id={file.id} />}
    </div>
  )
}

/** Cutting takes the place of everything else here; whoever leaves it is where it began. */
function useCropping() {
  const [isCropping, setCropping] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasCropping = useRef(false)
  useLayoutEffect(() => {
    if (wasCropping.current && !isCropping) opener.current?.focus()
    wasCropping.current = isCropping
  }, [isCropping])
  return { isCropping, setCropping, opener }
}

function useEditing(library: Library, file: MediaFile, onFile: (file: MediaFile) => void) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const edit = async (changes: Changes, words: string): Promise<boolean> => {
    setBusy(true)
    try {
      onFile(await editFile(library, file.id, changes))
      notify.success(words)
      return true
    } catch (failure) {
      notify.failure(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, edit }
}

function Facts({ file, pixels }: { file: MediaFile; pixels: string }) {
  const t = useStore($listText)
  const format = [file.type.replace(/^(image|video)\//, '').toUpperCase(), pixels].filter(Boolean).join(' · ')
  return (
    <dl>
      <Fact title={t.name}>{file.name}</Fact>
      {format && <Fact title={t.format}>{format}</Fact>}
      {file.bytes > 0 && <Fact title={t.size}>{fileSize(file.bytes)}</Fact>}
      {file.time && <Fact title={t.time}>{file.time}</Fact>}
      <Fact title={t.address}>
        <a href={file.full} target="_blank" rel="noopener noreferrer" title={t.openOriginal}>
          {file.full} <ExternalLink size={12} aria-hidden="true" />
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
