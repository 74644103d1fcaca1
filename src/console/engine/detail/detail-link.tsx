import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { usePlace } from '../../router/use-router.ts'
import { partAddress } from '../part.ts'

/** The heading of a row, leading to everything about it. */
export function DetailLink({ id, children }: { id: string; children: ReactNode }) {
  const { path, query } = usePlace()
  return (
    <Link className="console-detail-link" to={partAddress(path, query, { key: 'detail', id })}>
      {children}
    </Link>
  )
}
