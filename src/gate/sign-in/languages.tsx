import { useStore } from '@nanostores/react'
import { $locale, locales, setLocale } from '#src/text/locale.ts'
import { $text } from './sign-in.text.ts'

/** Languages in their own writing, so that everybody finds the way out of a foreign one. */
const names = { 'zh-cn': '简体中文', en: 'English', 'zh-tw': '繁體中文' }

export function Languages() {
  const locale = useStore($locale)
  const text = useStore($text)
  return (
    <div className="gate-languages" role="group" aria-label={text.language}>
      {locales.map((name) => (
        <button key={name} type="button" lang={name} aria-pressed={name === locale} onClick={() => setLocale(name, true)}>
          {names[name]}
        </button>
      ))}
    </div>
  )
}
