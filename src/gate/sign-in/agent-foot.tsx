import { useEffect, useState } from 'react'
import { readChatConfig } from '#src/api/chat.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The shop's own line at the foot of an agent's sign-in, as its back office has it (kefu contract, `config`); nothing where it has none. */
export function AgentFoot({ connection }: { connection: Connection }) {
  const [line, setLine] = useState('')
  useEffect(() => {
    let isCurrent = true
    // signing in works without it
    connection.send(readChatConfig, {}).then(
      // a plain shop's reply is not checked: anything but words is none
      (config) => isCurrent && setLine(typeof config?.copyright === 'string' ? config.copyright.trim() : ''),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [connection])
  return line ? <footer className="gate-sign-in-foot">{line}</footer> : null
}
