import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { useRouter } from './router/use-router.ts'
import { $text } from './shell/shell.text.ts'
import { useTabs } from './tabs/tab-scope.ts'

/** Signs out after asking (texts of specification 8). */
export function useSignOut(): () => Promise<void> {
  const text = useStore($text)
  const router = useRouter()
  const connection = useConnection()
  const confirm = useConfirm()
  const notify = useNotify()
  const tabs = useTabs()
  return async () => {
    if (!(await confirm({ title: text.signOut, message: text.askSignOut }))) return
    // something unsaved asks for itself
    if (tabs && !(await tabs.mayLeave())) return
    if (!(await router.go('/'))) return
    tabs?.clear()
    await connection.signOut()
    notify.success($text.get().signedOut)
  }
}
