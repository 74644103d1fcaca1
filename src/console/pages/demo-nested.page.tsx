import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { definePage } from '../engine/page.ts'
import { shownMenu, trailOf } from '../menu.ts'
import { usePlace } from '../router/use-router.ts'
import { $text } from './demo-nested.text.ts'

/** Says by which entries of the menu one came. */
function Nested() {
  const text = useStore($text)
  const connection = useConnection()
  const menu = shownMenu(useStore(connection.$menu) ?? [], useStore(connection.$session)?.access ?? [])
  const trail = trailOf(menu, usePlace().path)
  const [note, setNote] = useState('')
  return (
    <section className="console-list" aria-label={text.title}>
      <header className="console-list-head">
        <div>
          <h1>{trail.at(-1)?.title ?? text.title}</h1>
          <p className="console-faint">{text.about}</p>
        </div>
      </header>
      <p>
        {text.where}: {trail.map(({ title }) => title).join(' / ')}
      </p>
      <Field label={text.note}>
        <Textarea value={note} onChange={setNote} rows={4} maxLength={500} />
      </Field>
    </section>
  )
}

export default definePage({ text: $text, view: Nested })
