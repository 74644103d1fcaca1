import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { usePlace } from '../../router/use-router.ts'
import { partAddress } from '../part.ts'

export interface DetailLinkProps {
  id: string
  /** Where the row has an address of its own. */
  to?: string | undefined
  children: ReactNode
}

/** The heading of a row, leading to everything about it. */
export function DetailLink({ id, to, children }: DetailLinkProps) {
  const { path, query } = usePlace()
  return (
    <Link className="console-detail-link" to={to ?? partAddress(path, query, { key: 'detail', id })}>
      {children}
    </Link>
  )
}
