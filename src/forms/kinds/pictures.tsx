import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { frameKind, mostOf } from '../frame.ts'
import { defineKind, listOf, type KindProps } from '../kind.ts'

type Value = readonly string[]

function PicturesControl({ rule, value, onChange, id, invalid, describedBy, tools }: KindProps<Value>) {
  const { Pictures } = tools
  if (Pictures)
    return <Pictures id={id} describedBy={describedBy} label={rule.title} most={mostOf(rule)} value={value} onChange={onChange} />
  const lines = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean) // prettier-ignore
  return (
    <Textarea
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      value={value.join('\n')}
      rows={3}
      onChange={(text) => onChange(lines(text))}
    />
  )
}

/** Several pictures in an order, as a list of addresses. */
export default defineKind<Value>({
  fits: (rule) => frameKind(rule) === 'pictures',
  read: ({ value }) => listOf(value).map(String),
  Control: PicturesControl,
})
