import { useStore } from '@nanostores/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import printCss from '#src/console/engine/records/print/print-dialog.css?inline'
import { usePaper } from '#src/console/engine/records/print/use-paper.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

addStyles(printCss)

interface PaperDialogProps {
  title: string
  /** Word of the button that prints. */
  print: string
  onClose(): void
  children: ReactNode
}

/** What is about to be printed, on a paper of its own. */
export function PaperDialog({ title, print, onClose, children }: PaperDialogProps) {
  const common = useStore($common)
  const { frame, setFrame, body } = usePaper(title)
  return (
    <Dialog
      open
      width={920}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" icon={<Printer size={16} aria-hidden />} disabled={!body} onClick={() => frame?.contentWindow?.print()}>
            {print}
          </Button>
        </>
      }
    >
      <iframe ref={setFrame} className="console-print" title={title} />
      {body && createPortal(children, body)}
    </Dialog>
  )
}
