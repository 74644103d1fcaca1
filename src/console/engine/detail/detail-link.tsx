import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useListAddress } from '../list-address.ts'

export interface DetailLinkProps {
  id: string
  /** Where the row has an address of its own. */
  to?: string | undefined
  children: ReactNode
}

/** The heading of a row, leading to everything about it. */
export function DetailLink({ id, to, children }: DetailLinkProps) {
  const address = useListAddress()
  return (
    <Link className="console-detail-link" to={to ?? address.partAddress({ key: 'detail', id })}>
      {children}
    </Link>
  )
}
