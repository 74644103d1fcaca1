import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './control.text.ts'

/** More than any list may grow to, in the shop's own editor too. */
const atFirst = 100

/** How many rows of a list are drawn, and the button for more: a broken page may hold thousands, and each costs a panel of its own. */
export function useDrawn(count: number) {
  const t = useStore($text)
  const [most, setMost] = useState(atFirst)
  const more = count > most && (
    <div className="designer-list__more">
      <Button onClick={() => setMost(2 * most)}>{t.moreRows(count - most)}</Button>
    </div>
  )
  return { most, more }
}
