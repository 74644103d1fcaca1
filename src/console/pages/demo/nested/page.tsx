import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { shownMenu, trailOf } from '#src/console/menu.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { useLocation } from '#src/console/router/use-router.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { $text } from './text.ts'

/** Says by which entries of the menu one came. */
function Nested() {
  const text = useStore($text)
  const connection = useConnection()
  const menu = shownMenu(useStore(connection.$menu) ?? [], useStore(connection.$session)?.access ?? [])
  const trail = trailOf(menu, useLocation().path)
  const [note, setNote] = useState('')
  return (
    <DemoPage title={trail.at(-1)?.title ?? text.title} about={text.about}>
      <p>
        {text.where}: {trail.map(({ title }) => title).join(' / ')}
      </p>
      <Field label={text.note}>
        <Textarea value={note} onChange={setNote} rows={4} maxLength={500} />
      </Field>
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Nested })
