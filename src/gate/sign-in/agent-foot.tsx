import { useEffect, useState } from 'react'
import { readChatConfig } from '#src/api/chat.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import type { Connection } from '#src/stores/connection.ts'

interface Foot {
  line: string
  picture: string
}

// a plain shop's reply is not checked: anything but words is none
const wordsOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * The shop's own line and picture at the foot of an agent's sign-in, as its back office has them (kefu contract, `config`); nothing where it
 * has none.
 */
export function AgentFoot({ connection }: { connection: Connection }) {
  const [foot, setFoot] = useState<Foot>()
  const { base } = connection
  useEffect(() => {
    let isCurrent = true
    // signing in works without it
    connection.send(readChatConfig, {}).then(
      (config) => {
        if (!isCurrent) return
        setFoot({ line: wordsOf(config?.copyright), picture: absoluteFile(base, wordsOf(config?.copyrightImg)) })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [connection, base])
  const drop = () => setFoot((now) => now && { ...now, picture: '' })
  if (!foot?.line && !foot?.picture) return null
  return (
    <footer className="gate-sign-in-foot">
      {/* beside the line it adds nothing to what is read out; alone it is the mark itself */}
      {foot.picture && <img src={foot.picture} alt={foot.line ? '' : 'Copyright'} referrerPolicy="no-referrer" onError={drop} />}
      {foot.line}
    </footer>
  )
}
