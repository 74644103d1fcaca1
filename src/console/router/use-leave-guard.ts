import { useCallback, useEffect, useRef } from 'react'
import { useHostProps } from '#src/ui/host.ts'
import { useTabs, useTabScope } from '../tabs/tab-scope.ts'
import { holdPage } from './hold-page.ts'
import type { Leave } from './router.ts'
import { useRouter } from './use-router.ts'

/**
 * Asks `leave` before the page is lost, while switched on by the returned function: a page with a tab when the
 * tab is closed, another when the location changes. On a page of the console's own the browser asks too; a
 * host's page is the host's.
 */
export function useLeaveGuard(leave: Leave): (isOn: boolean) => void {
  const router = useRouter()
  const tabs = useTabs()
  const scope = useTabScope()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const release = useRef<(() => void) | null>(null)
  const path = scope?.location.path

  const set = useCallback(
    (isOn: boolean) => {
      release.current?.()
      release.current = null
      if (!isOn) return
      const letGo = standalone ? holdPage() : () => {}
      if (tabs?.bar.current && path !== undefined) {
        release.current = tabs.guard(path, leave, letGo)
        return
      }
      const free = router.guardLeave(leave)
      release.current = () => {
        free()
        letGo()
      }
    },
    [router, leave, standalone, tabs, path],
  )
  const hidden = useRef(scope?.isHidden)
  hidden.current = scope?.isHidden
  // a page that is only out of sight keeps its question
  useEffect(() => () => void (hidden.current?.() || set(false)), [set])
  return set
}
