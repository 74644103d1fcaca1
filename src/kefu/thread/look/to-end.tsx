import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { DownIcon } from '../icons.tsx'
import { $text } from '../thread.text.ts'
import css from './to-end.css?inline'

addStyles(css)

/** Leads back to the newest message, and says that there are new ones. */
export function ToEnd({ hasNews, onPress }: { hasNews: boolean; onPress(): void }) {
  const text = useStore($text)
  return (
    <button type="button" className="kefu-to-end" data-news={hasNews || undefined} onClick={onPress}>
      <DownIcon />
      {hasNews ? text.newest : <span className="ui-sr">{text.toEnd}</span>}
    </button>
  )
}
