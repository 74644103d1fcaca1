import { useStore } from '@nanostores/react'
import { createElement, useEffect, useRef, useState } from 'react'
import { door } from '#src/door/door.ts'
import { kebab } from '#src/door/meta.ts'
import { phonePageOf, type PhonePageProps } from '#src/lib/phone-page.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { addStyles } from '#src/lib/styles.ts'
import css from './images.css?inline'
import { $text } from './images.text.ts'

addStyles(css)

/** What a picture is for: it decides the dialog's title and width (designer contract 1.6). */
export type ImageUse = 'picture' | 'tabBar' | 'background' | 'hotspot'

/** A film is picked in the same library. */
type PickerUse = ImageUse | 'video'

export interface ImagePickerProps {
  use?: PickerUse
  isOpen: boolean
  /** At most this many; one unless told. */
  most?: number
  onClose: () => void
  /** The picture's full address, and what it shows where that is written down; of several the first, `onPickAll` hears of all. */
  onPick: (address: string, alt: string) => void
  onPickAll?: (addresses: string[]) => void
}

const tag = 'crm-media-library'
const passedOn = ['baseUrl', 'factoryUrl', 'token', 'factoryToken', 'locale', 'theme', 'pieceSize'] as const

/** The media library in a dialog; one picture is picked. */
export function ImagePicker({ use = 'picture', isOpen, ...rest }: ImagePickerProps) {
  const { onClose } = rest
  const t = useStore($text)
  return (
    <Dialog open={isOpen} onClose={onClose} title={use === 'hotspot' ? t.picture : t[use]} width={use === 'hotspot' ? 960 : 1024}>
      <Library {...rest} isFilm={use === 'video'} />
    </Dialog>
  )
}

type LibraryProps = Pick<ImagePickerProps, 'onClose' | 'onPick' | 'onPickAll' | 'most'> & { isFilm: boolean }

function Library(props: LibraryProps) {
  const { most = 1, isFilm } = props
  const t = useStore($text)
  const { state, retry } = useDoor()
  const library = usePicked(state === 'open', props)
  const host = useHostProps<Record<(typeof passedOn)[number], unknown> & PhonePageProps>()
  if (state === 'failed') return <ErrorCard title={t.noLibrary} message={t.noLibraryHelp} onRetry={retry} />
  if (state === 'waiting') return <Skeleton height={420} />
  const attributes = Object.fromEntries(
    passedOn.filter((name) => host[name] !== undefined && host[name] !== '').map((name) => [kebab(name), host[name]]),
  )
  const page = phonePageOf(host)
  if (page) attributes['phone-page'] = page
  const several = most > 1 && { multiple: true, ...(Number.isFinite(most) && { 'max-length': most }) }
  return createElement(tag, {
    ref: library,
    class: 'pick-library',
    mode: 'pick',
    ...(isFilm && { accept: 'video' }),
    ...several,
    ...attributes,
  })
}

function useDoor() {
  const [state, setState] = useState<'waiting' | 'open' | 'failed'>('waiting')
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    door(tag).then(
      () => isCurrent && setState('open'),
      () => isCurrent && setState('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [round])
  return { state, retry: () => (setState('waiting'), setRound(round + 1)) }
}

interface Picked {
  files: { att_dir: string; alt: string }[]
}

function usePicked(isThere: boolean, props: LibraryProps) {
  const library = useRef<HTMLElement>(null)
  const current = useRef(props)
  current.current = props
  useEffect(() => {
    const node = library.current
    if (!isThere || !node) return
    const pick = (event: Event) => {
      // the designer's host must not hear of a picking that is the designer's own
      event.stopPropagation()
      const { files } = (event as CustomEvent<Picked>).detail
      if (files[0] === undefined) return
      current.current.onPick(files[0].att_dir, files[0].alt)
      current.current.onPickAll?.(files.map((file) => file.att_dir))
    }
    const cancel = (event: Event) => {
      event.stopPropagation()
      current.current.onClose()
    }
    const keep = (event: Event) => event.stopPropagation()
    node.addEventListener('crm-pick', pick)
    node.addEventListener('crm-cancel', cancel)
    node.addEventListener('crm-ready', keep)
    return () => {
      node.removeEventListener('crm-pick', pick)
      node.removeEventListener('crm-cancel', cancel)
      node.removeEventListener('crm-ready', keep)
    }
  }, [isThere])
  return library
}
