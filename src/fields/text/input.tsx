import { Input } from '#src/ui/input/input.tsx'
import { optionsOf, typedProps, type InputProps } from '../input.ts'

/** A line of text, or a secret. */
export default function TextInput({ value, onChange, ...props }: InputProps<string>) {
  const { isSecret, max } = optionsOf<{ isSecret: boolean }>(props.field)
  return (
    <Input
      {...typedProps(props)}
      type={isSecret ? 'password' : 'text'}
      autoComplete={isSecret ? 'new-password' : 'off'}
      value={value}
      onChange={onChange}
      maxLength={max}
    />
  )
}
