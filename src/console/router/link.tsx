import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react'
import { useRouter } from './use-router.ts'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string
  /** Called when the link is followed here. */
  onGo?: () => void
}

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link inside the console: a real address where there is one, so that it opens in a new tab too. */
export function Link({ to, onGo, children, ...rest }: LinkProps) {
  const router = useRouter()
  const href = router.href(to)
  const go = () => {
    onGo?.()
    void router.go(to)
  }
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    go()
  }
  // an address of ours would lead a host page nowhere: a link without one needs the keyboard given back
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
  }
  if (href) {
    return (
      <a {...rest} href={href} onClick={click}>
        {children}
      </a>
    )
  }
  return (
    // without an address an anchor is no link by itself
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <a {...rest} role="link" tabIndex={0} onClick={click} onKeyDown={press}>
      {children}
    </a>
  )
}
