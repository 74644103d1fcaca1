import { ArrowUp } from 'lucide-react'
import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './editor.css?inline'
import type { $text } from './editor.text.ts'

addStyles(css)

/** Activities in the order in which one goes before the other; the shop names them in its own words. */
export function ActivityInput({ value, onChange, words, label, id }: ControlProps<readonly string[]>) {
  const { up } = words as unknown as ReturnType<typeof $text.get>
  const earlier = (at: number) => onChange(value.with(at, value[at - 1]!).with(at - 1, value[at]!))
  return (
    <ol id={id} className="product-order" aria-label={label}>
      {value.map((name, at) => (
        <li key={name}>
          {name}
          {at > 0 && <IconButton size="compact" label={up(name)} icon={<ArrowUp size={14} aria-hidden />} onClick={() => earlier(at)} />}
        </li>
      ))}
    </ol>
  )
}
