import { useStore } from '@nanostores/react'
import { ArrowRight } from 'lucide-react'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { $field } from '../../blocks/shared/field.text.ts'
import { nameOfBlock, wordsOfKind } from '../../blocks/shared/kind-name.ts'
import { $text as $older } from '../legacy.text.ts'
import type { Loss } from '../shared/conversion.ts'
import { $text } from './conversion.text.ts'
import type { PartConversion, Note } from './convert-page.ts'

interface PartRowProps {
  part: PartConversion
  isChosen: boolean
  note: Note | undefined
  onChange: (isChosen: boolean) => void
}

/** One part of the older page: what it becomes, and what of it cannot be carried. */
export function PartRow({ part, isChosen, note, onChange }: PartRowProps) {
  const t = useStore($text)
  const { block, becomes, losses, reserve } = part
  const kinds = [...new Set(becomes.map(({ kind }) => wordsOfKind(kind)))].join(' + ')
  return (
    <li className="designer-convert__line" data-chosen={isChosen || undefined}>
      <Checkbox checked={isChosen} disabled={reserve === 'nothing'} onChange={onChange}>
        <span className="designer-convert__kinds">
          {nameOfBlock(block)}
          {kinds && (
            <>
              <ArrowRight size={13} aria-label={t.becomes} />
              {kinds}
            </>
          )}
        </span>
      </Checkbox>
      {reserve && <small>{t[reserve]}</small>}
      {isChosen && note && <small>{t[note]}</small>}
      {isChosen && losses.length > 0 && (
        <ul>
          {losses.map((loss) => (
            <li key={loss.word}>
              <LossWords loss={loss} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function LossWords({ loss: { word, says } }: { loss: Loss }) {
  const t = useStore($text)
  const words: Readonly<Record<string, unknown>> = { ...useStore($field), ...useStore($older), ...t }
  const read = (key: string) => (typeof words[key] === 'string' ? words[key] : key)
  return t.lostWhat(read(word), read(says))
}
