import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './text.ts'

const keys = [
  'setting-system_admin-add',
  'setting-system_role-add',
  'setting-system_menus-add',
  'setting-systemBasicdata-import',
  'setting-weightRange-import',
]

/** Buttons as the person's own keys show them. */
function ButtonPermission() {
  const text = useStore($text)
  const connection = useConnection()
  useStore(connection.$session)
  const notify = useNotify()
  const [tried, setTried] = useState('')
  const rows = tried.trim() && !keys.includes(tried.trim()) ? [...keys, tried.trim()] : keys
  const show = (key: string) => (connection.can(key) ? <Button onClick={() => notify.info(text.pressed)}>{text.button}</Button> : text.none)
  return (
    <DemoPage title={text.title} about={text.about}>
      <Field label={text.try}>
        <Input value={tried} onChange={setTried} maxLength={100} />
      </Field>
      <Table
        caption={text.title}
        rows={rows}
        rowKey={(key) => key}
        columns={[
          { key: 'key', title: text.key, show: (key) => <CodeText>{key}</CodeText> },
          { key: 'shown', title: text.shown, show },
        ]}
      />
    </DemoPage>
  )
}

export default definePage({ text: $text, view: ButtonPermission })
