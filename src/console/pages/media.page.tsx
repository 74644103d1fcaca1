import { useStore } from '@nanostores/react'
import { phonePageOf, type PhonePlace } from '#src/lib/phone-page.ts'
import { useHostProps } from '#src/ui/host.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { definePage } from '../engine/page.ts'
import { TagHost } from '../tag-host.tsx'
import { $text } from './media.text.ts'

function MediaPage() {
  const text = useStore($text)
  return (
    <section className="console-page-box" aria-label={text.title}>
      <TagHost
        tag="crm-media-library"
        attributes={{ mode: 'page', 'phone-page': phonePageOf(useHostProps<PhonePlace>()) }}
        pending={<Skeleton rows={6} />}
      />
    </section>
  )
}

export default definePage({ text: $text, view: MediaPage })
