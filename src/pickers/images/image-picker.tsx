import { useStore } from '@nanostores/react'
import { createElement, useEffect, useRef, useState } from 'react'
import { door } from '#src/door/door.ts'
import { kebab } from '#src/door/meta.ts'
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

export interface ImagePickerProps {
  use?: ImageUse
  isOpen: boolean
  onClose: () => void
  /** The picture's full address. */
  onPick: (address: string) => void
}

const tag = 'crm-media-library'
const passedOn = ['baseUrl', 'factoryUrl', 'token', 'factoryToken', 'locale', 'theme'] as const

/** The media library in a dialog; one picture is picked. */
export function ImagePicker({ use = 'picture', isOpen, onClose, onPick }: ImagePickerProps) {
  const t = useStore($text)
  return (
    <Dialog open={isOpen} onClose={onClose} title={use === 'hotspot' ? t.picture : t[use]} width={use === 'hotspot' ? 960 : 1024}>
      <Library onClose={onClose} onPick={onPick} />
    </Dialog>
  )
}

function Library({ onClose, onPick }: Pick<ImagePickerProps, 'onClose' | 'onPick'>) {
  const t = useStore($text)
  const { state, retry } = useDoor()
  const library = usePicked(state === 'open', onPick, onClose)
  const host = useHostProps<Record<(typeof passedOn)[number], unknown>>()
  if (state === 'failed') return <ErrorCard title={t.noLibrary} message={t.noLibraryHelp} onRetry={retry} />
  if (state === 'waiting') return <Skeleton height={420} />
  const attributes = Object.fromEntries(
    passedOn.filter((name) => host[name] !== undefined && host[name] !== '').map((name) => [kebab(name), host[name]]),
  )
  return createElement(tag, { ref: library, class: 'pick-library', mode: 'pick', ...attributes })
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
  files: { att_dir: string }[]
}

function usePicked(isThere: boolean, onPick: (address: string) => void, onClose: () => void) {
  const library = useRef<HTMLElement>(null)
  const current = useRef({ onPick, onClose })
  current.current = { onPick, onClose }
  useEffect(() => {
    const node = library.current
    if (!isThere || !node) return
    const pick = (event: Event) => {
      // the designer's host must not hear of a picking that is the designer's own
      event.stopPropagation()
      const [file] = (event as CustomEvent<Picked>).detail.files
      if (file) current.current.onPick(file.att_dir)
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
