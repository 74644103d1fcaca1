import { useStore } from '@nanostores/react'
import { Copy, ExternalLink, Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $actionText } from '../actions/actions.text.ts'
import { Picture } from '../grid/picture.tsx'
import { fileSize } from '../list/file-size.ts'
import { $text } from '../list/list.text.ts'
import type { MediaFile } from '../wire/media-file.ts'
import css from './details.css?inline'

addStyles(css)

interface DetailsDrawerProps {
  /** null keeps the drawer closed. */
  file: MediaFile | null
  onClose(): void
  onRename(file: MediaFile): void
}

export function DetailsDrawer({ file, onClose, onRename }: DetailsDrawerProps) {
  const t = useStore($text)
  const rename = useStore($actionText).rename
  // the picture stays while the drawer leaves
  const [last, setLast] = useState(file)
  useEffect(() => {
    if (file) setLast(file)
  }, [file])
  const shown = file ?? last
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
    <Drawer open={file !== null} onClose={onClose} title={t.details} footer={footer} width={420}>
      <Details key={shown.id} file={shown} />
    </Drawer>
  )
}

function Details({ file }: { file: MediaFile }) {
  const t = useStore($text)
  const [pixels, setPixels] = useState('')
  const format = [file.type.replace(/^image\//, '').toUpperCase(), pixels].filter(Boolean).join(' · ')
  return (
    <div className="media-details">
      <div className="media-details-picture media-checker">
        <Picture addresses={[file.full, file.thumbnail]} alt={file.name} onSize={(width, height) => setPixels(`${width} × ${height}`)} />
      </div>
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
    </div>
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
