import { useStore } from '@nanostores/react'
import { UploadRow } from '../upload/upload-row.tsx'
import type { UploadQueue } from '../upload/queue.ts'
import { $text as $uploadText } from '../upload/upload.text.ts'

/** How far each picture is, with retry and cancel, as in the dock. */
export function SentList({ queue, ids }: { queue: UploadQueue; ids: readonly number[] }) {
  const label = useStore($uploadText).queue
  const uploads = useStore(queue.$uploads).filter((upload) => ids.includes(upload.id))
  return (
    <ul className="media-sent" tabIndex={0} aria-label={label}>
      {uploads.map((upload, index) => (
        <UploadRow key={upload.id} upload={upload} queue={queue} at={index + 1} of={uploads.length} />
      ))}
    </ul>
  )
}
