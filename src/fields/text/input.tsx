import { lazy, Suspense } from 'react'
import { Input } from '#src/ui/input/input.tsx'
import { optionsOf, typedProps, type InputProps } from '../input.ts'

const Suggestions = lazy(() => import('./suggestions.tsx'))

/** A line of text, or a secret; with words that are offered where the field says which. */
export default function TextInput({ value, onChange, ...props }: InputProps<string>) {
  const { isSecret, max, suggests } = optionsOf<{ isSecret: boolean; suggests: string }>(props.field)
  const words = `${props.id}-words`
  return (
    <>
      <Input
        {...typedProps(props)}
        {...(suggests && { list: words })}
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : 'off'}
        value={value}
        onChange={onChange}
        maxLength={max}
      />
      {suggests && (
        <Suspense fallback={null}>
          <Suggestions id={words} kind={suggests} />
        </Suspense>
      )}
    </>
  )
}
