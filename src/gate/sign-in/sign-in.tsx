import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.ts'
import type { GateKind } from '../gate-kind.ts'
import { Languages } from './languages.tsx'
import { Showcase } from './showcase.tsx'
import type { WaysProps } from '../scan/ways.tsx'
import css from './sign-in.css?inline'
import { SignInForm } from './sign-in-form.tsx'
import { $text } from './sign-in.text.ts'
import { useLoginInfo } from './use-sign-in.ts'

addStyles(css)

const ways = lazyPart<WaysProps>(async () => (await import('../scan/ways.tsx')).Ways)
const foot = lazyPart<{ connection: Connection }>(async () => (await import('../scan/agent-foot.tsx')).AgentFoot)

export interface SignInProps {
  kind: GateKind
  connection: Connection
  /** Something is kept beneath that the person comes back to. */
  isAgain: boolean
}

/** The sign-in of an element, in its own box; with pictures of the shop where the console has the room. */
export function SignIn({ kind, connection, isAgain }: SignInProps) {
  const text = useStore($text)
  const { token, factoryToken, standalone } = useHostProps<{ token: string; factoryToken: string; standalone: boolean }>()
  const { element } = useHost()
  // a guest takes the focus only from itself
  const [takesFocus] = useState(() => standalone === true || (isAgain && element.matches(':focus-within')))
  const isConsole = kind === 'console'
  const isFactory = kind === 'factory'
  const isAgent = kind === 'agent'
  const [isScan, setScan] = useState(false)
  const [Ways, Foot] = [useOfAgent(ways, isAgent), useOfAgent(foot, isAgent)]
  const info = useLoginInfo(connection, !isAgent)
  // a page has one main part: within the console, or a host's own, this is none
  const Side = isFactory || element.getRootNode() !== document || element.closest('main') ? 'div' : 'main'
  const given = isFactory ? factoryToken : token
  // who has left by their own will is told of no expiry
  const note = connection.left.has(isAgent ? 'kefu' : 'admin') ? '' : isAgain ? text.again : given ? text.badToken : ''
  const logo = info?.logo_square || info?.login_logo
  return (
    <div className="gate-sign-in" data-kind={kind}>
      {isConsole && <Showcase slides={info?.slide.map(({ slide }) => slide) ?? []} />}
      <Side className="gate-sign-in-side">
        {isConsole && <Languages />}
        <section className="gate-sign-in-box" aria-label={text[`${kind}Title`]}>
          {isConsole && (
            <div className="gate-site">
              {logo && <img src={logo} alt="" height={32} />}
              <span>{info?.site_name}</span>
            </div>
          )}
          <h1>{text[`${kind}Title`]}</h1>
          {isFactory && <p className="gate-note">{text.factory(new URL(connection.base).host)}</p>}
          {note && <p className="gate-note">{note}</p>}
          {isAgent && <div className="gate-ways">{Ways && <Ways connection={connection} isScan={isScan} onChange={setScan} />}</div>}
          <div hidden={isScan}>
            <SignInForm connection={connection} isAgent={isAgent} info={info} takesFocus={takesFocus} />
          </div>
        </section>
        {isConsole && <footer className="gate-sign-in-foot">{info?.copyright || info?.version}</footer>}
        {Foot && <Foot connection={connection} />}
      </Side>
    </div>
  )
}

/** What an agent's sign-in has beside the form; without it that works. */
function useOfAgent<P>(part: LazyPart<P>, isWanted: boolean): ComponentType<P> | undefined {
  const [found, setFound] = useState(() => (isWanted ? part.loaded() : undefined))
  useEffect(() => {
    if (isWanted)
      part.load().then(
        (loaded) => setFound(() => loaded),
        () => {},
      )
  }, [part, isWanted])
  return found
}
