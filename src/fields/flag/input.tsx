import { Switch } from '#src/ui/switch/switch.tsx'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'

/** On or off. */
export default function FlagInput({ value, onChange, label, ...props }: InputProps<boolean>) {
  const { on, off } = optionsOf<{ on: string; off: string }>(props.field)
  return (
    <Switch {...sharedProps(props)} {...(!on && !off && { 'aria-label': label })} checked={value} onChange={onChange}>
      {value ? on : off}
    </Switch>
  )
}
