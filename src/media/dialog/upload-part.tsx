import { useMemo } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { shopPictureLimit } from '#src/http/uploads/recompression.ts'
import { useHostProps } from '#src/ui/host.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { serverOf } from '../server.ts'
import type { UploadDialogProps } from './upload-dialog.tsx'

const dialog = lazyPart<UploadDialogProps>(async () => (await import('./upload-dialog.tsx')).UploadDialog)

/** The upload dialog of an element, downloaded when it first opens. */
export function UploadPart(props: Pick<UploadDialogProps, 'library' | 'isOpen' | 'onClose'>) {
  const connection = useConnection()
  const { phonePage } = useHostProps<{ phonePage?: unknown }>()
  // a page that is told as a path is one of the host's
  const page = typeof phonePage === 'string' && phonePage ? new URL(phonePage, location.href).href : ''
  const server = useMemo(() => serverOf(connection, page), [connection, page])
  const Part = useLazyPart(dialog, props.isOpen, props.onClose)
  const { kind, uploads } = connection.capabilities
  return Part ? <Part {...props} server={server} limit={uploads?.picture ?? shopPictureLimit} isSilent={kind === 'shop'} /> : null
}
