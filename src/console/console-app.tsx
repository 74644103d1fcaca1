import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { Gate } from '#src/gate/gate.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { bringChunk } from '#src/ui/chunk-error.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useHost } from '#src/ui/host.ts'
import { keepErrorLog } from './error-log.ts'
import { isOpen } from './is-open.ts'
import { useNews } from './notices/use-news.ts'
import { useRouter } from './router/use-router.ts'
import { StartBar } from './start-bar.tsx'
import { useSignInLocation } from './use-sign-in-location.ts'
import { useTitle } from './use-title.ts'

const openPage = lazyPart(async () => (await import('./open-page.tsx')).OpenPage)
const shell = lazyPart(async () => (await import('./shell/shell.tsx')).Shell)

/** The console, or a page of it that needs no session. */
export function ConsoleApp() {
  const router = useRouter()
  const { path } = useStore(router.$location)
  const isSignedIn = useStore(useConnection().$session) !== null
  // who was signed in once comes back to what stays open beneath
  const wasSignedIn = useRef(isSignedIn)
  wasSignedIn.current ||= isSignedIn
  useEffect(() => () => router.stop(), [router])
  return isOpen(path, wasSignedIn.current) ? <Deferred part={openPage} props={{ path }} pending={null} /> : <Guarded />
}

// its gate, and behind it the shell
function Guarded() {
  const connection = useConnection()
  const router = useRouter()
  useEarlyShell(connection)
  useSignInLocation(connection, router)
  usePublicMethods(connection)
  return (
    <>
      <Gate kind="console">
        <Inside connection={connection} />
      </Gate>
      <Title connection={connection} />
      <StartBar connection={connection} />
    </>
  )
}

// a page that says what it is called does not draw the shell again
function Title({ connection }: { connection: Connection }) {
  useTitle(connection)
  return null
}

// on its way while the server is asked, or while somebody types
function useEarlyShell(connection: Connection) {
  const { root } = useHost()
  useEffect(() => {
    const load = () => void shell.load().catch(() => {})
    if (connection.$session.get()) load()
    else root.addEventListener('input', load, { once: true })
    return () => root.removeEventListener('input', load)
  }, [connection, root])
}

// kept as it was while somebody signs in again
function Inside({ connection }: { connection: Connection }) {
  const session = useStore(connection.$session)
  const last = useRef(session)
  if (session) last.current = session
  useNews()
  return last.current && <Deferred part={shell} props={{ session: last.current }} pending={null} />
}

function usePublicMethods(connection: Connection) {
  const host = useHost()
  const router = useRouter()
  useEffect(() => {
    host.expose({
      navigate: (path: string) => void router.go(path),
      signOut: () => connection.signOut(),
      quotation: async (quotation: unknown) => {
        const { quotationFile } = await bringChunk(() => import('#src/papers/quotation-file.ts'))
        return quotationFile(quotation)
      },
    })
  }, [host, router, connection])
  useEffect(() => keepErrorLog(host, () => router.$location.get().path), [host, router])
  useEffect(() => router.$location.listen(({ path }) => void host.emit('crm-navigate', { path })), [host, router])
  useEffect(() => {
    let before = connection.$session.get()
    return connection.$session.listen((session) => {
      if (session && !before) host.emit('crm-signed-in', { account: session.user?.account ?? '' })
      if (!session && before) host.emit('crm-signed-out')
      before = session
    })
  }, [host, connection])
}
