import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Deferred } from '#src/gate/deferred.tsx'
import { draftName } from '#src/forms/draft-name.ts'
import { nameOf } from '#src/stores/reads.ts'
import { useRead } from '#src/stores/use-read.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { FormPageProps } from '../../form/form-page.tsx'
import { useLocation, useRouter } from '../../router/use-router.ts'
import { matchRoute } from '../../routes.ts'
import { StatusPage } from '../../status-page/status-page.tsx'
import { useTabs } from '../../tabs/tab-scope.ts'
import { $text } from '../engine.text.ts'
import type { FormPage, PageWords, StayingFormPage } from '../page.ts'
import { PartHead } from '../part-head.tsx'

const formPage = lazyPart<FormPageProps<never>>(async () => (await import('../../form/form-page.tsx')).FormPage)
const pending = <Skeleton rows={6} height={28} />

/** A form that is a page; its code is loaded when the first one opens. */
export function FormScreen<Row, W extends PageWords>({ page }: { page: FormPage<Row, W> }) {
  const words = useStore(page.text)
  const text = useStore($text)
  const connection = useConnection()
  const { path } = useLocation()
  const id = matchRoute(path)?.params['id'] ?? ''
  const leave = useLeaving(path, page.back.to)
  const read = useRead(connection, id ? ['row', nameOf(page), id] : null, (over) => page.read(over, id), { isOnce: true })
  const from = String(words[page.back.word])
  const title = id ? `${String(words[page.edit])} ID:${id}` : words.title
  if (id && read.state === 'failed')
    return (
      <section className="console-part" aria-label={title}>
        <PartHead title={title} from={from} onBack={leave} />
        <ErrorCard title={text.rowNotRead} message={read.message} onRetry={read.reload} />
      </section>
    )
  if (id && read.state !== 'there') return pending
  const props = {
    form: page.form,
    row: read.state === 'there' ? read.data : undefined,
    draft: draftName(page.back.to, 'form', id),
    title,
    from,
    onBack: leave,
    onDone: leave,
  }
  return <Deferred key={id} part={formPage} props={props as unknown as FormPageProps<never>} pending={pending} />
}

/** A form that is the whole page: nothing is left by saving it. */
export function StayingForm<Row, W extends PageWords>({ page }: { page: StayingFormPage<Row, W> }) {
  const words = useStore(page.text)
  const { path } = useLocation()
  const { features } = useConnection().capabilities
  if (page.feature && !features[page.feature]) return <StatusPage kind="missing" />
  const props = { form: page.form, draft: draftName(path, 'form', ''), title: words.title, isStaying: true, onDone: () => {} }
  return <Deferred part={formPage} props={props as unknown as FormPageProps<never>} pending={pending} />
}

/** Leaves a page that is done: its tab goes with it, what is open in it was sent or given up. */
export function useLeaving(path: string, to: string): () => void {
  const router = useRouter()
  const tabs = useTabs()
  const leave = async () => {
    if (!tabs || (await tabs.close([path]))) await router.go(to)
  }
  return () => void leave()
}
