import { useStore } from '@nanostores/react'
import { Button } from '#src/ui/button/button.tsx'
import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { $preferences, changePreferences } from './preferences.ts'
import { $text } from './preferences.text.ts'
import { Row, Section, SwitchRow } from './row.tsx'

const swatches = ['#ffffff', '#1d2433', '#0b1a38', '#1a45b8', '#1e2b27', '#252238', '#2e2220']

/** Colours and gradients of menu, top bar and the strip of columns. */
export function Bars() {
  const text = useStore($text)
  return (
    <Section title={text.bars}>
      <Bar color="menuColor" gradient="menuGradient" />
      <Bar color="topColor" gradient="topGradient" />
      <Bar color="railColor" gradient="railGradient" />
    </Section>
  )
}

function Bar({
  color,
  gradient,
}: {
  color: 'menuColor' | 'topColor' | 'railColor'
  gradient: 'menuGradient' | 'topGradient' | 'railGradient'
}) {
  const text = useStore($text)
  const preferences = useStore($preferences)
  return (
    <>
      <Row label={text[color]}>
        {(id) => (
          <span className="look-color">
            {preferences[color] && (
              <Button size="compact" variant="quiet" onClick={() => changePreferences({ [color]: '' })}>
                {text.asTheme}
              </Button>
            )}
            <ColorInput
              value={preferences[color]}
              swatches={swatches}
              onChange={(value) => changePreferences({ [color]: value.slice(0, 7) })}
              aria-labelledby={id}
            />
          </span>
        )}
      </Row>
      <SwitchRow
        label={text[gradient]}
        checked={preferences[gradient]}
        disabled={!preferences[color]}
        onChange={(isOn) => changePreferences({ [gradient]: isOn })}
      />
    </>
  )
}
