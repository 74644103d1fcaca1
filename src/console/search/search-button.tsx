import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { isComposing } from '#src/ui/key-guard.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { $text } from './search.text.ts'

const dialog = lazyPart<{ onClose: () => void }>(async () => (await import('./search-dialog.tsx')).SearchDialog)

/**
 * Opens the search; so does Ctrl-K within the console, and anywhere on a page that is the console's own, but not over a lock or a
 * sign-in form.
 */
export function SearchButton() {
  const text = useStore($text)
  const { root } = useHost()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: Event) => {
      const key = event as KeyboardEvent
      if (key.key.toLowerCase() !== 'k' || !(key.ctrlKey || key.metaKey) || key.altKey || key.shiftKey || isComposing(key)) return
      if (key.defaultPrevented || root.querySelector('.console-lock, .gate-cover')) return
      event.preventDefault()
      setOpen(true)
    }
    const place = standalone ? document : root
    place.addEventListener('keydown', press)
    return () => place.removeEventListener('keydown', press)
  }, [root, standalone])
  return (
    <>
      <IconButton label={text.open} icon={<Search size={18} aria-hidden />} onClick={() => setOpen(true)} />
      {isOpen && <Deferred part={dialog} props={{ onClose: () => setOpen(false) }} pending={null} />}
    </>
  )
}
