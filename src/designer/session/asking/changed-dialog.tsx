import { useStore } from '@nanostores/react'
import { jsonText } from '#src/lib/json-text.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { wordsOfKind } from '../../blocks/shared/kind-name.ts'
import { useEditor } from '../../use-editor.ts'
import type { Difference } from '../compare.ts'
import { $text as $save } from '../save.text.ts'
import { $text } from './asking.text.ts'

const written = (value: unknown, none: string) => (value === undefined ? none : jsonText(value))

/** Tells what a server made of a page when it stored it. */
export function ChangedDialog() {
  const t = useStore($text)
  const save = useStore($save)
  const common = useStore($common)
  const { saver } = useEditor().session
  const changed = useStore(saver.$changed)
  const real = changed.filter((difference) => !difference.isHarmless)
  const close = () => saver.$changed.set([])
  return (
    <Dialog
      open={real.length > 0}
      onClose={close}
      title={t.changedTitle}
      width={640}
      footer={
        <Button variant="primary" onClick={close}>
          {common.confirm}
        </Button>
      }
    >
      <p>{t.changedCount(real.length)}</p>
      <ul className="designer-changes">
        {real.slice(0, 50).map((difference, index) => (
          <ChangedRow key={index} difference={difference} />
        ))}
      </ul>
      {changed.length > real.length && <p>{save.harmless(changed.length - real.length)}</p>}
    </Dialog>
  )
}

function ChangedRow({ difference }: { difference: Difference }) {
  const t = useStore($text)
  return (
    <li>
      <b>{wordsOfKind(difference.kind)}</b> <code>{difference.path}</code>
      <dl>
        <dt>{t.sent}</dt>
        <dd>{written(difference.sent, t.missing)}</dd>
        <dt>{t.stored}</dt>
        <dd>{written(difference.stored, t.missing)}</dd>
      </dl>
    </li>
  )
}
