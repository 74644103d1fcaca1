import { useEffect, useMemo } from 'react'
import type { Host } from '#src/door/host.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useHost } from '#src/ui/host.ts'
import type { Accept } from './list/query.ts'
import { serverOf } from './server.ts'
import { createLibrary, type Library } from './store.ts'
import { queueFor } from './upload/queue-for.ts'
import { toPicked } from './wire/media-file.ts'

interface Seat {
  library: Library
  /** Who hears of uploads. */
  listener: { host: Host }
  person: unknown
}

// the element's methods outlive the library: another person or another server brings another one
const shown = new WeakMap<Host, Library>()
// who comes back to the page is where they were: at the category, the search and the place in the list
const left = new WeakMap<Connection, Seat>()

const personAt = (connection: Connection) => connection.$session.get()?.user?.id

function takeSeat(host: Host, connection: Connection, isPicking: boolean): Seat {
  const before = isPicking ? undefined : left.get(connection)
  left.delete(connection)
  if (before && before.person === personAt(connection)) {
    before.listener.host = host
    return before
  }
  const listener = { host }
  const library = createLibrary(serverOf(connection), {
    queue: queueFor(connection),
    onUploaded: (upload) => listener.host.emit('crm-upload', { name: upload.name, src: upload.address }),
  })
  return { library, listener, person: personAt(connection) }
}

/** The library that the element shows; a picker begins anew, a page where it was left. */
export function useLibrary(isPicking: boolean, accept: Accept): Library {
  const host = useHost()
  const connection = useConnection()
  // a page does not become a picker while it is shown
  const seat = useMemo(() => takeSeat(host, connection, isPicking), [host, connection, isPicking])
  const { library } = seat
  useEffect(() => {
    if (left.get(connection)?.library === library) left.delete(connection)
    shown.set(host, library)
    // a report of what arrived belongs to the screen it was sent from
    if (isPicking) library.queue.dismissDone()
    library.show(accept)
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
      library.selection.clear()
      library.queue.dismissDone()
      if (!isPicking) left.set(connection, { ...seat, person: personAt(connection) })
    }
  }, [host, connection, library, seat, isPicking, accept])
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
