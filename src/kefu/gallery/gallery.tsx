import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './gallery.css?inline'
import { $text } from './gallery.text.ts'
import { BackIcon, CrossIcon, ForwardIcon, OutIcon } from './icons.tsx'
import type { GalleryProps } from './picture.ts'

addStyles(css)

/** The conversation's pictures, one at a time: arrows go through them, Escape leads back to where it was opened. */
export function Gallery({ pictures, first, onClose }: GalleryProps) {
  const text = useStore($text)
  const dialog = useRef<HTMLDialogElement>(null)
  const [key, setKey] = useState(first)
  const at = Math.max(
    0,
    pictures.findIndex((picture) => picture.key === key),
  )
  const picture = pictures[at]
  const said = text.picture(at + 1, pictures.length)

  // the native dialog gives the focus back to what opened it
  useLayoutEffect(() => {
    const node = dialog.current
    node?.showModal()
    return () => node?.close()
  }, [])

  const go = (step: number) => setKey(pictures[at + step]?.key ?? key)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    // Escape would close the chat as well
    event.stopPropagation()
    if (step === undefined) onClose()
    else go(step)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go wherever the focus is in it
    <dialog
      ref={dialog}
      className="kefu-gallery"
      data-modal=""
      data-open=""
      aria-label={text.pictures}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <GalleryBar said={said} address={picture?.address} onClose={onClose} />
      {picture && <img src={picture.address} alt={said} />}
      {pictures.length > 1 && (
        <>
          <Turn side="before" label={text.before} isAtEnd={at === 0} onTurn={() => go(-1)} />
          <Turn side="next" label={text.next} isAtEnd={at === pictures.length - 1} onTurn={() => go(1)} />
        </>
      )}
    </dialog>
  )
}

function GalleryBar({ said, address, onClose }: { said: string; address: string | undefined; onClose(): void }) {
  const text = useStore($text)
  return (
    <div className="kefu-gallery-bar">
      <span aria-live="polite">{said}</span>
      <a href={address} target="_blank" rel="noopener noreferrer" aria-label={text.whole} title={text.whole}>
        <OutIcon />
      </a>
      <button type="button" aria-label={text.close} title={text.close} onClick={onClose}>
        <CrossIcon />
      </button>
    </div>
  )
}

interface TurnProps {
  side: 'before' | 'next'
  label: string
  isAtEnd: boolean
  onTurn(): void
}

function Turn({ side, label, isAtEnd, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="kefu-gallery-turn"
      data-side={side}
      aria-label={label}
      title={label}
      aria-disabled={isAtEnd}
      onClick={onTurn}
    >
      {side === 'before' ? <BackIcon /> : <ForwardIcon />}
    </button>
  )
}
