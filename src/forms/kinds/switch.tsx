import { Switch } from '#src/ui/switch/switch.tsx'
import { defineKind, isDisabled, isSameValue, textProp, type KindProps } from '../kind.ts'

function SwitchControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<unknown>) {
  const { activeValue = 1, inactiveValue = 0 } = rule.props
  const isOn = isSameValue(value, activeValue)
  return (
    <Switch
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      checked={isOn}
      onChange={(on) => onChange(on ? activeValue : inactiveValue)}
      disabled={isDisabled(rule)}
    >
      {textProp(rule, isOn ? 'activeText' : 'inactiveText')}
    </Switch>
  )
}

/** On or off; each has a value of its own. */
export default defineKind<unknown>({ fits: ({ type }) => type === 'switch', read: ({ value }) => value, Control: SwitchControl })
