import { useStore } from '@nanostores/react'
import type { CSSProperties } from 'react'
import { styleSource } from '../appearance/style-source.ts'
import { ThemePreview } from '../appearance/theme-preview.tsx'
import { themeOf, themes } from '../appearance/themes.ts'
import { definePage } from '../engine/page.ts'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { SettingsFrame } from '../form/settings-frame.tsx'
import { useSettings } from '../form/use-settings.ts'
import { $text } from './theme-style.text.ts'

const source = styleSource('color_change', () => {
  const text = $text.get()
  return { choose: text.choose, names: themes.map(({ word }) => text[word]) }
})

function ThemeStyle() {
  const text = useStore($text)
  const settings = useSettings(source)
  return (
    <SettingsFrame title={text.title} about={text.about} settings={settings}>
      {(value) => (
        <div className="console-appearance">
          <ChoiceCards
            label={text.choose}
            look="row"
            value={themeOf(value.status).value}
            onChange={(status) => settings.change({ ...value, status })}
            choices={themes.map(({ value: number, word, main, price }) => ({
              value: number,
              label: text[word],
              picture: <span className="shop-theme-swatch" style={{ '--shop-main': main, '--shop-price': price } as CSSProperties} />,
            }))}
          />
          <ThemePreview theme={themeOf(value.status)} />
        </div>
      )}
    </SettingsFrame>
  )
}

export default definePage({ text: $text, view: ThemeStyle })
