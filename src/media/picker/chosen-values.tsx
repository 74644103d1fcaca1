import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import type { Host } from '#src/door/host.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useHost, useHostProps } from '#src/ui/host.ts'
import { Picture } from '../grid/picture.tsx'
import { $text } from './picker.text.ts'

/** What the form around the library gets, where it is a field of one; each can be taken out again. */
export function ChosenValues() {
  const { form } = useHost()
  const { name } = useHostProps<{ name: string }>()
  return form && name ? <Values form={form} /> : null
}

function Values({ form }: { form: NonNullable<Host['form']> }) {
  const t = useStore($text)
  const values = useStore(form.$values)
  if (values.length === 0) return null
  return (
    <ul className="media-values" aria-label={t.inForm}>
      {values.map((value, index) => (
        <li key={`${index} ${value}`}>
          <Picture addresses={[value]} alt={t.formPicture(index + 1)} />
          <IconButton label={t.takeOut(index + 1)} icon={<X />} size="compact" onClick={() => form.choose(values.toSpliced(index, 1))} />
        </li>
      ))}
    </ul>
  )
}
