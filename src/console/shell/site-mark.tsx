import { useState } from 'react'
import type { Session } from '#src/stores/session.ts'
import { Link } from '../router/link.tsx'

/** Logo and name of the shop; the first letter where there is no picture. */
export function SiteMark({ session, isSmall }: { session: Session; isSmall: boolean }) {
  const [broken, setBroken] = useState('')
  const name = session.siteName || 'crmeb-admin'
  const picture = session.logoSmall || session.logo
  return (
    <Link className="console-mark" to="/" aria-label={name}>
      {picture && picture !== broken ? (
        <img src={picture} alt="" width={28} height={28} onError={() => setBroken(picture)} />
      ) : (
        <span className="console-mark-letter" aria-hidden>
          {[...name][0]}
        </span>
      )}
      {!isSmall && <strong>{name}</strong>}
    </Link>
  )
}
