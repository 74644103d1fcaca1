import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { State } from '#src/console/engine/state.tsx'
import { jsonText } from '#src/lib/json-text.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { $text } from './text.ts'

const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' || !value.startsWith('[')) return value === undefined || value === null || value === '' ? [] : [value]
  try {
    return listOf(JSON.parse(value))
  } catch {
    return [value]
  }
}

/** A value as its kind of form shows it: pictures, two times, on or off, or text. */
export function CrudCell({ type, value, base }: { type: string | undefined; value: unknown; base: string }) {
  const text = useStore($text)
  const list = listOf(value)
  if (type === 'switches') return <State isOn={Number(value) === 1}>{Number(value) === 1 ? text.on : text.off}</State>
  if (list.length === 0) return <>—</>
  if (type === 'frameImageOne' || type === 'frameImages')
    return (
      <span className="console-tags">
        {list.map((address, at) => (
          <ShopPicture key={at} src={String(address)} base={base} size={32} />
        ))}
      </span>
    )
  const words = list.map((one) => (typeof one === 'object' ? jsonText(one) : String(one)))
  if (type !== 'dateTime' && type !== 'dateTimeRange') return <>{words.join(', ')}</>
  return (
    <span>
      {words.map((time, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span className="console-crud-time">{at > 0 ? `--${time}` : time}</span>
        </Fragment>
      ))}
    </span>
  )
}
