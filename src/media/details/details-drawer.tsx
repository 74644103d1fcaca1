import { useStore } from '@nanostores/react'
import { Copy, Pencil } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useCloseGuard } from '#src/forms/use-close-guard.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $actionText } from '../actions/actions.text.ts'
import { $text } from '../list/list.text.ts'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import type { FileDetailsProps } from './file-details.tsx'

interface DetailsDrawerProps {
  library: Library
  /** null keeps the drawer closed. */
  file: MediaFile | null
  onClose(): void
  onRename(file: MediaFile): void
}

const part = lazyPart<FileDetailsProps>(async () => (await import('./file-details.tsx')).FileDetails)

export function DetailsDrawer({ library, file, onClose, onRename }: DetailsDrawerProps) {
  const t = useStore($text)
  const rename = useStore($actionText).rename
  // the picture stays while the drawer leaves, and is what an edit made of it
  const [shown, setShown] = useState(file)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    if (file) setShown(file)
  }, [file])
  useEffect(() => followList(library, setShown), [library])
  const close = useCloseGuard(isDirty, () => {
    setDirty(false)
    onClose()
  })
  const Details = useLazyPart(part, file !== null, onClose)
  if (!shown) return null
  const footer = (
    <>
      <Button icon={<Pencil />} onClick={() => onRename(shown)}>
        {rename}
      </Button>
      <CopyAddress address={shown.full} />
    </>
  )
  return (
    <Drawer open={file !== null} onClose={close} title={shown.isVideo ? t.videoDetails : t.details} footer={footer} width={420}>
      {Details ? <Details key={shown.id} library={library} file={shown} onFile={setShown} onDirty={setDirty} /> : <Skeleton rows={6} />}
    </Drawer>
  )
}

/** What was renamed, here or elsewhere, is called so here too. */
function followList({ listing }: Library, update: Dispatch<SetStateAction<MediaFile | null>>): () => void {
  return listing.$listing.listen(({ state }) => {
    if (state !== 'ready') return
    update((shown) => {
      const now = shown && listing.at(listing.indexOf(shown.id))
      return now && jsonText(now) !== jsonText(shown) ? now : shown
    })
  })
}

function CopyAddress({ address }: { address: string }) {
  const t = useStore($text)
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t.copied)
    } catch {
      // pages without TLS have no clipboard
      notify.error(t.notCopied)
    }
  }
  return (
    <Button icon={<Copy />} onClick={copy}>
      {t.copyAddress}
    </Button>
  )
}
