import type { ReactNode } from 'react'
import { useHostProps } from '#src/ui/host.ts'

interface MainPaneProps {
  className: string
  label: string
  children: ReactNode
}

/** The pane that matters most: the page's main part where the page belongs to the chat, else one part among the host's. */
export function MainPane({ className, label, children }: MainPaneProps) {
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const Part = standalone ? 'main' : 'section'
  return (
    <Part className={className} aria-label={label}>
      {children}
    </Part>
  )
}
