import { useStore } from '@nanostores/react'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useListAddress } from '#src/console/engine/list-address.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { arrivalsOf, type Arriving } from '#src/console/notices/arrivals.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from './arrivals.css?inline'
import { $text } from './arrivals.text.ts'

addStyles(css)

/** How many had come in when a list was read. */
const counted = new WeakMap<object, number>()

/**
 * Stands above a list and says how many rows came in since it was read. They are shown when somebody asks for them: rows never move
 * under a pointer by themselves.
 */
export const arrivals = (what: Arriving) =>
  function Arrived({ reply, tools }: { reply: object | null; tools: PageTools }) {
    const text = useStore($text)
    const total = useStore(arrivalsOf(useConnection()))[what]
    const address = useListAddress()
    const [shown, setShown] = useState(0)
    if (reply && !counted.has(reply)) counted.set(reply, total)
    const count = total - Math.max(shown, reply ? counted.get(reply)! : total)
    const show = () => {
      setShown(total)
      // what is new stands first
      const query = new URLSearchParams(address.now())
      query.delete('page')
      address.change(query.toString(), false)
      tools.reload()
    }
    return (
      <div role="status" className="order-arrivals">
        {count > 0 && (
          <Button variant="quiet" icon={<ArrowUp />} onClick={show}>
            {text[what](count)}
          </Button>
        )}
      </div>
    )
  }
