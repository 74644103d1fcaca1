import { ArrowUp } from 'lucide-react'
import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './editor.css?inline'
import type { $text } from './editor.text.ts'

addStyles(css)

/** The shop's names on the wire, each with our word. */
const wordOf = { 默认: 'usualSale', 秒杀: 'seckill', 砍价: 'bargain', 拼团: 'groupBuy' } as const

/** Activities in the order in which one goes before the other. */
export function ActivityInput({ value, onChange, words, label, id }: ControlProps<readonly string[]>) {
  const own = words as unknown as ReturnType<typeof $text.get>
  const said = (name: string) => (name in wordOf ? own[wordOf[name as keyof typeof wordOf]] : name)
  const earlier = (at: number) => onChange(value.with(at, value[at - 1]!).with(at - 1, value[at]!))
  return (
    <ol id={id} className="product-order" aria-label={label}>
      {value.map((name, at) => (
        <li key={name}>
          {said(name)}
          {at > 0 && (
            <IconButton size="compact" label={own.up(said(name))} icon={<ArrowUp size={14} aria-hidden />} onClick={() => earlier(at)} />
          )}
        </li>
      ))}
    </ol>
  )
}
