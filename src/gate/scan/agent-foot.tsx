import { useEffect, useState } from 'react'
import { readChatConfig } from '#src/api/chat.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import css from './agent-foot.css?inline'

addStyles(css)

interface Foot {
  line: string
  picture: string
}

// a plain shop's reply is not checked: anything but words is none
const wordsOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A picture's whole address; '' for none and for what is no web address. `absoluteFile` would bring the sign-in along wherever files are shown. */
function pictureOf(base: string, value: unknown): string {
  const path = wordsOf(value)
  if (path === '' || !URL.canParse(`${base}/`)) return ''
  const root = new URL(`${base}/`)
  // a path counts from the shop's folder, unless it names that itself
  const from = path.startsWith(root.pathname) ? path : path.replace(/^\/(?!\/)/, '')
  if (!URL.canParse(from, root)) return ''
  const { protocol, href } = new URL(from, root)
  return /^https?:$/.test(protocol) ? href : ''
}

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
        setFoot({ line: wordsOf(config?.copyright), picture: pictureOf(base, config?.copyrightImg) })
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
