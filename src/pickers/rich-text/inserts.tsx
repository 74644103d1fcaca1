import { useStore } from '@nanostores/react'
import { Film, ImagePlus, Link2, Unlink } from 'lucide-react'
import { useRef, useState } from 'react'
import { jsonText } from '#src/lib/json-text.ts'
import type { ImagePickerProps } from '#src/pickers/images/image-picker.tsx'
import type { LinkPickerProps } from '#src/pickers/links/link-picker.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { useHost } from '#src/ui/host.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Attributes } from './quill/attributes.ts'
import { readLink } from './quill/formats.ts'
import { PictureWords } from './picture-words.tsx'
import { $text } from './rich-text.text.ts'
import type { Seen } from './use-text-editor.ts'
import type { VideoDialogProps } from './video-dialog.tsx'

const linkPart = lazyPart<LinkPickerProps>(() => import('#src/pickers/links/link-picker.tsx').then((module) => module.LinkPicker))
const imagePart = lazyPart<ImagePickerProps>(() => import('#src/pickers/images/image-picker.tsx').then((module) => module.ImagePicker))
const videoPart = lazyPart<VideoDialogProps>(() => import('./video-dialog.tsx').then((module) => module.VideoDialog))

interface InsertsProps {
  connection: Connection
  seen: Seen
  onAct: () => void
}

interface Range {
  readonly index: number
  readonly length: number
}

/** Links, pictures and videos, each from its dialog, put where the caret was. */
export function Inserts({ connection, seen, onAct }: InsertsProps) {
  const t = useStore($text)
  const { opened, open, close, picture, video, link } = useInserts(seen, onAct)
  const LinkPicker = useLazyPart(linkPart, opened === 'link', close)
  const ImagePicker = useLazyPart(imagePart, opened === 'image', close)
  const VideoDialog = useLazyPart(videoPart, opened === 'video', close)
  const address = readLink(seen.formats['link'])['href'] ?? ''
  return (
    <>
      <IconButton size="compact" label={t.link} icon={<Link2 size={15} />} pressed={address !== ''} onClick={() => open('link')} />
      <IconButton size="compact" label={t.unlink} icon={<Unlink size={15} />} disabled={address === ''} onClick={() => link('')} />
      <IconButton size="compact" label={t.image} icon={<ImagePlus size={15} />} onClick={() => open('image')} />
      <PictureWords seen={seen} onAct={onAct} />
      <IconButton size="compact" label={t.video} icon={<Film size={15} />} onClick={() => open('video')} />
      {LinkPicker && opened === 'link' && <LinkPicker connection={connection} isOpen value={address} onClose={close} onPick={link} />}
      {ImagePicker && opened === 'image' && <ImagePicker isOpen onClose={close} onPick={picture} />}
      {VideoDialog && opened === 'video' && <VideoDialog connection={connection} onClose={close} onDone={video} />}
    </>
  )
}

function useInserts({ editor: { quill }, formats }: Seen, onAct: () => void) {
  const t = useStore($text)
  const notify = useNotify()
  const host = useHost()
  const [opened, setOpened] = useState<'link' | 'image' | 'video'>()
  const range = useRef<Range>({ index: 0, length: 0 })
  const changed = (change: () => void) => {
    setOpened(undefined)
    onAct()
    change()
    onAct()
  }
  const put = (kind: 'image' | 'video', attributes: Attributes) =>
    changed(() => {
      const { index, length } = range.current
      if (length > 0) quill.deleteText(index, length, 'user')
      quill.insertEmbed(index, kind, { ...attributes, style: 'max-width: 100%;' }, 'user')
      quill.setSelection(index + 1, 0, 'user')
    })
  const picture = (src: string, alt?: string) => put('image', { src, ...(alt && { alt }) })
  return {
    opened,
    close: () => setOpened(undefined),
    open(what: 'link' | 'image' | 'video') {
      range.current = linkRange(quill, formats)
      if (what === 'link' && range.current.length === 0) return notify.info(t.chooseWords)
      // a host may bring its own picker
      if (what !== 'image' || host.emit('crm-pick-media', { use: 'picture', pick: picture })) setOpened(what)
    },
    picture,
    video: (src: string) => put('video', { src, controls: '' }),
    link: (href: string) =>
      changed(() => {
        const { index, length } = opened ? range.current : linkRange(quill, formats)
        quill.formatText(index, length, 'link', href === '' ? false : jsonText({ ...readLink(formats['link']), href }), 'user')
      }),
  }
}

/** What is marked; with a caret inside a link, the whole link. */
function linkRange(quill: Seen['editor']['quill'], formats: Seen['formats']): Range {
  const range = quill.selection.savedRange
  if (range.length > 0 || !formats['link']) return range
  const isInside = (index: number) => quill.getFormat(index, 1)['link'] === formats['link']
  let [start, end] = [range.index, range.index]
  while (start > 0 && isInside(start - 1)) start--
  while (end < quill.getLength() - 1 && isInside(end)) end++
  return { index: start, length: end - start }
}
