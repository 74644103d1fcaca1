import { useEffect, useState } from 'react'
import { useHostProps } from '#src/ui/host.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useShownLocation } from '../router/use-router.ts'
import { isUpgrade, refuseUpgrade } from './version.ts'

/** Milliseconds before the prompt comes (specification 9). */
const promptDelay = 2000

const part = lazyPart(async () => (await import('./upgrade-dialog.tsx')).UpgradeDialog)

/** Tells of a new version on a page of the console's own; never at the sign-in and at the root (specification 2). */
export function UpgradePrompt() {
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const { path } = useShownLocation()
  const [isAsked, setAsked] = useState(false)
  const isPlace = standalone === true && path !== '/' && path !== '/login'
  useEffect(() => {
    if (!isPlace || !isUpgrade()) return
    const timer = setTimeout(() => setAsked(true), promptDelay)
    return () => clearTimeout(timer)
  }, [isPlace])
  const refuse = () => {
    refuseUpgrade()
    setAsked(false)
  }
  const Prompt = useLazyPart(part, isAsked, refuse)
  return Prompt ? <Prompt open={isAsked} onRefuse={refuse} onDone={() => setAsked(false)} /> : null
}
