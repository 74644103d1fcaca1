import { ImageInput } from '#src/pickers/image-input.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'

/** One picture from the media library. */
export function ImageControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const take = (next: string) => {
    onChange(next)
    onCommit()
  }
  return <ImageInput value={value} label={wordOf(words, row.field)} size={row.size} use={row.use ?? 'picture'} onChange={take} />
}
