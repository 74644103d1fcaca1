import { useStore } from '@nanostores/react'
import { MessageSquareMore, Search } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { SearchDialogProps } from './search-dialog.tsx'
import { $text } from './search.text.ts'

const dialog = lazyPart<SearchDialogProps>(async () => (await import('./search-dialog.tsx')).SearchDialog)

/** Opens the search, in the head of a conversation; with `words` below the list, for what was typed there. */
export function SearchButton({ words, ...place }: Omit<SearchDialogProps, 'onClose'>) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyPart(dialog, isOpen, () => setOpen(false))
  return (
    <>
      {words === undefined ? (
        <IconButton label={text.title} icon={<Search size={18} />} onClick={() => setOpen(true)} />
      ) : (
        <button type="button" className="kefu-search-open" onClick={() => setOpen(true)}>
          <MessageSquareMore size={16} />
          {text.inMessages(words)}
        </button>
      )}
      {Dialog && isOpen && <Dialog {...place} {...(words !== undefined && { words })} onClose={() => setOpen(false)} />}
    </>
  )
}
