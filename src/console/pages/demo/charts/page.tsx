import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { DemoPart } from '#src/console/parts/demo/demo-part.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { BasicsChart } from './basics-chart.tsx'
import { $text } from './text.ts'

/** Lines of a name and a number, or a dash where it is missing; what is neither is passed over. */
function written(lines: string): { name: string; value: string | null }[] {
  return lines.split('\n').flatMap((line) => {
    const [, name, figure] = /^(.*\S)\s+(-?\d{1,9}(?:\.\d+)?|[-–])\s*$/.exec(line) ?? []
    return name ? [{ name, value: /\d/.test(figure!) ? figure! : null }] : []
  })
}

function OwnChart() {
  const text = useStore($text)
  const [lines, setLines] = useState('')
  const figures = written(lines)
  return (
    <>
      <Field label={text.write}>
        <Textarea value={lines} onChange={setLines} rows={4} maxLength={1000} />
      </Field>
      {figures.length === 0 ? (
        <Empty text={text.nothing} />
      ) : (
        <Chart
          label={text.own}
          kind="line"
          points={figures.map(({ name }) => name)}
          series={[{ key: 'own', name: text.own, values: figures.map(({ value }) => value) }]}
        />
      )}
    </>
  )
}

/** Charts of what there is: rows of the server's own tables, and figures that somebody writes. */
function Charts() {
  const text = useStore($text)
  const connection = useConnection()
  const hasBasics = connection.capabilities.features.factory && connection.can('setting-systemBasicdata')
  return (
    <DemoPage title={text.title} about={text.about}>
      <DemoPart title={text.basics} isWide>
        {hasBasics ? <BasicsChart /> : <Empty text={text.noBasics} />}
      </DemoPart>
      <DemoPart title={text.own} isWide>
        <OwnChart />
      </DemoPart>
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Charts })
