import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { readChatAdvertisement } from '#src/api/chat-feedback.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import css from './advert.css?inline'
import { $text } from './advert.text.ts'

addStyles(css)

/** Whether HTML shows anything. */
const isEmpty = (html: string) => !/<(img|video|audio)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** What the shop's staff show beside the chat; nothing where they show nothing, or it cannot be read. */
export function Advert({ connection }: { connection: VisitorConnection }) {
  const text = useStore($text)
  const [html, setHtml] = useState('')
  useEffect(() => {
    let isCurrent = true
    connection.send(readChatAdvertisement, {}).then(
      (reply) => isCurrent && setHtml(typeof reply?.content === 'string' ? reply.content : ''),
      // nobody misses an advertisement
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [connection])
  if (isEmpty(html)) return null
  return (
    <aside className="kefu-advert">
      <RichText html={html} label={text.advert} />
    </aside>
  )
}
