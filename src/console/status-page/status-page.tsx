import { useStore } from '@nanostores/react'
import { Ban, Compass, ExternalLink, PackageOpen, ServerCrash } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { Link } from '../router/link.tsx'
import css from './status-page.css?inline'
import { $text } from './status-page.text.ts'

addStyles(css)

export type StatusKind = 'missing' | 'forbidden' | 'broken' | 'later'

const looks = {
  missing: { Icon: Compass, code: '404' },
  forbidden: { Icon: Ban, code: '403' },
  broken: { Icon: ServerCrash, code: '500' },
  later: { Icon: PackageOpen, code: '' },
}

interface StatusPageProps {
  kind: StatusKind
  title?: string
  path?: string
  /** Where the shop's own back office has the page. */
  elsewhere?: string | undefined
  /** The menu is a plain shop's: what is not here is in its own back office. */
  isOfShop?: boolean
}

/** A page in place of a page: wrong address, no permission, server trouble, not in this version. */
export function StatusPage({ kind, title = '', path = '', elsewhere, isOfShop = false }: StatusPageProps) {
  const text = useStore($text)
  const { Icon, code } = looks[kind]
  return (
    <section className="console-note" data-kind={kind}>
      <div className="console-note-mark" aria-hidden>
        {code && <span>{code}</span>}
        <Icon size={code ? 32 : 44} strokeWidth={1.5} />
      </div>
      <h1>{kind === 'later' ? text[elsewhere || isOfShop ? 'elsewhere' : 'later'](title) : text[kind]}</h1>
      <p>{isOfShop || elsewhere ? text[elsewhere ? 'elsewhereMore' : 'elsewhereUnknown'] : text[`${kind}More`]}</p>
      {path && <code>{elsewhere ?? path}</code>}
      {elsewhere && (
        <a className="ui-button is-primary is-normal" href={elsewhere} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {text.open}
        </a>
      )}
      <Link className={`ui-button is-${elsewhere ? 'plain' : 'primary'} is-normal`} to="/">
        {text.home}
      </Link>
    </section>
  )
}
