import { useStore } from '@nanostores/react'
import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { Link } from '../router/link.tsx'
import { $text } from './shell.text.ts'

interface EntryLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  entry: MenuEntry
  /** Called when the link is followed here. */
  onGo?: (() => void) | undefined
}

/** What a leaf of the menu leads to: a page of ours, or one that only the shop's own back office has, in a window of its own. */
export function EntryLink({ entry, onGo, children, ...rest }: EntryLinkProps) {
  const text = useStore($text)
  if (!entry.elsewhere)
    return (
      <Link {...rest} to={entry.path} {...(onGo && { onGo })}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={entry.elsewhere} target="_blank" rel="noopener noreferrer" title={text.elsewhere} onClick={onGo}>
      {children}
      <ExternalLink className="console-menu-elsewhere" size={12} aria-hidden />
      <span className="ui-sr">{text.elsewhere}</span>
    </a>
  )
}
