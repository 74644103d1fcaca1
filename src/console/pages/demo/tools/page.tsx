import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { DemoPart } from '#src/console/parts/demo/demo-part.tsx'
import { readDecimal, sumOf } from '#src/lib/decimal.ts'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { QrCode } from '#src/ui/qr-code/qr-code.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { $text } from './text.ts'

function CodeTool() {
  const text = useStore($text)
  const [content, setContent] = useState('')
  return (
    <>
      <Field label={text.text}>
        <Input value={content} onChange={setContent} maxLength={200} />
      </Field>
      {content && <QrCode text={content} label={`${text.code}: ${content}`} size={160} />}
    </>
  )
}

function SumTool() {
  const text = useStore($text)
  const [figures, setFigures] = useState('')
  const values = figures.split(/\s+/).filter(Boolean).map(readDecimal)
  const known = values.filter((value) => value !== null)
  const isWrong = known.length < values.length
  return (
    <>
      <Field label={text.figures} error={isWrong && text.wrong}>
        <Textarea value={figures} onChange={setFigures} rows={4} maxLength={2000} />
      </Field>
      {values.length > 0 && !isWrong && (
        <p role="status">
          {text.total}: {sumOf(known)}
        </p>
      )}
    </>
  )
}

/** Small tools of the house: a QR code, an exact sum. */
function Tools() {
  const text = useStore($text)
  return (
    <DemoPage title={text.title} about={text.about}>
      <DemoPart title={text.code} isWide>
        <CodeTool />
      </DemoPart>
      <DemoPart title={text.sum} isWide>
        <SumTool />
      </DemoPart>
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Tools })
