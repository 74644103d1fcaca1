import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Slider } from '#src/ui/slider/slider.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { $text } from '../gallery.text.ts'

const swatches = ['#FFFFFF', '#F5F5F5', '#E93323', '#FF7700', '#FFD500', '#41A584', '#0256FF', '#6954F0']

export function Choices() {
  const t = useStore($text)
  const [isOn, setOn] = useState(true)
  const [placement, setPlacement] = useState('middle')
  const [color, setColor] = useState('#e93323cc')
  const [radius, setRadius] = useState(12)
  const placements = [
    { value: 'left', label: t.left },
    { value: 'middle', label: t.middle },
    { value: 'right', label: t.right },
  ]
  return (
    <section className="gallery-card">
      <h2>{t.choices}</h2>
      <div className="gallery-row">
        <Checkbox checked={isOn} onChange={setOn}>
          {t.visible}
        </Checkbox>
        <Checkbox checked={false} indeterminate onChange={() => undefined}>
          {t.all}
        </Checkbox>
        <Checkbox checked={false} invalid onChange={() => undefined}>
          {t.drafts}
        </Checkbox>
        <Checkbox checked disabled onChange={() => undefined}>
          {t.readOnly}
        </Checkbox>
      </div>
      <RadioGroup
        aria-label={t.middle}
        value={placement}
        onChange={setPlacement}
        options={[...placements, { value: 'none', label: t.readOnly, disabled: true }]}
      />
      <div className="gallery-row">
        <RadioGroup look="segments" aria-label={t.middle} value={placement} onChange={setPlacement} options={placements} />
        <Switch checked={isOn} onChange={setOn}>
          {t.visible}
        </Switch>
        <Switch checked={!isOn} onChange={(next) => setOn(!next)} aria-label={t.visible} />
        <Switch checked disabled onChange={() => undefined} aria-label={t.readOnly} />
      </div>
      <div className="gallery-fields">
        <Field label={`${t.radius} ${radius}`}>
          <Slider value={radius} max={40} onChange={setRadius} />
        </Field>
        <Field label={t.background}>
          <ColorInput value={color} onChange={setColor} alpha swatches={swatches} />
        </Field>
      </div>
    </section>
  )
}
