import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLazy } from '../lazy.tsx'
import { CameraIcon, PictureIcon } from '../thread/icons.tsx'
import type { Attached } from './attached.ts'
import { $text } from './composer.text.ts'

const strip = async () => (await import('./strip.tsx')).Strip

/** What is chosen, pasted into the field or dropped on the pane that it stands in; judged before it is shown. */
export function useAttachments(isWanted: boolean, field: RefObject<HTMLTextAreaElement | null>): Attached {
  const [pictures, setPictures] = useState<Attached['pictures']>([])
  const [sentence, setSentence] = useState('')
  const count = useRef(0)
  count.current = pictures.length

  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    const judge = async () => {
      const { judged, mostPictures } = await import('../sending/judge.ts')
      const found = await judged(files, mostPictures - count.current)
      setSentence(found.sentence)
      setPictures((before) => [...before, ...found.pictures.map((file) => ({ file, address: URL.createObjectURL(file) }))])
    }
    // without a network what judges them does not come
    judge().catch(() => setSentence($text.get().notNow))
  }
  useIncoming(isWanted, field, add)

  return {
    pictures,
    sentence,
    add,
    remove(address) {
      URL.revokeObjectURL(address)
      setPictures(pictures.filter((picture) => picture.address !== address))
      field.current?.focus({ preventScroll: true })
    },
    take() {
      for (const { address } of pictures) URL.revokeObjectURL(address)
      setPictures([])
      setSentence('')
      return pictures.map(({ file }) => file)
    },
  }
}

// listened to on the pane: a drop beside the field would make the browser leave the page
function useIncoming(isWanted: boolean, field: RefObject<HTMLTextAreaElement | null>, add: (files: readonly File[]) => void): void {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const pane = field.current?.closest<HTMLElement>('.kefu-pane, .crm-root')
    if (!isWanted || !pane) return
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const drop = (event: DragEvent) => {
      delete pane.dataset.drop
      take(event, event.dataTransfer)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      pane.dataset.drop = ''
    }
    const leave = (event: DragEvent) => {
      if (!pane.contains(event.relatedTarget as Node | null)) delete pane.dataset.drop
    }
    const stop = new AbortController()
    const heard = { signal: stop.signal }
    field.current!.addEventListener('paste', paste, heard)
    pane.addEventListener('drop', drop, heard)
    pane.addEventListener('dragover', over, heard)
    pane.addEventListener('dragleave', leave, heard)
    return () => stop.abort()
  }, [isWanted, field])
}

/** What is attached, above the field. */
export function Attachments({ attached }: { attached: Attached }) {
  const { pictures, sentence } = attached
  const isWanted = pictures.length > 0 || sentence !== ''
  const [Strip] = useLazy(strip, isWanted)
  return isWanted && Strip ? <Strip attached={attached} /> : null
}

/** A device that is held in the hand: its camera is nearer than its album. */
const hasCamera = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/** Buttons that choose pictures, and on a phone take one. */
export function PictureButtons({ onFiles }: { onFiles(files: readonly File[]): void }) {
  return (
    <>
      {hasCamera() && <PictureButton isCamera onFiles={onFiles} />}
      <PictureButton onFiles={onFiles} />
    </>
  )
}

function PictureButton({ isCamera, onFiles }: { isCamera?: boolean; onFiles(files: readonly File[]): void }) {
  const text = useStore($text)
  const label = isCamera ? text.camera : text.picture
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <button type="button" className="kefu-tool" aria-label={label} title={label} onClick={() => input.current?.click()}>
        {isCamera ? <CameraIcon /> : <PictureIcon />}
      </button>
    </>
  )
}
