import { useStore } from '@nanostores/react'
import { definePage } from '#src/console/engine/define-page.ts'
import { TagHost } from '#src/console/tag-host.tsx'
import { phonePageOf, type PhonePageProps } from '#src/lib/phone-page.ts'
import { useHostProps } from '#src/ui/host.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

function MediaPage() {
  const text = useStore($text)
  return (
    <section className="console-page-box" aria-label={text.title}>
      <TagHost
        tag="crm-media-library"
        attributes={{ mode: 'page', 'phone-page': phonePageOf(useHostProps<PhonePageProps>()) }}
        pending={<Skeleton rows={6} />}
      />
    </section>
  )
}

export default definePage({ text: $text, view: MediaPage })
