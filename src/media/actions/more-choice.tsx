import { useStore } from '@nanostores/react'
import { CheckCheck, SquareDashed } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { $text } from './actions.text.ts'

interface MoreChoiceProps {
  library: Library
  /** How many are chosen. */
  count: number
  onTooMany(): void
}

/** Everything that the list shows, or all but what is chosen. */
export function MoreChoice({ library, count, onTooMany }: MoreChoiceProps) {
  const t = useStore($text)
  const notify = useNotify()
  const { listing, choosing, selection } = library
  const { count: all, isCounted } = useStore(listing.$listing)
  const run = (work: Promise<boolean>) => void work.then((hasRoom) => hasRoom || onTooMany(), notify.failure)
  if (!isCounted || all > selection.limit || count >= all) return null
  return (
    <>
      {choosing.canTakeList() && (
        <Button size="compact" variant="quiet" icon={<CheckCheck />} title={t.takeAll(all)} onClick={() => run(choosing.all('list'))}>
          {t.takeAll(all)}
        </Button>
      )}
      <Button size="compact" variant="quiet" icon={<SquareDashed />} title={t.invert} onClick={() => run(choosing.invert())}>
        {t.invert}
      </Button>
    </>
  )
}
