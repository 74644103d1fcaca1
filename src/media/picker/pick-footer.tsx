import { useStore } from '@nanostores/react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './picker.text.ts'

interface PickFooterProps {
  count: number
  limit: number
  onCancel(): void
  onPick(): void
}

export function PickFooter({ count, limit, onCancel, onPick }: PickFooterProps) {
  const t = useStore($text)
  const common = useStore($common)
  const most = limit === 1 ? t.hintOne : limit === Infinity ? t.hintMany : t.hintAtMost(limit)
  const hint = count === 0 ? most : limit === 1 || limit === Infinity ? t.chosen(count) : t.chosenOf(count, limit)
  return (
    <footer className="media-pick">
      <span className="media-pick-hint">{hint}</span>
      <Button onClick={onCancel}>{common.cancel}</Button>
      <Button variant="primary" onClick={onPick}>
        {count > 1 ? `${t.use} (${count})` : t.use}
      </Button>
    </footer>
  )
}
