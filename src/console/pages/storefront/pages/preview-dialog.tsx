import { useStore } from '@nanostores/react'
import type { PageRow } from '#src/api/pages.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { storefrontAddress, useProgramCode } from '#src/stores/page-address.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { PagePreview } from '#src/ui/page-preview/page-preview.tsx'
import { $text } from './text.ts'

export function PreviewDialog({ row, onClose }: { row: PageRow; onClose: () => void }) {
  const t = useStore($text)
  const connection = useConnection()
  const program = useProgramCode(connection, row.id)
  const { pageDrafts } = connection.capabilities.features
  return (
    <Dialog open onClose={onClose} title={`${t.preview} · ${row.name}`} width={560}>
      <PagePreview address={storefrontAddress(connection, row.id)} program={program} isDraftApart={pageDrafts} />
    </Dialog>
  )
}
