import { useStore } from '@nanostores/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { $recordWords } from '../records.text.ts'

interface PaperDialogProps {
  title: string
  width?: number
  /** What is to be printed is there. */
  isReady: boolean
  onPrint(): void
  onClose(): void
  children: ReactNode
}

/** What comes on paper, as it will look, with the button that prints it. */
export function PaperDialog({ title, width = 1200, isReady, onPrint, onClose, children }: PaperDialogProps) {
  const common = useStore($common)
  const { print } = useStore($recordWords)
  return (
    <Dialog
      open
      width={width}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" icon={<Printer size={16} aria-hidden />} disabled={!isReady} onClick={onPrint}>
            {print}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
