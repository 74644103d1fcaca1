import { useStore } from '@nanostores/react'
import type { CSSProperties } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { ChoiceCards } from '#src/console/form/choice-cards.tsx'
import { SettingsFrame } from '#src/console/form/settings-frame.tsx'
import { useSettings } from '#src/console/form/use-settings.ts'
import { styleSource } from '#src/console/parts/storefront-theme/style-source.ts'
import { themeOf, themes } from '#src/console/parts/storefront-theme/themes.ts'
import { ThemePreview } from './theme-preview.tsx'
import { $text } from './text.ts'

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
