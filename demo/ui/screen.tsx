import { useStore } from '@nanostores/react'
import { Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $theme, primaries, setTheme } from '#src/ui/theme.ts'
import { $locale, type Locale, setLocale } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import css from './gallery.css?inline'
import { $text } from './gallery.text.ts'
import { Buttons } from './sections/buttons.tsx'
import { Charts } from './sections/charts.tsx'
import { Choices } from './sections/choices.tsx'
import { Dates } from './sections/dates.tsx'
import { Fields } from './sections/fields.tsx'
import { Floating } from './sections/floating.tsx'
import { Lines } from './sections/lines.tsx'
import { Lists } from './sections/lists.tsx'
import { References } from './sections/references.tsx'
import { States } from './sections/states.tsx'

addStyles(css)

const languages: { value: Locale; label: string }[] = [
  { value: 'zh-cn', label: '简体' },
  { value: 'zh-tw', label: '繁體' },
  { value: 'en', label: 'English' },
]

function Toggles() {
  const t = useStore($text)
  const theme = useStore($theme)
  const locale = useStore($locale)
  const modes = [
    { value: 'light', label: <Sun size={16} aria-label={t.light} /> },
    { value: 'dark', label: <Moon size={16} aria-label={t.dark} /> },
  ]
  return (
    <div className="gallery-toggles">
      <div className="gallery-primaries" role="group" aria-label={t.primary}>
        {primaries.map((primary) => (
          <button
            key={primary}
            type="button"
            className="gallery-primary"
            style={{ background: primary }}
            aria-label={primary}
            aria-pressed={theme.primary === primary}
            onClick={() => setTheme({ primary })}
          />
        ))}
      </div>
      <RadioGroup look="segments" aria-label={t.language} value={locale} options={languages} onChange={(value) => setLocale(value)} />
      <RadioGroup
        look="segments"
        aria-label={t.theme}
        value={theme.mode}
        options={modes}
        onChange={(mode) => setTheme({ mode: mode as 'light' | 'dark' })}
      />
    </div>
  )
}

function Gallery() {
  const t = useStore($text)
  const host = useHost()
  useEffect(() => void host.emit('crm-ready'), [host])
  return (
    <main className="gallery">
      <header className="gallery-head">
        <div>
          <h1 className="gallery-title">{t.title}</h1>
          <p className="gallery-lead">{t.lead}</p>
        </div>
        <Toggles />
      </header>
      <div className="gallery-grid">
        <Buttons />
        <Choices />
        <Fields />
        <Floating />
        <Lists />
        <States />
        <References />
        <Dates />
        <Charts />
        <Lines />
      </div>
    </main>
  )
}

export default mountReact(Gallery)
