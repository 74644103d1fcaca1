import { useStore } from '@nanostores/react'
import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { $theme, primaries, setTheme } from '#src/ui/theme.ts'
import { $preferences, styleNames } from './preferences.ts'
import { $text } from './preferences.text.ts'
import { Row, Section, SwitchRow } from './row.tsx'
import { chooseStyle } from './styles.ts'

export function ThemeChoice() {
  const text = useStore($text)
  const preferences = useStore($preferences)
  const theme = useStore($theme)
  return (
    <Section title={text.theme}>
      <Row label={text.style}>
        {(id) => (
          <Select
            size="compact"
            value={preferences.style}
            onChange={chooseStyle}
            options={styleNames.map((value) => ({ value, label: text[value] }))}
            aria-labelledby={id}
          />
        )}
      </Row>
      <Row label={text.primary}>
        {(id) => (
          <ColorInput
            value={theme.primary}
            swatches={primaries}
            onChange={(primary) => primary && setTheme({ primary }, true)}
            aria-labelledby={id}
          />
        )}
      </Row>
      <SwitchRow label={text.dark} checked={theme.mode === 'dark'} onChange={(isOn) => setTheme({ mode: isOn ? 'dark' : 'light' }, true)} />
    </Section>
  )
}
