import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { $text } from './text.ts'

const states = ['empty', 'loading', 'failed'] as const

/** The three states of a page that are not its usual one. */
function Pages() {
  const text = useStore($text)
  const [state, setState] = useState<(typeof states)[number]>('empty')
  const retry = () => setState('loading')
  return (
    <DemoPage title={text.title} about={text.about}>
      <Tabs value={state} onChange={setState} tabs={states.map((value) => ({ value, label: text[value] }))} aria-label={text.state} />
      {state === 'empty' && <Empty text={text.nothing} action={<Button onClick={retry}>{text.fill}</Button>} />}
      {state === 'loading' && <Skeleton rows={6} height={20} />}
      {state === 'failed' && <ErrorCard title={text.notRead} message={text.why} onRetry={retry} />}
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Pages })
