import { useStore } from '@nanostores/react'
import { ImagePlus, Upload } from 'lucide-react'
import { useConnection } from '#src/gate/use-connection.ts'
import { shopPictureLimit } from '#src/http/uploads/recompression.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { fileSize } from '#src/lib/file-size.ts'
import { $text as $listText } from '../list/list.text.ts'
import { $text } from './start.text.ts'

/** What stands in an empty category. */
export function UploadInvitation({ onUpload }: { onUpload(): void }) {
  const t = useStore($text)
  const limit = useConnection().capabilities.uploads?.picture ?? shopPictureLimit
  const empty = useStore($listText).empty
  const action = (
    <>
      <p className="media-hint">
        {t.hint}
        {t.serverLimit(fileSize(limit))}
        <span>{t.orDrop}</span>
      </p>
      <Button variant="primary" icon={<Upload />} onClick={onUpload}>
        {t.upload}
      </Button>
    </>
  )
  return <Empty icon={<ImagePlus />} text={empty} action={action} />
}
