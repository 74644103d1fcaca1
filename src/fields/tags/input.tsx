import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import css from '../fields.css?inline'
import { $fieldWords } from '../fields.text.ts'
import type { InputProps } from '../input.ts'

addStyles(css)

const separator = /[,，、;；]/

/** Words that people make up: Enter or a comma adds one, Backspace in the empty field takes the last one away. */
export default function TagsInput({ value, onChange, id, invalid, describedBy }: InputProps<readonly string[]>) {
  const text = useStore($fieldWords)
  const [typed, setTyped] = useState('')
  const add = (words: string) => {
    const parts = words.split(separator).map((one) => one.trim())
    const added = parts.filter((one, at) => one !== '' && !value.includes(one) && parts.indexOf(one) === at)
    if (added.length > 0) onChange([...value, ...added])
    setTyped('')
  }
  return (
    <div className="field-tags-input">
      {value.map((tag) => (
        <span key={tag} className="field-tag">
          {tag}
          <IconButton
            size="compact"
            label={text.removeTag(tag)}
            icon={<X size={12} aria-hidden />}
            onClick={() => onChange(value.filter((one) => one !== tag))}
          />
        </span>
      ))}
      <Input
        id={id}
        value={typed}
        placeholder={value.length === 0 ? text.addTag : ''}
        invalid={invalid}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onChange={(next) => (separator.test(next) ? add(next) : setTyped(next))}
        onEnter={() => add(typed)}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
        }}
      />
    </div>
  )
}
