import { useStore } from '@nanostores/react'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { SideProps } from '../side/side-props.ts'
import { $text } from '../agent.text.ts'
import type { CardDialogProps } from './card-dialog.tsx'

const dialog = lazyPart<CardDialogProps>(async () => (await import('./card-dialog.tsx')).CardDialog)

/** A button of the composer: chooses what is sent as a card. */
export function CardButton({ connection, workbench, conversation }: SideProps) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyPart(dialog, isOpen, () => setOpen(false))
  return (
    <>
      <button type="button" className="kefu-tool" aria-label={text.sendCard} title={text.sendCard} onClick={() => setOpen(true)}>
        <ShoppingBag size={18} />
      </button>
      {Dialog && isOpen && (
        <Dialog
          connection={connection}
          conversation={conversation}
          onClose={() => setOpen(false)}
          onChoose={(kind, what) => {
            setOpen(false)
            workbench.sendCard(kind, what)
          }}
        />
      )}
    </>
  )
}
