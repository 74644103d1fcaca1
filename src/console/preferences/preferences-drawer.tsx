import { useStore } from '@nanostores/react'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './preferences.text.ts'

interface LookDrawerProps {
  open: boolean
  onClose: () => void
}

const part = lazyPart(async () => (await import('./preferences-form.tsx')).LookForm)

/** The theme drawer: every switch shows at once what it does. */
export function LookDrawer({ open, onClose }: LookDrawerProps) {
  const text = useStore($text)
  const Form = useLazyPart(part, open, onClose)
  return (
    <Drawer open={open && Form !== undefined} onClose={onClose} title={text.title} width={340}>
      {Form && <Form />}
    </Drawer>
  )
}
