import { useStore } from '@nanostores/react'
import { Captions } from 'lucide-react'
import { Delta } from 'quill/core.js'
import { useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import type { Attributes } from './quill/attributes.ts'
import { $text } from './rich-text.text.ts'
import type { Seen } from './use-text-editor.ts'

type Quill = Seen['editor']['quill']

/** The first picture of what is marked; with nothing marked, the one beside the caret. */
function pictureAt(quill: Quill) {
  const { index, length } = quill.selection.savedRange
  let at = length > 0 ? index : Math.max(0, index - 1)
  for (const { insert, attributes } of quill.getContents(at, length || index - at + 1).ops) {
    const picture = (insert as { image?: Attributes }).image
    if (picture) return { at, picture, attributes }
    at += typeof insert === 'string' ? insert.length : 1
  }
  return undefined
}

/** What a picture shows, for those who do not see it. */
export function PictureWords({ seen, onAct }: { seen: Seen; onAct: () => void }) {
  const t = useStore($text)
  const { quill } = seen.editor
  const found = pictureAt(quill)
  const put = (alt: string) => {
    if (!found) return
    const { at, picture, attributes } = found
    onAct()
    quill.updateContents(
      new Delta()
        .retain(at)
        .delete(1)
        .insert({ image: { ...picture, alt } }, attributes),
      'user',
    )
    onAct()
  }
  return (
    <Popover trigger={<IconButton size="compact" label={t.words} icon={<Captions size={15} />} disabled={!found} />} label={t.words}>
      {(close) => (
        <Words
          value={found?.picture['alt'] ?? ''}
          onDone={(words) => {
            put(words)
            close()
          }}
        />
      )}
    </Popover>
  )
}

function Words({ value, onDone }: { value: string; onDone: (words: string) => void }) {
  const t = useStore($text)
  const common = useStore($common)
  const [words, setWords] = useState(value)
  const done = () => onDone(words.trim())
  return (
    <div className="rich-words">
      <Field label={t.words} help={t.wordsHelp}>
        <Input value={words} onChange={setWords} maxLength={200} onEnter={done} />
      </Field>
      <Button size="compact" variant="primary" onClick={done}>
        {common.confirm}
      </Button>
    </div>
  )
}
