import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLazy } from '../lazy.tsx'
import { paperEndings } from '../sending/papers.ts'
import { CameraIcon, ClipIcon, PictureIcon } from '../thread/icons.tsx'
import type { Attached } from './attached.ts'
import { $text } from './composer.text.ts'

const strip = async () => (await import('./strip.tsx')).Strip

/** What is chosen, pasted into the field or dropped on the pane that it stands in; judged before it is shown. */
export function useAttachments(isWanted: boolean, paperLimit: number, field: RefObject<HTMLTextAreaElement | null>): Attached {
  const [list, setList] = useState<Attached['list']>([])
  const [sentence, setSentence] = useState('')
  const count = useRef(0)
  count.current = list.length

  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    const judge = async () => {
      const { judged, mostFiles } = await import('../sending/judge.ts')
      const { chosen, sentence } = await judged(files, mostFiles - count.current, paperLimit)
      setSentence(sentence)
      setList((before) => [...before, ...chosen.map((one) => ({ ...one, address: URL.createObjectURL(one.file) }))])
    }
    // without a network what judges them does not come
    judge().catch(() => setSentence($text.get().notNow))
  }
  useIncoming(isWanted, field, add)

  return {
    list,
    sentence,
    add,
    remove(address) {
      URL.revokeObjectURL(address)
      setList(list.filter((one) => one.address !== address))
      field.current?.focus({ preventScroll: true })
    },
    take() {
      for (const { address } of list) URL.revokeObjectURL(address)
      setList([])
      setSentence('')
      return list
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
  const { list, sentence } = attached
  const isWanted = list.length > 0 || sentence !== ''
  const [Strip] = useLazy(strip, isWanted)
  return isWanted && Strip ? <Strip attached={attached} /> : null
}

/** A device that is held in the hand: its camera is nearer than its album. */
const hasCamera = () => matchMedia('(hover: none) and (pointer: coarse)').matches

interface ButtonsProps {
  /** Files besides pictures can be sent. */
  takesPapers: boolean
  onFiles(files: readonly File[]): void
}

/** Buttons that choose pictures, and files where they can be sent; on a phone one takes a picture. */
export function AttachButtons({ takesPapers, onFiles }: ButtonsProps) {
  const text = useStore($text)
  const pictures = 'image/*'
  return (
    <>
      {hasCamera() && <FileButton label={text.camera} icon={<CameraIcon />} accept={pictures} isCamera onFiles={onFiles} />}
      <FileButton label={text.picture} icon={<PictureIcon />} accept={pictures} onFiles={onFiles} />
      {takesPapers && <FileButton label={text.file} icon={<ClipIcon />} accept={paperEndings.join()} onFiles={onFiles} />}
    </>
  )
}

interface FileButtonProps {
  label: string
  icon: ReactNode
  accept: string
  isCamera?: boolean
  onFiles(files: readonly File[]): void
}

function FileButton({ label, icon, accept, isCamera, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
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
        {icon}
      </button>
    </>
  )
}
