import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { PageRow } from '#src/api/pages.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { programCode, storefrontAddress } from '#src/stores/page-address.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { PagePreview } from '#src/ui/page-preview/page-preview.tsx'
import { $text } from './text.ts'

export function PreviewDialog({ row, onClose }: { row: PageRow; onClose: () => void }) {
  const t = useStore($text)
  const connection = useConnection()
  const [program, setProgram] = useState<string | false>()
  useEffect(() => {
    let isCurrent = true
    void programCode(connection, row.id).then((image) => isCurrent && setProgram(image))
    return () => {
      isCurrent = false
    }
  }, [connection, row.id])
  const { pageDrafts } = connection.capabilities.features
  return (
    <Dialog open onClose={onClose} title={`${t.preview} · ${row.name}`} width={560}>
      <PagePreview address={storefrontAddress(connection, row.id)} program={program} isDraftApart={pageDrafts} />
    </Dialog>
  )
}
