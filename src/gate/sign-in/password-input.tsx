import { useStore } from '@nanostores/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import type { FieldIds } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { $text } from './sign-in.text.ts'

interface PasswordInputProps {
  ids: FieldIds
  inputRef: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
}

/** A password that can be shown, with a word about Caps Lock. */
export function PasswordInput({ ids, inputRef, value, onChange }: PasswordInputProps) {
  const text = useStore($text)
  const [isShown, setShown] = useState(false)
  const [hasCaps, setCaps] = useState(false)
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)
  const eye = (
    <button
      type="button"
      className="gate-eye"
      aria-label={isShown ? text.hide : text.show}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
    </button>
  )
  return (
    <>
      <Input
        id={ids.id}
        ref={inputRef}
        aria-describedby={ids.describedBy}
        invalid={ids.invalid}
        value={value}
        onChange={onChange}
        onKeyUp={watch}
        size="large"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text.passwordHint}
        suffix={eye}
      />
      {hasCaps && (
        <p className="gate-caps" role="status">
          {text.capsLock}
        </p>
      )}
    </>
  )
}
