import { useStore } from '@nanostores/react'
import { Input } from '#src/ui/input/input.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { $theme, setTheme } from '#src/ui/theme.ts'
import {
  $preferences,
  animations,
  changePreferences,
  lockLimits,
  railLayouts,
  railStyles,
  tagStyles,
  type Preferences,
} from './preferences.ts'
import { $text } from './preferences.text.ts'
import { Row, Section, SwitchRow } from './row.tsx'

type Flag = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences] & keyof ReturnType<typeof $text.get>

function Flag({ name, help, disabled }: { name: Flag; help?: string; disabled?: boolean }) {
  const text = useStore($text)
  const preferences = useStore($preferences)
  return (
    <SwitchRow
      label={text[name]}
      help={help}
      checked={preferences[name]}
      disabled={disabled}
      onChange={(isOn) => changePreferences({ [name]: isOn })}
    />
  )
}

export function Interface() {
  const text = useStore($text)
  const { layout, lockSeconds } = useStore($preferences)
  const isAlwaysFixed = layout === 'classic' || layout === 'transverse'
  return (
    <Section title={text.interface}>
      <Flag name="isCollapsed" />
      <Flag name="isAccordion" />
      <Flag name="isHeaderFixed" disabled={isAlwaysFixed} help={isAlwaysFixed ? text.alwaysFixed : undefined} />
      <Flag name="isMuted" />
      <Flag name="isAutoLocked" />
      <Row label={text.lockSeconds}>
        {(id) => (
          <NumberInput
            size="compact"
            value={lockSeconds}
            min={lockLimits.least}
            max={lockLimits.most}
            suffix={text.seconds}
            onChange={(value) => value !== null && changePreferences({ lockSeconds: Math.round(value) })}
            aria-labelledby={id}
          />
        )}
      </Row>
    </Section>
  )
}

export function Shown() {
  const text = useStore($text)
  const { watermark } = useStore($preferences)
  const { filter } = useStore($theme)
  const set = (name: 'grayscale' | 'invert') => (isOn: boolean) => setTheme({ filter: isOn ? name : 'none' }, true)
  return (
    <Section title={text.shown}>
      <Flag name="hasLogo" />
      <Flag name="hasTrail" />
      <Flag name="hasTrailIcons" />
      <Flag name="hasTags" />
      <Flag name="hasFooter" />
      <SwitchRow label={text.grayscale} checked={filter === 'grayscale'} onChange={set('grayscale')} />
      <SwitchRow label={text.invert} checked={filter === 'invert'} onChange={set('invert')} />
      <Flag name="hasWatermark" />
      <Row label={text.watermark}>
        {(id) => (
          <Input
            size="compact"
            value={watermark}
            maxLength={40}
            placeholder={text.watermarkUsual}
            onChange={(value) => changePreferences({ watermark: value })}
            aria-labelledby={id}
          />
        )}
      </Row>
    </Section>
  )
}

interface PickProps<K extends 'tagStyle' | 'animation' | 'railStyle' | 'railLayout'> {
  name: K
  options: readonly { value: Preferences[K]; label: string }[]
}

function Pick<K extends PickProps<'tagStyle' | 'animation' | 'railStyle' | 'railLayout'>['name']>({ name, options }: PickProps<K>) {
  const text = useStore($text)
  const preferences = useStore($preferences)
  return (
    <Row label={text[name]}>
      {(id) => (
        <RadioGroup
          look="segments"
          value={preferences[name]}
          onChange={(value) => changePreferences({ [name]: value })}
          options={options}
          aria-labelledby={id}
        />
      )}
    </Row>
  )
}

export function More() {
  const text = useStore($text)
  return (
    <Section title={text.more}>
      <Pick name="tagStyle" options={tagStyles.map((value) => ({ value, label: text[value] }))} />
      <Pick name="animation" options={animations.map((value) => ({ value, label: text[value] }))} />
      <Pick name="railStyle" options={railStyles.map((value) => ({ value, label: value === 'round' ? text.rounded : text.card }))} />
      <Pick name="railLayout" options={railLayouts.map((value) => ({ value, label: text[value] }))} />
    </Section>
  )
}
