import { useStore } from '@nanostores/react'
import { Copy, QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readPageCode, type PageRow } from '#src/api/pages.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { qrMatrix } from '#src/lib/qr.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $page } from '../pages/storefront-pages.text.ts'
import css from './preview-dialog.css?inline'
import { $text } from './preview.text.ts'

addStyles(css)

/** Address of a page in the shop's storefront (designer contract 5, 预览). */
const storefrontAddress = (base: string, row: PageRow) => `${base || location.origin}/pages/annex/special/index?id=${row.id}`

export function PreviewDialog({ row, onClose }: { row: PageRow; onClose: () => void }) {
  const text = useStore($text)
  const page = useStore($page)
  const notify = useNotify()
  const { base, capabilities } = useConnection()
  const address = storefrontAddress(base, row)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(text.copied),
      () => notify.error(text.notCopied),
    )
  return (
    <Dialog open onClose={onClose} title={`${page.preview} · ${row.name}`} width={560}>
      <div className="console-preview">
        <figure>
          <Qr text={address} label={text.account} />
          <figcaption>
            <strong>{text.account}</strong>
            <span>{text.accountHelp}</span>
            <Button variant="quiet" size="compact" icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
              {text.copy}
            </Button>
          </figcaption>
        </figure>
        <figure>
          <ProgramCode row={row} />
          <figcaption>
            <strong>{text.program}</strong>
            <span>{text.programHelp}</span>
          </figcaption>
        </figure>
      </div>
      <p className="console-preview-note">{capabilities.features.pageDrafts ? text.published : text.saved}</p>
    </Dialog>
  )
}

function Qr({ text, label }: { text: string; label: string }) {
  const rows = qrMatrix(text)
  const quiet = 4
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ''))).join('')
  const size = rows.length + quiet * 2
  return (
    <svg className="console-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  )
}

function ProgramCode({ row }: { row: PageRow }) {
  const text = useStore($text)
  const connection = useConnection()
  const [image, setImage] = useState<string | false | undefined>()
  useEffect(() => {
    let isCurrent = true
    connection.send(readPageCode, { params: { id: row.id } }).then(
      (reply) => isCurrent && setImage(reply.image || false),
      () => isCurrent && setImage(false),
    )
    return () => {
      isCurrent = false
    }
  }, [connection, row.id])
  if (image === undefined) return <Skeleton width={180} height={180} />
  if (image && image !== 'unpublished') return <img className="console-code" src={image} alt={text.program} />
  return (
    <div className="console-code" data-none>
      <QrCode size={28} aria-hidden />
      {image === 'unpublished' ? text.unpublished : text.noProgram}
    </div>
  )
}
