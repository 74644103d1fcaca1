import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { clearOwnSettings } from '../own-settings.ts'
import { $text } from './upgrade.text.ts'
import { consoleVersion, noteUpgrade } from './version.ts'

/** Milliseconds between the yes and the clearing (specification 2). */
const clearDelay = 2000

interface UpgradeDialogProps {
  open: boolean
  onRefuse: () => void
  /** Everything is as new, and nobody is signed in. */
  onDone: () => void
}

/** Offers the new version; a yes takes back the settings of this device and leads to the sign-in. */
export function UpgradeDialog({ open, onRefuse, onDone }: UpgradeDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const [isUpdating, setUpdating] = useState(false)
  const accept = () => {
    setUpdating(true)
    setTimeout(() => {
      clearOwnSettings()
      noteUpgrade()
      setUpdating(false)
      onDone()
      void connection.signOut()
    }, clearDelay)
  }
  const refuse = () => !isUpdating && onRefuse()
  return (
    <Dialog
      open={open}
      onClose={refuse}
      title={text.title}
      width={470}
      footer={
        <>
          <Button onClick={refuse} disabled={isUpdating}>
            {text.refuse}
          </Button>
          <Button variant="primary" busy={isUpdating} onClick={accept}>
            {isUpdating ? text.updating : text.accept}
          </Button>
        </>
      }
    >
      <p>{text.message(consoleVersion)}</p>
      <p className="console-faint">{text.hint}</p>
    </Dialog>
  )
}
