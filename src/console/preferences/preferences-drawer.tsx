import { useStore } from '@nanostores/react'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './preferences.text.ts'

interface PreferencesDrawerProps {
  open: boolean
  onClose: () => void
}

const part = lazyPart(async () => (await import('./preferences-form.tsx')).PreferencesForm)

/** The theme drawer: every switch shows at once what it does. */
export function PreferencesDrawer({ open, onClose }: PreferencesDrawerProps) {
  const text = useStore($text)
  const Form = useLazyPart(part, open, onClose)
  return (
    <Drawer open={open && Form !== undefined} onClose={onClose} title={text.title} width={340}>
      {Form && <Form />}
    </Drawer>
  )
}
