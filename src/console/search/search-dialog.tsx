import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { $locale, locales, setLocale } from '#src/text/locale.ts'
import { FinderDialog, type FinderHit } from '#src/ui/finder/finder-dialog.tsx'
import { useWordMatch } from '#src/ui/finder/use-word-match.ts'
import { setTheme } from '#src/ui/theme.ts'
import { shownMenu } from '../menu.ts'
import { useRouter } from '../router/use-router.ts'
import { useSignOut } from '../use-sign-out.ts'
import { pageLines } from './lines.ts'
import { $text } from './search.text.ts'
import { useAsked } from './use-asked.ts'

const most = 60
const names = { 'zh-cn': '简体中文', en: 'English', 'zh-tw': '繁體中文' }

/** Finds pages, settings, records and actions by their name or pinyin. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useStore($text)
  const connection = useConnection()
  const entries = useStore(connection.$menu)
  const access = useStore(connection.$session)?.access
  const menu = useMemo(() => shownMenu(entries ?? [], access ?? []), [entries, access])
  const [words, setWords] = useState('')
  const isMatch = useWordMatch(words)
  const { go } = useRouter()
  const asked = useAsked(connection, menu, words)
  const actions = useActions()
  const pages = useMemo(() => pageLines(menu), [menu])
  const open = (path: string) => () => void go(path)
  const lines: FinderHit[] = [
    ...pages.filter(({ title, trail }) => isMatch(title) || isMatch(trail)).map((page) => lineOf(page, text.page, open)),
    ...asked.settings.map((setting) => lineOf(setting, text.setting, open)),
    ...asked.records.flatMap(({ title, place, rows }) =>
      rows.map(({ key, name }) => ({ key: `${place} ${key}`, label: name, note: title, run: open(place) })),
    ),
    ...actions.filter(({ label }) => isMatch(label)),
  ]
  return (
    <FinderDialog
      title={text.title}
      placeholder={text.place}
      none={text.none}
      words={words}
      onWords={setWords}
      hits={lines.slice(0, most)}
      isLooking={asked.isLooking}
      onClose={onClose}
    />
  )
}

const lineOf = ({ path, trail }: { path: string; trail: string; title: string }, note: string, open: (path: string) => () => void) => ({
  key: `${note} ${path} ${trail}`,
  label: trail,
  note,
  run: open(path),
})

function useActions(): FinderHit[] {
  const text = useStore($text)
  const locale = useStore($locale)
  const signOut = useSignOut()
  const languages = locales.filter((name) => name !== locale)
  return [
    { key: 'dark', label: text.dark, note: text.action, run: () => setTheme({ mode: 'dark' }, true) },
    { key: 'light', label: text.light, note: text.action, run: () => setTheme({ mode: 'light' }, true) },
    ...languages.map((name) => ({ key: name, label: names[name], note: text.action, run: () => setLocale(name, true) })),
    { key: 'out', label: text.signOut, note: text.action, run: () => void signOut() },
  ]
}
