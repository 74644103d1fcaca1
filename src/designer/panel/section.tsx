import { ChevronDown } from 'lucide-react'
import { atom } from 'nanostores'
import { useId, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'

/** Closed sections stay closed for every block: somebody who edits styles goes on with styles. */
const $closed = atom<readonly string[]>([])

/** A group of the panel that opens and closes. */
export function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = useId()
  const closed = useStore($closed)
  const isOpen = !closed.includes(name)
  const toggle = () => $closed.set(isOpen ? [...closed, name] : closed.filter((other) => other !== name))
  return (
    <section className="designer-section">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {title}
          <ChevronDown size={14} aria-hidden />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="designer-section__body">
        {children}
      </div>
    </section>
  )
}
