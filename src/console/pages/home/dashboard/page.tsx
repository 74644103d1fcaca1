import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import css from './dashboard.css?inline'
import { cards } from './cards/index.ts'
import { QuickLinks } from './quick-links.tsx'
import { RecentPages } from './recent-pages.tsx'
import { ToDo } from './to-do.tsx'
import { $text } from './text.ts'

addStyles(css)

const partOfDay = (hour: number) => (hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

function HomePage() {
  const text = useStore($text)
  const locale = useStore($locale)
  const connection = useConnection()
  const user = useStore(connection.$session)?.user
  const shown = cards.filter(({ keys, at }) => (!at || at === connection.kind) && (!keys || keys.some((key) => connection.can(key))))
  const [now] = useState(() => new Date())
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(now)
  const name = user?.name || user?.account || ''
  return (
    <section className="console-home" aria-label={text.title}>
      <header>
        <h1>{text[partOfDay(now.getHours())](name)}</h1>
        <p>
          <time>{day}</time>
          {user && <span>{text.signedInAs(user.account)}</span>}
        </p>
      </header>
      <QuickLinks />
      <div className="console-home-columns">
        <ToDo />
        {connection.can('admin-setting-pages-devise') && <RecentPages />}
        {shown.map(({ key, View }) => (
          <View key={key} />
        ))}
      </div>
    </section>
  )
}

export default definePage({ text: $text, view: HomePage })
