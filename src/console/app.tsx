import { bringSignIn } from '#src/gate/gate.tsx'
import { connectionOf } from '#src/gate/use-connection.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { ConsoleApp } from './console-app.tsx'
import { isOpen } from './is-open.ts'
import { routerOf } from './router/use-router.ts'

export default mountReact(ConsoleApp, (host) => {
  const isSignedIn = connectionOf(host).get().$session.get() !== null
  const { path } = routerOf(host).get().$location.get()
  // a form that comes into a screen already painted would cost a second painting of all of it
  return isSignedIn || isOpen(path, isSignedIn) ? undefined : bringSignIn()
})
