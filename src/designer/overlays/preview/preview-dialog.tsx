import { useStore } from '@nanostores/react'
import { QrCode } from 'lucide-react'
import type { Connection } from '#src/stores/connection.ts'
import { storefrontAddress, useProgramCode } from '#src/stores/page-address.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { PagePreview } from '#src/ui/page-preview/page-preview.tsx'
import { standingOf } from '../../session/publisher.ts'
import { useEditor } from '../../use-editor.ts'
import { $text as $overlay } from '../overlay.text.ts'
import { $text } from './preview.text.ts'

/** The page on a telephone: what visitors read of it, as soon as they can. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const { preview } = useStore($overlay)
  const { session, connection } = useEditor()
  const { id, publishing } = useStore(session.saver.$origin)
  const isHidden = publishing !== undefined && standingOf(publishing) === 'never'
  return (
    <Dialog open onClose={onClose} title={preview} width={560}>
      {id === '' || isHidden ? (
        <Empty icon={<QrCode />} text={isHidden ? t.never : t.new} />
      ) : (
        <Codes connection={connection} id={id} isDraftApart={publishing !== undefined} />
      )}
    </Dialog>
  )
}

function Codes({ connection, id, isDraftApart }: { connection: Connection; id: string; isDraftApart: boolean }) {
  const program = useProgramCode(connection, id)
  return <PagePreview address={storefrontAddress(connection, id)} program={program} isDraftApart={isDraftApart} />
}
