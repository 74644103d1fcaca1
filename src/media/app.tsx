import { useEffect, useMemo } from 'react'
import { Gate } from '#src/gate/gate.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Host } from '#src/door/host.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { MediaScreen } from './media-screen.tsx'
import { pickLimit, type PickProps } from './picker/pick-limit.ts'
import { serverOf } from './server.ts'
import { createLibrary, type Library } from './store.ts'
import { queueFor } from './upload/queue-for.ts'
import { toPicked } from './wire/media-file.ts'

// the element's methods outlive the library: another person or another server brings another one
const shown = new WeakMap<Host, Library>()

function MediaApp() {
  return (
    <Gate kind="media">
      <Content />
    </Gate>
  )
}

function Content() {
  const library = useLibrary()
  const props = useHostProps<PickProps>()
  const limit = pickLimit(props)
  const isPicking = props.mode === 'pick'
  useEffect(() => library.pickAtMost(limit, isPicking), [library, limit, isPicking])
  return <MediaScreen library={library} isPicking={isPicking} limit={limit} />
}

function useLibrary(): Library {
  const host = useHost()
  const connection = useConnection()
  const library = useMemo(
    () =>
      createLibrary(serverOf(connection), {
        queue: queueFor(connection),
        onUploaded: (upload) => host.emit('crm-upload', { name: upload.name, src: upload.address }),
      }),
    [host, connection],
  )
  useEffect(() => {
    shown.set(host, library)
    expose(host)
    void library.reload()
    const leave = library.follow()
    const stop = connection.$session.listen((session) => {
      if (!session) return
      library.queue.release()
      if (library.listing.$listing.get().state === 'failed') void library.reload()
    })
    return () => {
      stop()
      leave()
    }
  }, [host, connection, library])
  return library
}

function expose(host: Host): void {
  host.expose({
    selection: () => shown.get(host)?.selection.files().map(toPicked) ?? [],
    clear: () => shown.get(host)?.selection.clear(),
    reload: async () => void (await shown.get(host)?.reload()),
    upload: (files: Iterable<File>) => void shown.get(host)?.upload([...files]),
  })
}

export default mountReact(MediaApp)
